import type { ReactNode } from 'react'

/** A browser's canvas, or WeChat's canvas node. */
export interface PictureCanvas {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

export interface CanvasPictureRequest {
  /** In CSS pixels, as the height. */
  width: number
  height: number
  pixelRatio: number
  /** The wait before the canvas is read, in ms, for slow devices. */
  delay: number
  /** Draws the picture. Returns a cleanup function. */
  draw(canvas: PictureCanvas): Promise<() => void>
}

/** Returns a PNG for this host's `Image`: a data URL or a path. Undefined when it failed. */
export type TakePicture = (order: CanvasPictureRequest) => Promise<string | undefined>

export interface CanvasPictureTools {
  takePicture: TakePicture
  /** An invisible element that must be on the page. */
  stage: ReactNode
}

export const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))
