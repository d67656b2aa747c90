/** What stands in the form of an advanced search, as plain data. */
import type { Condition } from '@domain/query/condition'
import { readExclusion, knowsExclusion } from '@domain/query/keywords'
import type { Dimension } from '@/libraries/library'

/** All that one dimension was given. */
export interface Group {
  /** What stands in its box and is no condition yet. */
  text: string
  conditions: Condition[]
  /** How near words stand, or which side of the parties: the code of its search mode. */
  mode: number
  /** In characters, for the mode that has one. */
  gap: string
  /** 1 any, 0 all. */
  any: boolean
  /** The two ends of a range. */
  from: string
  to: string
}

export interface Form {
  /** By the key of the dimension. */
  groups: Record<string, Group>
  /** Keys of the dimensions that the reader put into the form. */
  added: string[]
  /** Conditions that no dimension of the form knows; they go on as they came. */
  others: Condition[]
}

export const nameOf = ({ label, name }: Dimension) => label ?? name

/** Why something was not taken into the form. */
export type Problem = 'exists' | 'tooMany' | 'pickOnly' | 'gapWords'
export interface Outcome {
  group: Group
  problem?: Problem
}

export const EMPTY: Group = { text: '', conditions: [], mode: 0, gap: '', any: false, from: '', to: '' }

export const groupOf = (form: Form, { key }: Dimension): Group => form.groups[key] ?? EMPTY

export const withGroup = (form: Form, { key }: Dimension, group: Group): Form => ({
  ...form,
  groups: { ...form.groups, [key]: group },
})

const isFilled = ({ conditions, from, to }: Group) => conditions.length > 0 || Boolean(from || to)

/** The form shows what it always has, what was added, and what holds a condition. */
export const isShown = (form: Form, dimension: Dimension) =>
  dimension.initial || form.added.indexOf(dimension.key) >= 0 || isFilled(groupOf(form, dimension))

export const isExcluding = ({ name, value }: Condition) => knowsExclusion(name) && readExclusion(value.trim()).exclude

export function without(condition: Condition, ...keys: Array<keyof Condition>): Condition {
  const rest = { ...condition }
  for (const key of keys) delete rest[key]
  return rest
}

/** Conditions made in one group carry one sign, so that they go together. */
export const signOf = ({ key }: Dimension) => `advanced:${key}`

export function addDimension(form: Form, { key }: Dimension): Form {
  return form.added.indexOf(key) >= 0 ? form : { ...form, added: [...form.added, key] }
}

/** Its conditions go with it. */
export function dropDimension(form: Form, dimension: Dimension): Form {
  const added = form.added.filter(key => key !== dimension.key)
  return { ...withGroup(form, dimension, EMPTY), added }
}
