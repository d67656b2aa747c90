import { createContext } from 'react'
import type { LayerScopePort } from './port'

interface Layer {
  close: () => void
}

/** The layers over one page, the topmost last. */
export class LayerScope implements LayerScopePort {
  private readonly layers: Layer[] = []
  private readonly listeners = new Set<(count: number) => void>()

  private notify() {
    for (const listener of this.listeners) listener(this.layers.length)
  }

  add(close: () => void) {
    const layer = { close }
    this.layers.push(layer)
    this.notify()
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1)
      this.notify()
    }
  }

  closeTop = () => this.layers[this.layers.length - 1]?.close()

  /** Tells how many there are, now and whenever it changes; answers how to stop. */
  subscribe(listener: (count: number) => void) {
    this.listeners.add(listener)
    listener(this.layers.length)
    return () => void this.listeners.delete(listener)
  }
}

/** Of the page that a layer is drawn on. */
export const LayerScopeContext = createContext(new LayerScope())
