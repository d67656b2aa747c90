/** What an answer must hold for a screen to draw it. What holds less is garbled: a sentence and a way to try again. */
export type Shape = (answer: unknown) => boolean

const isRecord = (answer: unknown): answer is Record<string, unknown> => typeof answer === 'object' && answer !== null

export const isThere: Shape = answer => answer !== undefined && answer !== null

export const isList: Shape = answer => Array.isArray(answer) && answer.every(isRecord)

/** A list at the end of a way of names: `listAt('judgements', 'judgementDtoList')`. */
export const listAt =
  (...way: string[]): Shape =>
  answer =>
    isList(way.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), answer))

/** Lists by name, some of which may be absent. */
export const isListByName: Shape = answer =>
  isRecord(answer) && Object.keys(answer).every(name => answer[name] === undefined || isList(answer[name]))

/** A list whose members hold lists in their turn: `listOf('groups', listOf('charts', listOf('items')))`. */
export const listOf =
  (name: string, inner: Shape = isThere): Shape =>
  answer => {
    if (!isRecord(answer)) return false
    const members = answer[name]
    return isList(members) && (members as unknown[]).every(inner)
  }

/** Groups of charts. */
export const areCharts = listOf('groups', listOf('charts', listOf('items')))
