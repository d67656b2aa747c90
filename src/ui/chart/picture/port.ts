import type { ReactNode } from 'react'
import type { Drawing } from '../types'

export interface PictureRequest {
  /** With everything that is to be seen: title, source, date. */
  drawing: Drawing
  /** In CSS pixels. */
  width: number
  pixelRatio: number
  /** How long a slow canvas gets before it is read, in ms. */
  delay: number
}

/** Answers a PNG as this host shows one in an `Image`: a data URL, a path; nothing when there is none to be had. */
export type DrawPicture = (request: PictureRequest) => Promise<string | undefined>

export interface PictureTools {
  drawPicture: DrawPicture
  /** To be put anywhere on the page; it is not seen. */
  stage: ReactNode
}
