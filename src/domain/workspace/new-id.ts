/** Creates an id that is unique across devices, from the time and a random number. */
export const newId = (kind: string, moment: number, chance: number) =>
  `${kind} ${moment.toString(36)}${chance.toString(36).slice(2, 8)}`
