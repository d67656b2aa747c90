export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}
export interface SafeAreaPort {
  insets(): Insets
  /** Room that the mini-program's capsule takes at the right of the header, in px; 0 elsewhere. */
  capsuleWidth(): number
  /** The window the page is drawn in, in px. */
  window(): { width: number; height: number }
  onResize(listener: () => void): () => void
}
