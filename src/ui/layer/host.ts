import type { LayerHost } from './port'

/** Props of what keeps a finger from moving the page below. */
export const blockScroll = { catchMove: true }

/** The mini-program has neither a keyboard nor a focus to keep; its mask catches the scroll. */
export const holdLayer: (layer: LayerHost) => () => void = () => () => undefined

export const rememberFocus: (box: unknown) => () => void = () => () => undefined
