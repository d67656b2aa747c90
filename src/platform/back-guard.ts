/** H5 needs no guard: the router handles the browser's back. */
export const backGuards = { release: () => Promise.resolve() }
