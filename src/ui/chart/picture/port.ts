import type { ReactNode } from 'react'
import type { CanvasPictureRequest } from '../../canvas-picture/port'
import type { PaintChart, ChartSurface } from '../paint'
import type { ChartDrawing } from '../types'

interface PictureRequest extends Pick<CanvasPictureRequest, 'width' | 'pixelRatio' | 'delay'> {
  /** The complete drawing, with title, source and date. */
  drawing: ChartDrawing
}

/** Returns a PNG in the form that this host's `Image` shows. Returns `undefined` on failure. */
export type DrawPicture = (request: PictureRequest) => Promise<string | undefined>

export interface PictureTools {
  drawPicture: DrawPicture
  /** An invisible element for the canvas. It must be on the page. */
  stage: ReactNode
}

/** The paint function and the canvas for it. */
export interface Painter {
  paint: PaintChart
  surface: ChartSurface
}
