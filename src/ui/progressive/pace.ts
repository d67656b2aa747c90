/** The mini-program draws all parts in one step, because each step costs a transfer to its view layer. */
export const PARTS_PER_STEP = Infinity
