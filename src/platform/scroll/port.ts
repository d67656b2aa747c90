export interface ScrollPort {
  /** Moves the page on top, at once. */
  to(top: number): void
}
