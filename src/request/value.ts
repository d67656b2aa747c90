/**
 * Reads untyped JSON, value by value. Null and values of a wrong type count as absent.
 * Numbers and texts of digits are accepted for each other.
 */
import { isRecord } from '@domain/guards'

export type JsonFields = Record<string, unknown>

/** All fields of a type from types/api, even optional ones. A reader that omits a field does not compile. */
export type AllFields<T> = { [Key in keyof Required<T>]: T[Key] }

export const toFields = (value: unknown): JsonFields => (isRecord(value) ? value : {})

/** Reads a text. Returns '' for an absent value. */
export function toText(value: unknown): string {
  if (typeof value === 'number' && isFinite(value)) return String(value)
  return typeof value === 'string' ? value : ''
}

/** Reads a text. Returns `undefined` for a blank text. */
export const toOptionalText = (value: unknown): string | undefined => (toText(value).trim() ? toText(value) : undefined)

export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return isFinite(value) ? value : undefined
  const digits = typeof value === 'string' ? value.trim().replace(/,/g, '') : ''
  return /^-?\d{1,15}(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** Reads a non-negative number and drops its decimals. */
export function toCount(value: unknown): number | undefined {
  const amount = toNumber(value)
  return amount !== undefined && amount >= 0 ? Math.floor(amount) : undefined
}

const YES: unknown[] = [true, 1, 'true', '1']
const NO: unknown[] = [false, 0, 'false', '0']

export function toFlag(value: unknown): boolean | undefined {
  if (YES.indexOf(value) >= 0) return true
  return NO.indexOf(value) >= 0 ? false : undefined
}

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads the rows of a list. Drops unreadable rows. */
export function readRows<T>(value: unknown, read: (row: JsonFields) => T | undefined): T[] {
  const rows: T[] = []
  for (const member of toList(value)) {
    const one = isRecord(member) ? read(member) : undefined
    if (one !== undefined) rows.push(one)
  }
  return rows
}

/** Removes each row whose name an earlier row has. */
export function uniqueBy<T>(rows: T[], nameOf: (row: T) => string): T[] {
  const names = new Set<string>()
  return rows.filter(row => !names.has(nameOf(row)) && names.add(nameOf(row)))
}

/** Returns a function that reads a list. The function returns `undefined` if a non-empty list has no readable row. */
export const rowsReader =
  <T>(read: (row: JsonFields) => T | undefined) =>
  (answer: unknown): T[] | undefined => {
    if (!Array.isArray(answer)) return undefined
    const rows = readRows(answer, read)
    return rows.length || !answer.length ? rows : undefined
  }

const BETWEEN_WORDS = /[;；,，、|\s]+/

/** Reads words from a list, or from one text with separators. */
export function toWords(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(toText) : toText(value).split(BETWEEN_WORDS)
  return parts.map(word => word.trim()).filter(Boolean)
}

/** Reads one text, or joins a list of texts. */
export const toJoinedText = (value: unknown, by = '、'): string =>
  Array.isArray(value) ? value.map(toText).filter(Boolean).join(by) : toText(value)

/** Returns the first id that is not blank in the named fields. */
export function readRowId(row: JsonFields, ...names: string[]): string {
  for (const name of names) {
    const id = toText(row[name]).trim()
    if (id) return id
  }
  return ''
}

/** Parses JSON in a text. Returns other values unchanged. */
export function parseNestedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
