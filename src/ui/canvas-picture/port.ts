import type { ReactNode } from 'react'

/** A browser's canvas, or WeChat's canvas node. */
export interface PictureCanvas {
  width: number
  height: number
  getContext(type: '2d'): unknown
}

export interface CanvasPictureRequest {
  /** The width in CSS pixels; the height has the same unit. */
  width: number
  height: number
  pixelRatio: number
  /** The time in ms before the canvas is read. Slow devices need it to finish the drawing. */
  delay: number
  /** Draws the picture. Returns a cleanup function. */
  draw(canvas: PictureCanvas): Promise<() => void>
}

/** Returns a PNG for this host's `Image`: a data URL or a path. Returns `undefined` on failure. */
export type TakePicture = (order: CanvasPictureRequest) => Promise<string | undefined>

export interface CanvasPictureTools {
  takePicture: TakePicture
  /** An invisible element for the canvas. It must be on the page. */
  stage: ReactNode
}

export const waitMilliseconds = (milliseconds: number) =>
  new Promise<void>(resolve => setTimeout(resolve, milliseconds))
