/** Does nothing: on H5 the router handles the browser's back button. */
export const backGuards = { release: () => Promise.resolve() }
