/** A browser's back is heard by the router. */
export const backGuards = { release: () => Promise.resolve() }
