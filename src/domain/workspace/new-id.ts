/** Creates an id from the time and a random number. It is unique across devices. */
export const newEntryId = (kind: string, moment: number, chance: number) =>
  `${kind} ${moment.toString(36)}${chance.toString(36).slice(2, 8)}`
