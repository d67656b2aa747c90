/** Props of a group with one tab stop; the mini-program has no keys to answer to. */
export const arrowKeys = (): Record<string, unknown> => ({})
