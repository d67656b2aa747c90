/** Turns the choices of a checkbox into conditions of a group. */
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Dimension } from '@/libraries/library'
import { type Group, type Problem, signOf } from './form'

/** The suggestion groups of a dimension. */
export const suggestionsFor = ({ suggest }: Dimension, groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ pre }) => suggest !== undefined && suggest.groups.indexOf(pre) >= 0)

export const selectedValues = ({ conditions }: Group): string[] => conditions.map(({ value }) => value)

export const toggledValue = (chosen: string[], value: string): string[] =>
  chosen.indexOf(value) >= 0 ? chosen.filter(one => one !== value) : [...chosen, value]

/** Toggles a value within the dimension's limit. */
export function toggledWithinLimit(
  dimension: Dimension,
  chosen: string[],
  value: string,
): { chosen: string[]; problem?: Problem } {
  const next = toggledValue(chosen, value)
  return next.length > Math.max(dimension.maxCount, chosen.length) ? { chosen, problem: 'tooMany' } : { chosen: next }
}

/** Selects values, in the order of the options. Conditions selected before stay unchanged. */
export function setSelected(dimension: Dimension, group: Group, chosen: string[]): Group {
  const { name, options = [] } = dimension
  const conditions = options
    .filter(({ value }) => chosen.indexOf(value) >= 0)
    .map(({ value, label }) => {
      const condition = { name, value, level: 1, selectSign: signOf(dimension) }
      const existing = group.conditions.find(one => one.value === value)
      return existing ?? (label === value ? condition : { ...condition, description: label })
    })
  return { ...group, conditions }
}
