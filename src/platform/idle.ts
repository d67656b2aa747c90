/** Runs the work at once, because the mini-program has all its code on the device. */
export const whenIdle = (work: () => void) => work()
