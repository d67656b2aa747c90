/** Said by the browser: what is not reached although there is a network is not told of here. */
export const isWithoutNetwork = () => Promise.resolve(!navigator.onLine)
