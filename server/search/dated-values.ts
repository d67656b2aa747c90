/**
 * Values that change on days that are known in advance, such as the status of a law that begins next year. A document
 * has its first value, and beside it a dated value with all changes: `尚未生效 20270101现行有效`.
 */
import { beijingDay } from '@domain/format/beijing-time'
import type { FacetCount } from '../engine/port'

const SEPARATOR = ' '
const DAY_LENGTH = 8

/** Converts a day to a number: 20270101. */
const numberOf = (day: string) => Number(day.replaceAll('-', ''))
const todayBound = () => numberOf(beijingDay(new Date()))

const isDated = (value: string) => value.includes(SEPARATOR)

interface Change {
  /** The first day on which a document has the value: 2027-01-01. */
  day: string
  value: string
}

/**
 * Returns the dated value of a document, or nothing if its value never changes. `changes` are in chronological order.
 */
export const datedValue = (first: string, changes: Change[]): string[] =>
  changes.length ? [[first, ...changes.map(({ day, value }) => `${numberOf(day)}${value}`)].join(SEPARATOR)] : []

function valuesOf(dated: string, today: number): { first: string; now: string } {
  const [first = '', ...changes] = dated.split(SEPARATOR)
  const past = changes.filter(change => Number(change.slice(0, DAY_LENGTH)) <= today)
  return { first, now: past.at(-1)?.slice(DAY_LENGTH) ?? first }
}

/** Returns the number of documents for each value, by the value that they have today. */
export function countsOfToday(counts: readonly FacetCount[]): FacetCount[] {
  const byValue = new Map(counts.filter(({ value }) => !isDated(value)).map(({ value, count }) => [value, count]))
  const add = (value: string, count: number) => byValue.set(value, (byValue.get(value) ?? 0) + count)
  const countOf = new Map(counts.map(({ value, count }) => [value, count]))
  for (const { value, first, now } of valuesChangedToday(counts)) {
    const count = countOf.get(value) ?? 0
    add(first, -count)
    add(now, count)
  }
  return [...byValue].filter(([, count]) => count > 0).map(([value, count]) => ({ value, count }))
}

/** A dated value. `first` is its value before the first change, `now` the value of today. */
interface ChangedValue {
  value: string
  first: string
  now: string
}

/** Returns the dated values whose value today differs from the first one. */
export function valuesChangedToday(counts: readonly FacetCount[]): ChangedValue[] {
  const today = todayBound()
  return counts
    .filter(({ value }) => isDated(value))
    .map(({ value }) => ({ value, ...valuesOf(value, today) }))
    .filter(({ first, now }) => first !== now)
}
