/** Guards check values from outside the app: stored data, native bridges, replies of services. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A function that returns the value if it is valid, otherwise `undefined`. */
export type Guard<T> = (value: unknown) => T | undefined

/** The maximum length in characters of a header word or a line. */
const MAX_LENGTH = 4096

export const textGuard =
  (max: number): Guard<string> =>
  value =>
    typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined

/** Accepts a text of any length, and cuts it. */
export const cutText =
  (max: number): Guard<string> =>
  value =>
    typeof value === 'string' && value.length > 0 ? value.slice(0, max) : undefined

export const integerGuard =
  (min: number, max: number): Guard<number> =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined

/** Reads a timestamp in milliseconds that Date can represent. */
export const momentGuard = integerGuard(0, 8.64e15)

export const oneOf =
  <T>(...members: readonly T[]): Guard<T> =>
  value =>
    members.find(member => member === value)

/** Reads a list. Returns its first `max` valid members. */
export const listOf =
  <T>(member: Guard<T>, max: number): Guard<T[]> =>
  value =>
    Array.isArray(value)
      ? value
          .map(member)
          .filter((each): each is NonNullable<typeof each> => each !== undefined)
          .slice(0, max)
      : undefined

/** Returns the value if it is one word of printable ASCII, as headers require, and does not begin like JSON. */
export const headerWordGuard = (value: string) =>
  value.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(value) && !/^[[{"]/.test(value) ? value : undefined

/** Returns the value if it is one line without control characters. */
export const lineGuard = (value: string) =>
  value.length <= MAX_LENGTH && /^[\x20-\x7e\u00a0-\uffff]+$/.test(value) ? value : undefined

export const flagGuard = (value: string) =>
  /^(?:true|1)$/.test(value) ? true : /^(?:false|0)$/.test(value) ? false : undefined

/** Works like `Object.fromEntries`, which phones before iOS 12.2 lack. */
export function fromEntries<T>(entries: ReadonlyArray<readonly [string, T]>): Record<string, T> {
  const record: Record<string, T> = {}
  for (const [name, value] of entries) record[name] = value
  return record
}
