/** A browser has a pull of its own. */
export const useRefresh: (search: () => Promise<unknown>, dispatch: (event: never) => void) => void = () => undefined
