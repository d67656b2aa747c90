import { useContext } from 'react'
import type { LayerHostOptions, LayerScopePort } from '../ports'
import { LayerScopeContext } from './scope'

/** Props for an element that stops a finger from scrolling the page below. */
export const scrollBlockProps = { catchMove: true }

/** Does nothing: the mini-program has no keyboard and no focus, and its mask blocks the scroll. */
export const activateLayer: (layer: LayerHostOptions) => () => void = () => () => undefined

/** Returns the layers of the current page. The phone's back button closes the topmost one (see `PageLayers`). */
export const useLayerScope = (): LayerScopePort => useContext(LayerScopeContext)

export const rememberFocus: (box: unknown) => () => void = () => () => undefined
