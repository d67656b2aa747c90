/** As the browser reports it. An unreachable server does not count as no network. */
export const isWithoutNetwork = () => Promise.resolve(!navigator.onLine)
