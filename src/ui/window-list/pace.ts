import type { WindowSizes } from '../ports'

/** Draws more rows at a time: each update is a transfer to the mini-program's view layer, so there should be few. */
export const windowSizes: WindowSizes = { rows: 5, near: 0.4, far: 1.75, drawLater: draw => draw() }
