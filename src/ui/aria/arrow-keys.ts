/** Returns no props: the mini-program has no keyboard. */
export const arrowKeyProps = (): Record<string, unknown> => ({})
