/** The two ends of a range, as a condition. */
import type { Condition } from '@domain/query/condition'
import { isDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import { formatRange, parseRange } from '@domain/format/range'
import { rangeInWords } from '@domain/query/value-words'
import type { Dimension } from '@/libraries/library'
import { type Group, signOf } from './form'

const isFee = (end: string) => /^[1-9]\d*$/.test(end) && Number(end) <= LIMITS.input.fee

export const valueOf = ({ value, start, end }: Condition) => value || formatRange(start, end)

/** The ends that the form can show; nothing, where the condition is another kind of choice. */
export function endsOf({ kind }: Dimension, condition: Condition): { from: string; to: string } | undefined {
  const { from = '', to = '' } = parseRange(valueOf(condition)) ?? {}
  const fits = kind === 'feeRange' ? isFee : isDay
  const given = [from, to].filter(Boolean)
  return given.length > 0 && given.every(fits) ? { from, to } : undefined
}

export function rangeConditions(dimension: Dimension, { from, to, conditions }: Group): Condition[] {
  const value = formatRange(from, to)
  if (!value) return []
  const [before] = conditions
  if (before && valueOf(before) === value) return [before]
  const description = rangeInWords(dimension.name, parseRange(value) ?? {})
  return [{ name: dimension.name, value, level: 1, description, selectSign: signOf(dimension) }]
}

/** How a range whose end lies below its start will be read. */
export function misread(dimension: Dimension, { from, to }: Group): string | undefined {
  const read = parseRange(formatRange(from, to))
  return from && to && read?.from === undefined ? rangeInWords(dimension.name, read ?? {}) : undefined
}
