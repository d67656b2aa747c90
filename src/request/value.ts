/**
 * Reading what came over the wire, a value at a time. Null is absent. A value of another type is absent too, or is taken for what it
 * says where that does no harm: a number for its digits, digits for their number.
 */
import { isRecord } from '@domain/guards'

export type Fields = Record<string, unknown>

/** Every field of the contract is read: one that is forgotten is a compile error. */
export type Whole<T> = { [Key in keyof Required<T>]: T[Key] }

export const fields = (value: unknown): Fields => (isRecord(value) ? value : {})

/** '' where there is none. */
export function text(value: unknown): string {
  if (typeof value === 'number' && isFinite(value)) return String(value)
  return typeof value === 'string' ? value : ''
}

/** Absent where it says nothing. */
export const maybeText = (value: unknown): string | undefined => (text(value).trim() ? text(value) : undefined)

export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return isFinite(value) ? value : undefined
  const digits = typeof value === 'string' ? value.trim().replace(/,/g, '') : ''
  return /^-?\d{1,15}(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** How many of something. */
export function count(value: unknown): number | undefined {
  const found = number(value)
  return found !== undefined && found >= 0 ? Math.floor(found) : undefined
}

const YES: unknown[] = [true, 1, 'true', '1']
const NO: unknown[] = [false, 0, 'false', '0']

export function flag(value: unknown): boolean | undefined {
  if (YES.indexOf(value) >= 0) return true
  return NO.indexOf(value) >= 0 ? false : undefined
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What of a list can be read. */
export function each<T>(value: unknown, read: (row: Fields) => T | undefined): T[] {
  const found: T[] = []
  for (const member of list(value)) {
    const one = isRecord(member) ? read(member) : undefined
    if (one !== undefined) found.push(one)
  }
  return found
}

/** The first of those that go by one name. */
export function uniqueBy<T>(rows: T[], nameOf: (row: T) => string): T[] {
  const known = new Set<string>()
  return rows.filter(row => !known.has(nameOf(row)) && known.add(nameOf(row)))
}

/** A list that is the answer: one of which nothing can be read is none. */
export const listOf =
  <T>(read: (row: Fields) => T | undefined) =>
  (answer: unknown): T[] | undefined => {
    if (!Array.isArray(answer)) return undefined
    const found = each(answer, read)
    return found.length || !answer.length ? found : undefined
  }

const BETWEEN_WORDS = /[;；,，、|\s]+/

/** Words in a list, or in one text. */
export function words(value: unknown): string[] {
  const given = Array.isArray(value) ? value.map(text) : text(value).split(BETWEEN_WORDS)
  return given.map(word => word.trim()).filter(Boolean)
}

/** One text, or several as one. */
export const joined = (value: unknown, by = '、'): string =>
  Array.isArray(value) ? value.map(text).filter(Boolean).join(by) : text(value)

/** The first of these names that names something. */
export function idOf(row: Fields, ...names: string[]): string {
  for (const name of names) {
    const id = text(row[name]).trim()
    if (id) return id
  }
  return ''
}

/** What a text holds as JSON; what is none stays as it is. */
export function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
