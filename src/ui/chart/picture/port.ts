import type { ReactNode } from 'react'
import type { CanvasPictureRequest } from '../../canvas-picture/port'
import type { Paint, Surface } from '../paint'
import type { ChartDrawing } from '../types'

export interface PictureRequest extends Pick<CanvasPictureRequest, 'width' | 'pixelRatio' | 'delay'> {
  /** With everything that is to be seen: title, source, date. */
  drawing: ChartDrawing
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
