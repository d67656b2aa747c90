/** Words typed or picked, as conditions of a group. */
import { isSameCondition } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { knowsExclusion, readExclusion, splitIn } from '@domain/query/keywords'
import { hasTooManyGapWords } from '@domain/query/codec'
import type { Dimension } from '@/libraries/library'
import {
  type Form,
  type Group,
  type Outcome,
  type Problem,
  groupOf,
  isExcluding,
  signOf,
  withGroup,
  nearOf,
  qualities,
} from './form'

const unique = (values: string[]) => values.filter((value, at) => values.indexOf(value) === at)

/** What the text asks for, one value a condition: each word, or the words of a line that stand near each other. */
function valuesOf(dimension: Dimension, { text, mode }: Group): string[] {
  const { name, maxCount } = dimension
  if (maxCount === 1) return [text.trim()].filter(Boolean)
  const words = splitIn(name, text)
  const excludes = knowsExclusion(name)
  const read = words.map(word => (excludes ? readExclusion(word) : { word, exclude: false }))
  if (!nearOf(dimension, mode)) return unique(read.map(({ word, exclude }) => (exclude ? `-${word}` : word)))
  const phrase = read.filter(({ exclude }) => !exclude).map(({ word }) => word)
  const unwanted = read.filter(({ exclude }) => exclude).map(({ word }) => `-${word}`)
  return unique([phrase.join(' '), ...unwanted].filter(Boolean))
}

function add(dimension: Dimension, group: Group, condition: Condition): Outcome {
  if (group.conditions.some(one => isSameCondition(one, condition))) return { group, problem: 'exists' }
  if (group.conditions.length >= dimension.maxCount) return { group, problem: 'tooMany' }
  const made = { ...condition, name: dimension.name, selectSign: signOf(dimension) }
  const asked = isExcluding(made) ? made : { ...made, ...qualities(dimension, group) }
  if (hasTooManyGapWords(asked)) return { group, problem: 'gapWords' }
  return { group: { ...group, conditions: [...group.conditions, asked] } }
}

/** The text of the box becomes conditions; what finds no room stays in the box. */
export function enter(dimension: Dimension, group: Group): Outcome {
  if (dimension.pickOnly && group.text.trim()) return { group, problem: 'pickOnly' }
  const left: string[] = []
  let entered = group
  let problem: Problem | undefined
  for (const value of valuesOf(dimension, group)) {
    const outcome = add(dimension, entered, { name: dimension.name, value, level: 1 })
    const hasNoRoom = outcome.problem === 'tooMany' || outcome.problem === 'gapWords'
    if (hasNoRoom) left.push(value)
    if (hasNoRoom || !left.length) problem = outcome.problem ?? problem
    entered = outcome.group
  }
  return { group: { ...entered, text: left.join(' ') }, ...(problem ? { problem } : {}) }
}

/** Where a level tells sides or ranks, a suggestion's own depth would be read as one. */
export function pick(dimension: Dimension, group: Group, condition: Condition): Outcome {
  const ranked = dimension.modes === 'litigant' || dimension.presiding
  const own = { ...condition, name: dimension.name, ...(ranked ? { level: 1 } : {}) }
  const { group: picked, problem } = add(dimension, group, own)
  return problem ? { group, problem } : { group: { ...picked, text: '' } }
}

export const remove = (group: Group, at: number): Group => ({
  ...group,
  conditions: group.conditions.filter((_, place) => place !== at),
})

/** What still stands in boxes is entered too; the first box that refuses is told. */
export function enterAll(dimensions: Dimension[], form: Form): { form: Form; refused?: [Dimension, Problem] } {
  let entered = form
  let refused: [Dimension, Problem] | undefined
  for (const dimension of dimensions) {
    const outcome = enter(dimension, groupOf(form, dimension))
    if (outcome.problem && outcome.problem !== 'exists') refused = refused ?? [dimension, outcome.problem]
    entered = withGroup(entered, dimension, outcome.group)
  }
  return { form: entered, ...(refused ? { refused } : {}) }
}
