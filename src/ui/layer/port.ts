export interface LayerHost {
  /** The layer's box; an element on H5. */
  box: unknown
  onTop: () => boolean
  close: () => void
}
