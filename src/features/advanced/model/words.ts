/** Turns typed or picked words into conditions of a group. */
import { isSameCondition, type Condition } from '@domain/query/condition'
import { supportsExclusion, readExclusion, splitForDimension } from '@domain/query/keywords'
import { hasTooManyGapWords } from '@domain/query/codec'
import type { Dimension } from '@/libraries/library'
import {
  type AdvancedForm,
  type ConditionGroup,
  type InputOutcome,
  type InputProblem,
  groupOf,
  isExclusion,
  groupSignOf,
  withGroup,
  nearModeOf,
  modeFields,
} from './form'

const unique = (values: string[]) => values.filter((value, at) => values.indexOf(value) === at)

/**
 * Returns the values for the typed words: one value for each word. A proximity search has one value with all words, and
 * one for each exclusion. A dimension with one condition has the whole text as its value.
 */
function valuesOf(dimension: Dimension, { text, mode }: ConditionGroup): string[] {
  const { name, maxCount } = dimension
  if (maxCount === 1) return [text.trim()].filter(Boolean)
  const words = splitForDimension(name, text)
  const excludes = supportsExclusion(name)
  const parsed = words.map(word => (excludes ? readExclusion(word) : { word, exclude: false }))
  if (!nearModeOf(dimension, mode)) return unique(parsed.map(({ word, exclude }) => (exclude ? `-${word}` : word)))
  const phrase = parsed.filter(({ exclude }) => !exclude).map(({ word }) => word)
  const excluded = parsed.filter(({ exclude }) => exclude).map(({ word }) => `-${word}`)
  return unique([phrase.join(' '), ...excluded].filter(Boolean))
}

function add(dimension: Dimension, group: ConditionGroup, condition: Condition): InputOutcome {
  if (group.conditions.some(one => isSameCondition(one, condition))) return { group, problem: 'exists' }
  if (group.conditions.length >= dimension.maxCount) return { group, problem: 'tooMany' }
  const named = { ...condition, name: dimension.name, selectSign: groupSignOf(dimension) }
  const complete = isExclusion(named) ? named : { ...named, ...modeFields(dimension, group) }
  if (hasTooManyGapWords(complete)) return { group, problem: 'gapWords' }
  return { group: { ...group, conditions: [...group.conditions, complete] } }
}

/**
 * Turns the text of the box into conditions. Words above a limit stay in the box. Text stays too if the dimension
 * accepts only suggestions.
 */
export function enterBoxText(dimension: Dimension, group: ConditionGroup): InputOutcome {
  if (dimension.pickOnly && group.text.trim()) return { group, problem: 'pickOnly' }
  const remaining: string[] = []
  let current = group
  let problem: InputProblem | undefined
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
 * Adds a suggestion as a condition. The `level` of a suggestion is its depth in a tree. For parties and judges `level`
 * means something else, so it becomes 1.
 */
export function pickSuggestion(dimension: Dimension, group: ConditionGroup, condition: Condition): InputOutcome {
  const ranked = dimension.modes === 'litigant' || dimension.presiding
  const adapted = { ...condition, name: dimension.name, ...(ranked ? { level: 1 } : {}) }
  const { group: picked, problem } = add(dimension, group, adapted)
  return problem ? { group, problem } : { group: { ...picked, text: '' } }
}

export const removeCondition = (group: ConditionGroup, at: number): ConditionGroup => ({
  ...group,
  conditions: group.conditions.filter((_, place) => place !== at),
})

/** Turns the text in all boxes into conditions. `refused` is the first box with a problem other than a duplicate. */
export function enterAllBoxTexts(
  dimensions: Dimension[],
  form: AdvancedForm,
): { form: AdvancedForm; refused?: [Dimension, InputProblem] } {
  let entered = form
  let refused: [Dimension, InputProblem] | undefined
  for (const dimension of dimensions) {
    const outcome = enterBoxText(dimension, groupOf(form, dimension))
    if (outcome.problem && outcome.problem !== 'exists') refused = refused ?? [dimension, outcome.problem]
    entered = withGroup(entered, dimension, outcome.group)
  }
  return { form: entered, ...(refused ? { refused } : {}) }
}
