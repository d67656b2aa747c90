import type { PullDirection } from './dragging'

export interface LayerHost {
  /** The box of the layer. On H5 it is an element. */
  box: unknown
  isTop: () => boolean
  /** Whether the layer keeps the focus and blocks the page's scroll. */
  isModal: boolean
  close: () => void
}

export interface DragHost {
  /** The box of the layer. On H5 it is an element. */
  box: unknown
  /** The direction in which the box is pulled. */
  direction: PullDirection
  close: () => void
}

/** The layers over one page. */
export interface LayerScopePort {
  /** Adds a layer. Returns a function that removes it. */
  add(close: () => void): () => void
}
