interface OpenLayer {
  close: () => void
  /** Whether the page below is out of reach until the layer closes. */
  isModal: boolean
}

/** The open popups, drawers and sheets of a page. The last one is the topmost. */
const layers: OpenLayer[] = []
const listeners: Array<() => void> = []

/** Calls the listener whenever a layer opens. H5 then prepares the browser's back button for the layer. */
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

/** Closes the topmost layer when the phone's back button is pressed. Returns whether a layer was open. */
export function closeTopLayer() {
  const top = layers[layers.length - 1]
  top?.close()
  return top !== undefined
}
