import { PALETTES } from '../palette'
import type { Drawing } from '../types'
import type { PictureRequest } from './port'

/** A picture is handed on: it has a ground of its own and the same colours whatever the theme. */
export const lookOf = ({ width }: PictureRequest) => ({ width, palette: PALETTES.light })

export const grounded = (drawing: Drawing): Drawing => ({
  ...drawing,
  option: look => ({ backgroundColor: look.palette.card, ...drawing.option(look) }),
})

export const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))
