export interface WindowPace {
  /** Rows of a chunk. */
  rows: number
  /** Rows within this many screens of the view must be drawn … */
  near: number
  /** … otherwise the rows within this many screens are drawn. */
  far: number
  /** Draws rows outside the view with low priority. */
  drawLater: (draw: () => void) => void
}
