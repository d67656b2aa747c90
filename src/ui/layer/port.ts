import type { Way } from './dragging'

export interface LayerHost {
  /** The layer's box; an element on H5. */
  box: unknown
  onTop: () => boolean
  close: () => void
}

export interface DragHost {
  /** The layer's box; an element on H5. */
  box: unknown
  /** Where it goes. */
  way: Way
  close: () => void
}

/** The layers over one page. */
export interface Scope {
  /** Answers how to take the layer away. */
  add(close: () => void): () => void
}
