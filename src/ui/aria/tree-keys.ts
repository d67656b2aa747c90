/** Returns no props: the mini-program has no keyboard. */
export const treeKeyProps: (foldSelector: string) => Record<string, unknown> = () => ({})
