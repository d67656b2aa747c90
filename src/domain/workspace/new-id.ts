/** Known to no other device: the moment, and chance. */
export const newId = (kind: string, moment: number, chance: number) =>
  `${kind} ${moment.toString(36)}${chance.toString(36).slice(2, 8)}`
