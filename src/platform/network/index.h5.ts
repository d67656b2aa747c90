/**
 * Returns whether the device has no network, as the browser reports it. A server that does not answer does not count.
 */
export const isWithoutNetwork = () => Promise.resolve(!navigator.onLine)
