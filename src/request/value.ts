/**
 * Reads single values of a reply. Null counts as absent, and so does a value of another type; only numbers and digits are
 * converted into each other.
 */
import { isRecord } from '@domain/guards'

export type Fields = Record<string, unknown>

/** Requires every field of the contract: a forgotten one does not compile. */
export type Whole<T> = { [Key in keyof Required<T>]: T[Key] }

export const fields = (value: unknown): Fields => (isRecord(value) ? value : {})

/** '' if absent. */
export function text(value: unknown): string {
  if (typeof value === 'number' && isFinite(value)) return String(value)
  return typeof value === 'string' ? value : ''
}

/** `undefined` if blank. */
export const maybeText = (value: unknown): string | undefined => (text(value).trim() ? text(value) : undefined)

export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return isFinite(value) ? value : undefined
  const digits = typeof value === 'string' ? value.trim().replace(/,/g, '') : ''
  return /^-?\d{1,15}(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** A whole number, never negative. */
export function count(value: unknown): number | undefined {
  const parsed = number(value)
  return parsed !== undefined && parsed >= 0 ? Math.floor(parsed) : undefined
}

const YES: unknown[] = [true, 1, 'true', '1']
const NO: unknown[] = [false, 0, 'false', '0']

export function flag(value: unknown): boolean | undefined {
  if (YES.indexOf(value) >= 0) return true
  return NO.indexOf(value) >= 0 ? false : undefined
}

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The readable members of a list. */
export function each<T>(value: unknown, read: (row: Fields) => T | undefined): T[] {
  const rows: T[] = []
  for (const member of list(value)) {
    const one = isRecord(member) ? read(member) : undefined
    if (one !== undefined) rows.push(one)
  }
  return rows
}

/** The first row of each name. */
export function uniqueBy<T>(rows: T[], nameOf: (row: T) => string): T[] {
  const names = new Set<string>()
  return rows.filter(row => !names.has(nameOf(row)) && names.add(nameOf(row)))
}

/** Reads a reply that is a list. `undefined` if no member is readable. */
export const listOf =
  <T>(read: (row: Fields) => T | undefined) =>
  (answer: unknown): T[] | undefined => {
    if (!Array.isArray(answer)) return undefined
    const members = each(answer, read)
    return members.length || !answer.length ? members : undefined
  }

const BETWEEN_WORDS = /[;；,，、|\s]+/

/** Words of a list or of one text. */
export function words(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(text) : text(value).split(BETWEEN_WORDS)
  return parts.map(word => word.trim()).filter(Boolean)
}

/** Joins several texts into one. */
export const joined = (value: unknown, by = '、'): string =>
  Array.isArray(value) ? value.map(text).filter(Boolean).join(by) : text(value)

/** The first non-empty value of the named fields. */
export function idOf(row: Fields, ...names: string[]): string {
  for (const name of names) {
    const id = text(row[name]).trim()
    if (id) return id
  }
  return ''
}

/** Parses a text as JSON. Other values stay as they are. */
export function unpacked(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
