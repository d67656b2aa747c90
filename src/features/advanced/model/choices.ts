/** Turns the choices of a checkbox into conditions of a group. */
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Dimension } from '@/libraries/library'
import { type Group, type EntryProblem, groupSignOf } from './form'

/** Returns the suggestion groups that belong to a dimension. */
export const suggestionsFor = ({ suggest }: Dimension, groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ pre }) => suggest !== undefined && suggest.groups.indexOf(pre) >= 0)

export const selectedValues = ({ conditions }: Group): string[] => conditions.map(({ value }) => value)

export const toggledValue = (chosen: string[], value: string): string[] =>
  chosen.indexOf(value) >= 0 ? chosen.filter(one => one !== value) : [...chosen, value]

/** Selects or deselects a value. Beyond the dimension's limit, selects no further value. */
export function toggledWithinLimit(
  dimension: Dimension,
  chosen: string[],
  value: string,
): { chosen: string[]; problem?: EntryProblem } {
  const next = toggledValue(chosen, value)
  return next.length > Math.max(dimension.maxCount, chosen.length) ? { chosen, problem: 'tooMany' } : { chosen: next }
}

/** Selects values, in the order of the options. Conditions selected before stay unchanged. */
export function setSelected(dimension: Dimension, group: Group, chosen: string[]): Group {
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
