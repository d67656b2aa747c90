/** The open popups, drawers and sheets of a page, the topmost last. */
const layers: { close: () => void }[] = []
let notifyOpened: () => void = () => undefined

/** Calls the listener when a layer opens. H5 then prepares the browser's back button for the layer. */
export function onLayerOpened(listener: () => void) {
  notifyOpened = listener
}

export function pushLayer(close: () => void) {
  const layer = { close }
  layers.push(layer)
  notifyOpened()
  return {
    isTop: () => layers[layers.length - 1] === layer,
    remove: () => {
      const index = layers.indexOf(layer)
      if (index >= 0) layers.splice(index, 1)
    },
  }
}

export const openLayerCount = () => layers.length

/** Closes the topmost layer for the phone's back button. Returns whether a layer was open. */
export function closeTopLayer() {
  const top = layers[layers.length - 1]
  top?.close()
  return top !== undefined
}
