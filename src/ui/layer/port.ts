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
  /** Where it goes. */
  direction: PullDirection
  close: () => void
}

/** The layers over one page. */
export interface LayerScopePort {
  /** Answers how to take the layer away. */
  add(close: () => void): () => void
}
