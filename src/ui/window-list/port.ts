export interface WindowPace {
  /** The number of rows in a chunk. */
  rows: number
  /** The distance, in screens, within which rows must be drawn. If one is missing, more rows are drawn (see `far`). */
  near: number
  /** The distance, in screens, within which rows are drawn when a near row was missing. */
  far: number
  /** Draws rows outside the view with low priority. */
  drawLater: (draw: () => void) => void
}
