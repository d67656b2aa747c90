/** Converts the conditions of a query to the form and back. */
import type { Condition } from '@domain/query/condition'
import { isDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import { formatRange, parseRange } from '@domain/format/range'
import { rangeInWords } from '@domain/query/labels'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Dimension } from '@/libraries/library'
import {
  EMPTY_GROUP,
  type AdvancedForm,
  type ConditionGroup,
  groupOf,
  isExclusion,
  withoutFields,
  modeCodeOf,
  groupSignOf,
  type InputProblem,
} from './form'

/** Whether the text is a positive whole number within the limit for fees. */
const isFee = (end: string) => /^[1-9]\d*$/.test(end) && Number(end) <= LIMITS.input.amount

const rangeValue = ({ value, start, end }: Condition) => value || formatRange(start, end)

/**
 * Returns the ends of a range for the form. Returns `undefined` if the value is no valid range of the dimension's kind.
 */
export function rangeEndsOf({ kind }: Dimension, condition: Condition): { from: string; to: string } | undefined {
  const { from = '', to = '' } = parseRange(rangeValue(condition)) ?? {}
  const fits = kind === 'feeRange' ? isFee : isDay
  const ends = [from, to].filter(Boolean)
  return ends.length > 0 && ends.every(fits) ? { from, to } : undefined
}

function rangeConditions(dimension: Dimension, { from, to, conditions }: ConditionGroup): Condition[] {
  const value = formatRange(from, to)
  if (!value) return []
  const [before] = conditions
  if (before && rangeValue(before) === value) return [before]
  const description = rangeInWords(dimension.name, parseRange(value) ?? {})
  return [{ name: dimension.name, value, level: 1, description, selectSign: groupSignOf(dimension) }]
}

/**
 * If the end lies before the start, returns the range that the search uses instead, in words. Otherwise returns
 * `undefined`.
 */
export function correctedRangeText(dimension: Dimension, { from, to }: ConditionGroup): string | undefined {
  const read = parseRange(formatRange(from, to))
  return from && to && read?.from === undefined ? rangeInWords(dimension.name, read ?? {}) : undefined
}

/** Returns the group with the condition added, or `undefined` if the condition does not fit. */
function groupWith(dimension: Dimension, group: ConditionGroup, condition: Condition): ConditionGroup | undefined {
  const { kind, options = [] } = dimension
  if (kind === 'dateRange' || kind === 'feeRange') {
    const ends = group.from || group.to ? undefined : rangeEndsOf(dimension, condition)
    return ends && { ...group, ...ends, conditions: [condition] }
  }
  if (!condition.value.trim()) return undefined
  if (kind === 'checkbox' && !options.some(({ value }) => value === condition.value)) return undefined
  const mode = modeCodeOf(dimension, condition)
  const gap = condition.space === undefined ? group.gap : String(condition.space)
  return {
    ...group,
    conditions: [...group.conditions, condition],
    any: group.any || Boolean(dimension.anyOrAll && condition.any),
    ...(mode && !group.mode ? { mode, gap } : {}),
  }
}

/** Returns the form for a query. `added` has the keys of dimensions that the reader has added to the form. */
export function formFromConditions(
  dimensions: Dimension[],
  conditions: Condition[],
  added: string[] = [],
): AdvancedForm {
  const form: AdvancedForm = {
    groups: {},
    others: [],
    added: added.filter(key => dimensions.some(one => one.key === key)),
  }
  for (const condition of conditions) {
    const dimension = dimensions.find(({ name }) => name === condition.name)
    const group = dimension && groupWith(dimension, form.groups[dimension.key] ?? EMPTY_GROUP, condition)
    if (dimension && group) form.groups[dimension.key] = group
    else form.others.push(condition)
  }
  return form
}

function inAny(condition: Condition, any: boolean): Condition {
  if (isExclusion(condition) || Boolean(condition.any) === any) return condition
  return any ? { ...condition, any } : withoutFields(condition, 'any')
}

function conditionsOfGroup(dimension: Dimension, group: ConditionGroup): Condition[] {
  const { kind, anyOrAll } = dimension
  const { conditions, any } = group
  if (kind === 'dateRange' || kind === 'feeRange') return rangeConditions(dimension, group)
  // A document has only one value of this dimension. The selected values are therefore alternatives.
  if (kind === 'checkbox') return conditions.length > 1 ? conditions.map(one => inAny(one, true)) : conditions
  return anyOrAll ? conditions.map(one => inAny(one, any)) : conditions
}

export const conditionsFromForm = (dimensions: Dimension[], form: AdvancedForm): Condition[] => [
  ...dimensions.reduce<Condition[]>((all, one) => [...all, ...conditionsOfGroup(one, groupOf(form, one))], []),
  ...form.others,
]

/** Returns the suggestion groups that belong to a dimension. */
export const suggestionsFor = ({ suggest }: Dimension, groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ pre }) => suggest !== undefined && suggest.groups.indexOf(pre) >= 0)

export const selectedValues = ({ conditions }: ConditionGroup): string[] => conditions.map(({ value }) => value)

export const toggleValue = (chosen: string[], value: string): string[] =>
  chosen.indexOf(value) >= 0 ? chosen.filter(one => one !== value) : [...chosen, value]

/** Selects or deselects a value. Beyond the dimension's limit, selects no further value. */
export function toggleValueWithinLimit(
  dimension: Dimension,
  chosen: string[],
  value: string,
): { chosen: string[]; problem?: InputProblem } {
  const next = toggleValue(chosen, value)
  return next.length > Math.max(dimension.maxCount, chosen.length) ? { chosen, problem: 'tooMany' } : { chosen: next }
}

/** Replaces the selected values, in the order of the options. A value that was selected before keeps its condition. */
export function setSelectedValues(dimension: Dimension, group: ConditionGroup, chosen: string[]): ConditionGroup {
  const { name, options = [] } = dimension
  const conditions = options
    .filter(({ value }) => chosen.indexOf(value) >= 0)
    .map(({ value, label }) => {
      const condition = { name, value, level: 1, selectSign: groupSignOf(dimension) }
      const existing = group.conditions.find(one => one.value === value)
      return existing ?? (label === value ? condition : { ...condition, description: label })
    })
  return { ...group, conditions }
}
