/** Converts the conditions of a query to the form and back. */
import type { Condition } from '@domain/query/condition'
import type { Dimension } from '@/libraries/library'
import { EMPTY_GROUP, type Form, type Group, groupOf, isExcluding, withoutFields, modeOf } from './form'
import { endsOf, rangeConditions } from './ranges'

/** Returns the group with the condition added, or `undefined` if the condition does not fit. */
function groupWith(dimension: Dimension, group: Group, condition: Condition): Group | undefined {
  const { kind, options = [] } = dimension
  if (kind === 'dateRange' || kind === 'feeRange') {
    const ends = group.from || group.to ? undefined : endsOf(dimension, condition)
    return ends && { ...group, ...ends, conditions: [condition] }
  }
  if (!condition.value.trim()) return undefined
  if (kind === 'checkbox' && !options.some(({ value }) => value === condition.value)) return undefined
  const mode = modeOf(dimension, condition)
  const gap = condition.space === undefined ? group.gap : String(condition.space)
  return {
    ...group,
    conditions: [...group.conditions, condition],
    any: group.any || Boolean(dimension.anyOrAll && condition.any),
    ...(mode && !group.mode ? { mode, gap } : {}),
  }
}

export function formOf(dimensions: Dimension[], conditions: Condition[], added: string[] = []): Form {
  const form: Form = { groups: {}, others: [], added: added.filter(key => dimensions.some(one => one.key === key)) }
  for (const condition of conditions) {
    const dimension = dimensions.find(({ name }) => name === condition.name)
    const group = dimension && groupWith(dimension, form.groups[dimension.key] ?? EMPTY_GROUP, condition)
    if (dimension && group) form.groups[dimension.key] = group
    else form.others.push(condition)
  }
  return form
}

function inAny(condition: Condition, any: boolean): Condition {
  if (isExcluding(condition) || Boolean(condition.any) === any) return condition
  return any ? { ...condition, any } : withoutFields(condition, 'any')
}

function conditionsOfGroup(dimension: Dimension, group: Group): Condition[] {
  const { kind, anyOrAll } = dimension
  const { conditions, any } = group
  if (kind === 'dateRange' || kind === 'feeRange') return rangeConditions(dimension, group)
  // A document has only one of these values. Several selected values are therefore alternatives.
  if (kind === 'checkbox') return conditions.length > 1 ? conditions.map(one => inAny(one, true)) : conditions
  return anyOrAll ? conditions.map(one => inAny(one, any)) : conditions
}

export const conditionsOf = (dimensions: Dimension[], form: Form): Condition[] => [
  ...dimensions.reduce<Condition[]>((all, one) => [...all, ...conditionsOfGroup(one, groupOf(form, one))], []),
  ...form.others,
]
