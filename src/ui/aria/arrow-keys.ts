/** Returns no props: the mini-program has no keyboard. */
export const arrowKeys = (): Record<string, unknown> => ({})
