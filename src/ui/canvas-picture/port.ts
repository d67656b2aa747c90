import type { ReactNode } from 'react'

/** As a page has one, or as WeChat hands one out. */
export interface PictureCanvas {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

export interface PictureOrder {
  /** In CSS pixels, as the height. */
  width: number
  height: number
  pixelRatio: number
  /** How long a slow canvas gets before it is read, in ms. */
  delay: number
  /** Answers what is to be done when the picture is taken. */
  draw(canvas: PictureCanvas): Promise<() => void>
}

/** Answers a PNG as this host shows one in an `Image`: a data URL, a path; nothing when there is none to be had. */
export type TakePicture = (order: PictureOrder) => Promise<string | undefined>

export interface CanvasPictureTools {
  takePicture: TakePicture
  /** To be put anywhere on the page; it is not seen. */
  stage: ReactNode
}

export const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))
