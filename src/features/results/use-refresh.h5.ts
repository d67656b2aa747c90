/** Does nothing: browsers have their own pull to refresh. */
export const useResultsRefresh: (search: () => Promise<unknown>, dispatch: (event: never) => void) => void = () =>
  undefined
