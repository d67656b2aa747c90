/** Every change crosses over to the view layer of a mini-program: all parts in one. */
export const PARTS_PER_STEP = Infinity
