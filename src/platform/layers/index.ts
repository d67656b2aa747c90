/** Popups, drawers and sheets that lie over a page, the topmost last. */
const layers: { close: () => void }[] = []

export function pushLayer(close: () => void) {
  const layer = { close }
  layers.push(layer)
  return {
    onTop: () => layers[layers.length - 1] === layer,
    remove: () => {
      const at = layers.indexOf(layer)
      if (at >= 0) layers.splice(at, 1)
    },
  }
}

/** For a phone's own back key: closes the topmost layer and answers whether there was one. */
export function closeTopLayer() {
  const top = layers[layers.length - 1]
  top?.close()
  return top !== undefined
}
