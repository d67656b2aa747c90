import type { ReactNode } from 'react'
import type { PictureOrder } from '../../canvas-picture/port'
import type { Paint, Surface } from '../paint'
import type { Drawing } from '../types'

export interface PictureRequest extends Pick<PictureOrder, 'width' | 'pixelRatio' | 'delay'> {
  /** With everything that is to be seen: title, source, date. */
  drawing: Drawing
}

/** Answers a PNG as this host shows one in an `Image`; nothing when there is none to be had. */
export type DrawPicture = (request: PictureRequest) => Promise<string | undefined>

export interface PictureTools {
  drawPicture: DrawPicture
  /** To be put anywhere on the page; it is not seen. */
  stage: ReactNode
}

/** What paints, and on what. */
export interface Painter {
  paint: Paint
  surface: Surface
}
