export interface WindowPace {
  /** Rows of a chunk. */
  rows: number
  /** What lies within so many screens of the view must be drawn … */
  near: number
  /** … and when it is not, so much is. */
  far: number
  /** Draws what is not in view yet, when there is time. */
  drawLater: (draw: () => void) => void
}
