import { useCallback } from 'react'
import { useCanvasPicture } from '../../canvas-picture'
import { PALETTES } from '../palette'
import type { Drawing } from '../types'
import { painterOf } from './painter'
import type { DrawPicture, PictureTools } from './port'

export { pictureBase64 } from './painter'

const grounded = (drawing: Drawing): Drawing => ({
  ...drawing,
  option: look => ({ backgroundColor: look.palette.card, ...drawing.option(look) }),
})

/** A picture is handed on: it has a ground of its own and the same colours whatever the theme. */
export function usePicture(): PictureTools {
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
          return paint(surface, grounded(drawing), { width, palette: PALETTES.light }, pixelRatio).dispose
        },
      }),
    [takePicture],
  )
  return { drawPicture, stage }
}
