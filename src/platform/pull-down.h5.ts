/** Does nothing: a browser has its own pull to refresh. */
export const usePullDown: (refresh: () => Promise<unknown>) => void = () => undefined
