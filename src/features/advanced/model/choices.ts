/** The choices of a checkbox, as conditions of a group. */
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Dimension } from '@/libraries/library'
import { type Group, type Problem, signOf } from './form'

/** The groups that a dimension can take from. */
export const suggestionsFor = ({ suggest }: Dimension, groups: SuggestionGroup[]): SuggestionGroup[] =>
  groups.filter(({ pre }) => suggest !== undefined && suggest.groups.indexOf(pre) >= 0)

export const chosenOf = ({ conditions }: Group): string[] => conditions.map(({ value }) => value)

export const tick = (chosen: string[], value: string): string[] =>
  chosen.indexOf(value) >= 0 ? chosen.filter(one => one !== value) : [...chosen, value]

/** Ticked or not, as far as the dimension has room. */
export function toggled(
  dimension: Dimension,
  chosen: string[],
  value: string,
): { chosen: string[]; problem?: Problem } {
  const next = tick(chosen, value)
  return next.length > Math.max(dimension.maxCount, chosen.length) ? { chosen, problem: 'tooMany' } : { chosen: next }
}

/** In the order in which they are offered; what was chosen before stays as it was. */
export function choose(dimension: Dimension, group: Group, chosen: string[]): Group {
  const { name, options = [] } = dimension
  const conditions = options
    .filter(({ value }) => chosen.indexOf(value) >= 0)
    .map(({ value, label }) => {
      const made = { name, value, level: 1, selectSign: signOf(dimension) }
      const known = group.conditions.find(one => one.value === value)
      return known ?? (label === value ? made : { ...made, description: label })
    })
  return { ...group, conditions }
}
