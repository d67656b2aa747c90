/** A browser loads a page anew by a pull of its own. */
export const usePullDown: (refresh: () => Promise<unknown>) => void = () => undefined
