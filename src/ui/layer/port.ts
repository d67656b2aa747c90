import type { PullDirection } from './dragging'

export interface LayerHost {
  /** The layer's box; an element on H5. */
  box: unknown
  isTop: () => boolean
  close: () => void
}

export interface DragHost {
  /** The layer's box; an element on H5. */
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
