/** Whether the device has no network, as the browser reports it. A server that cannot be reached is another case. */
export const isWithoutNetwork = () => Promise.resolve(!navigator.onLine)
