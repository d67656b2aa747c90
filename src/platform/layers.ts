interface OpenLayer {
  close: () => void
  /** Whether the page below is out of reach until the layer closes. */
  isModal: boolean
}

/** The open layers (popups, drawers and sheets), the topmost last. */
const layers: OpenLayer[] = []
const listeners: Array<() => void> = []

/** Calls the listener whenever a layer opens. For example, H5 prepares the browser's back button for the layer. */
export function onLayerOpened(listener: () => void) {
  listeners.push(listener)
}

export function pushLayer(close: () => void, isModal = true) {
  const layer = { close, isModal }
  layers.push(layer)
  listeners.forEach(listener => listener())
  return {
    isTop: () => layers[layers.length - 1] === layer,
    remove: () => {
      const index = layers.indexOf(layer)
      if (index >= 0) layers.splice(index, 1)
    },
  }
}

export const openLayerCount = () => layers.length

export const isPageCovered = () => layers.some(({ isModal }) => isModal)

/** Closes the topmost layer, for the browser's back button. Returns whether a layer was open. */
export function closeTopLayer() {
  const top = layers[layers.length - 1]
  top?.close()
  return top !== undefined
}
