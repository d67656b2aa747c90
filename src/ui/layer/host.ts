import { useContext } from 'react'
import type { LayerHost, LayerScopePort } from './port'
import { LayerScopeContext } from './scope'

/** Props of what keeps a finger from moving the page below. */
export const blockScroll = { catchMove: true }

/** The mini-program has neither a keyboard nor a focus to keep; its mask catches the scroll. */
export const activateLayer: (layer: LayerHost) => () => void = () => () => undefined

/** A step back closes the layers of a page: see `PageLayers`. */
export const useLayerScope = (): LayerScopePort => useContext(LayerScopeContext)

export const rememberFocus: (box: unknown) => () => void = () => () => undefined
