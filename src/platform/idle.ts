/** The mini-program has all of its code at hand: what may come later in a browser comes at once. */
export const whenIdle = (work: () => void) => work()
