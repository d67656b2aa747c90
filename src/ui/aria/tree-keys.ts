/** Returns no props: the mini-program has no keyboard. */
export const treeKeys: (foldSelector: string) => Record<string, unknown> = () => ({})
