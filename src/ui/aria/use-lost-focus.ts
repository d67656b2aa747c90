/** Props of what takes the focus that is lost with a change; the mini-program has none. */
export const useLostFocus: (cause: unknown) => Record<string, unknown> = () => ({})
