import { useCallback } from 'react'
import { useCanvasPicture } from '../../canvas-picture'
import { PALETTES } from '../palette'
import type { ChartDrawing } from '../types'
import type { DrawPicture, PictureTools } from './port'
import { painterOf } from './painter'

export { pictureBase64 } from './painter'

const withBackground = (drawing: ChartDrawing): ChartDrawing => ({
  ...drawing,
  option: frame => ({ backgroundColor: frame.palette.card, ...drawing.option(frame) }),
})

/** Draws a chart as a picture. The picture has its own background and always uses the light colours. */
export function useChartPicture(): PictureTools {
  const { takePicture, stage } = useCanvasPicture()
  const drawPicture: DrawPicture = useCallback(
    ({ drawing, width, pixelRatio, delay }) =>
      takePicture({
        width,
        height: drawing.height,
        pixelRatio,
        delay,
        async draw(canvas) {
          const { paint, surface } = await painterOf(canvas)
          return paint(surface, withBackground(drawing), { width, palette: PALETTES.light }, pixelRatio).dispose
        },
      }),
    [takePicture],
  )
  return { drawPicture, stage }
}
