/** Converts the ends of a range to a condition and back. */
import type { Condition } from '@domain/query/condition'
import { isDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import { formatRange, parseRange } from '@domain/format/range'
import { rangeInWords } from '@domain/query/value-words'
import type { Dimension } from '@/libraries/library'
import { type Group, groupSignOf } from './form'

const isFee = (end: string) => /^[1-9]\d*$/.test(end) && Number(end) <= LIMITS.input.fee

const rangeValue = ({ value, start, end }: Condition) => value || formatRange(start, end)

/** Returns the ends of a range for the form, or `undefined` if the condition is not such a range. */
export function endsOf({ kind }: Dimension, condition: Condition): { from: string; to: string } | undefined {
  const { from = '', to = '' } = parseRange(rangeValue(condition)) ?? {}
  const fits = kind === 'feeRange' ? isFee : isDay
  const ends = [from, to].filter(Boolean)
  return ends.length > 0 && ends.every(fits) ? { from, to } : undefined
}

export function rangeConditions(dimension: Dimension, { from, to, conditions }: Group): Condition[] {
  const value = formatRange(from, to)
  if (!value) return []
  const [before] = conditions
  if (before && rangeValue(before) === value) return [before]
  const description = rangeInWords(dimension.name, parseRange(value) ?? {})
  return [{ name: dimension.name, value, level: 1, description, selectSign: groupSignOf(dimension) }]
}

/** Returns the range that a search uses if the end lies before the start. */
export function correctedRange(dimension: Dimension, { from, to }: Group): string | undefined {
  const read = parseRange(formatRange(from, to))
  return from && to && read?.from === undefined ? rangeInWords(dimension.name, read ?? {}) : undefined
}
