/** Of the dimensions that only members may choose in, these say so; for the others the login popup opens. */
const SAYS_SO: readonly string[] = ['标的额', '刑罚']

export const saysLoginFirst = (dimension: string): boolean => SAYS_SO.indexOf(dimension) >= 0
