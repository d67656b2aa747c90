/** Returns no props: the mini-program has no keyboard. */
export const escapeKeyProps: (id: string) => Record<string, unknown> = () => ({})
