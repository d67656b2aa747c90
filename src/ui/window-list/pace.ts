import type { WindowPace } from './port'

/** Every change crosses over to the view layer of a mini-program: fewer of them, each of more rows. */
export const pace: WindowPace = { rows: 5, near: 0.4, far: 1.75, drawLater: draw => draw() }
