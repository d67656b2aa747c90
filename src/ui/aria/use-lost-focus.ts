/** Returns no props: the mini-program has no focus. */
export const useLostFocus: (cause: unknown) => Record<string, unknown> = () => ({})
