/** Returns no props: the mini-program has no keyboard. */
export const escapeTo: (id: string) => Record<string, unknown> = () => ({})
