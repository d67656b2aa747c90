/** Popups, drawers and sheets that lie over a page, the topmost last. */
const layers: { close: () => void }[] = []
let whenOpened: () => void = () => undefined

/** For a host that has to prepare its back key for a layer. */
export function onLayerOpened(told: () => void) {
  whenOpened = told
}

export function pushLayer(close: () => void) {
  const layer = { close }
  layers.push(layer)
  whenOpened()
  return {
    onTop: () => layers[layers.length - 1] === layer,
    remove: () => {
      const at = layers.indexOf(layer)
      if (at >= 0) layers.splice(at, 1)
    },
  }
}

export const openLayers = () => layers.length

/** For a phone's own back key: closes the topmost layer and answers whether there was one. */
export function closeTopLayer() {
  const top = layers[layers.length - 1]
  top?.close()
  return top !== undefined
}
