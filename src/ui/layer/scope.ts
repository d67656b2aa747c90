import { createContext } from 'react'
import type { LayerScopePort } from '../ports'

interface Layer {
  close: () => void
}

/** Holds the layers over one page, the topmost last. */
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

  /**
   * Calls the listener with the number of layers, now and after every change. Returns a function that stops the calls.
   */
  subscribe(listener: (count: number) => void) {
    this.listeners.add(listener)
    listener(this.layers.length)
    return () => void this.listeners.delete(listener)
  }
}

/** Gives each layer the layers of its page. */
export const LayerScopeContext = createContext(new LayerScope())
