/** Whether the device has no network, as the browser reports it. An unreachable server is another case. */
export const isWithoutNetwork = () => Promise.resolve(!navigator.onLine)
