/** Turns typed or picked words into conditions of a group. */
import { isSameCondition, type Condition } from '@domain/query/condition'
import { supportsExclusion, readExclusion, splitIn } from '@domain/query/keywords'
import { hasTooManyGapWords } from '@domain/query/codec'
import type { Dimension } from '@/libraries/library'
import {
  type Form,
  type Group,
  type EntryOutcome,
  type EntryProblem,
  groupOf,
  isExcluding,
  groupSignOf,
  withGroup,
  nearOf,
  modeFields,
} from './form'

const unique = (values: string[]) => values.filter((value, at) => values.indexOf(value) === at)

/** Returns one value per condition: each word, or all words together for a proximity search. */
function valuesOf(dimension: Dimension, { text, mode }: Group): string[] {
  const { name, maxCount } = dimension
  if (maxCount === 1) return [text.trim()].filter(Boolean)
  const words = splitIn(name, text)
  const excludes = supportsExclusion(name)
  const parsed = words.map(word => (excludes ? readExclusion(word) : { word, exclude: false }))
  if (!nearOf(dimension, mode)) return unique(parsed.map(({ word, exclude }) => (exclude ? `-${word}` : word)))
  const phrase = parsed.filter(({ exclude }) => !exclude).map(({ word }) => word)
  const excluded = parsed.filter(({ exclude }) => exclude).map(({ word }) => `-${word}`)
  return unique([phrase.join(' '), ...excluded].filter(Boolean))
}

function add(dimension: Dimension, group: Group, condition: Condition): EntryOutcome {
  if (group.conditions.some(one => isSameCondition(one, condition))) return { group, problem: 'exists' }
  if (group.conditions.length >= dimension.maxCount) return { group, problem: 'tooMany' }
  const named = { ...condition, name: dimension.name, selectSign: groupSignOf(dimension) }
  const complete = isExcluding(named) ? named : { ...named, ...modeFields(dimension, group) }
  if (hasTooManyGapWords(complete)) return { group, problem: 'gapWords' }
  return { group: { ...group, conditions: [...group.conditions, complete] } }
}

/** Turns the text of the box into conditions. Words above the limit stay in the box. */
export function enterBoxText(dimension: Dimension, group: Group): EntryOutcome {
  if (dimension.pickOnly && group.text.trim()) return { group, problem: 'pickOnly' }
  const remaining: string[] = []
  let current = group
  let problem: EntryProblem | undefined
  for (const value of valuesOf(dimension, group)) {
    const outcome = add(dimension, current, { name: dimension.name, value, level: 1 })
    const hasNoRoom = outcome.problem === 'tooMany' || outcome.problem === 'gapWords'
    if (hasNoRoom) remaining.push(value)
    if (hasNoRoom || !remaining.length) problem = outcome.problem ?? problem
    current = outcome.group
  }
  return { group: { ...current, text: remaining.join(' ') }, ...(problem ? { problem } : {}) }
}

/**
 * Adds a suggestion as a condition. Drops the suggestion's depth where a level means a side of the party or a judge's
 * rank.
 */
export function pickSuggestion(dimension: Dimension, group: Group, condition: Condition): EntryOutcome {
  const ranked = dimension.modes === 'litigant' || dimension.presiding
  const adapted = { ...condition, name: dimension.name, ...(ranked ? { level: 1 } : {}) }
  const { group: picked, problem } = add(dimension, group, adapted)
  return problem ? { group, problem } : { group: { ...picked, text: '' } }
}

export const removeCondition = (group: Group, at: number): Group => ({
  ...group,
  conditions: group.conditions.filter((_, place) => place !== at),
})

/** Turns the text in all boxes into conditions. `refused` is the first box with a problem. */
export function enterAll(dimensions: Dimension[], form: Form): { form: Form; refused?: [Dimension, EntryProblem] } {
  let entered = form
  let refused: [Dimension, EntryProblem] | undefined
  for (const dimension of dimensions) {
    const outcome = enterBoxText(dimension, groupOf(form, dimension))
    if (outcome.problem && outcome.problem !== 'exists') refused = refused ?? [dimension, outcome.problem]
    entered = withGroup(entered, dimension, outcome.group)
  }
  return { form: entered, ...(refused ? { refused } : {}) }
}
