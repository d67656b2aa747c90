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
