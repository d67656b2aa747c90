/** The form of an advanced search, as plain data. */
import type { Condition, NearMode } from '@domain/query/condition'
import { splitKeywords, readExclusion, supportsExclusion } from '@domain/query/keywords'
import { LIMITS } from '@domain/limits'
import type { Dimension } from '@/libraries/library'

type Modes = NonNullable<Dimension['modes']>

/**
 * The proximity modes of a dimension. A *mode code* is the index of a mode in this list. Code 0 means no limit (不限).
 */
const NEAR: Record<Exclude<Modes, 'litigant'>, Array<NearMode | undefined>> = {
  caseText: [undefined, 'gap', 'sentence', 'paragraph'],
  lawText: [undefined, 'article'],
}
const SIDES = [0, 1, 2]
export const DEFAULT_GAP = 10

/** Returns the proximity mode for a mode code, or `undefined` for code 0 and for parties. */
export const nearModeOf = ({ modes }: Dimension, mode: number): NearMode | undefined =>
  modes && modes !== 'litigant' ? NEAR[modes][mode] : undefined

export const modeCodesOf = ({ modes }: Dimension): number[] =>
  modes === 'litigant' ? SIDES : modes ? NEAR[modes].map((_, code) => code) : []

/** Returns the mode code of a condition. For parties, the code is the side: 0 for both, 1 for 攻方, 2 for 守方. */
export function modeCodeOf({ modes }: Dimension, { litigantLevel = 0, mode, space }: Condition): number {
  if (modes === 'litigant') return SIDES.indexOf(litigantLevel) > 0 ? litigantLevel : 0
  if (!modes) return 0
  const near = mode ?? (space === undefined ? undefined : 'gap')
  return Math.max(0, NEAR[modes].indexOf(near))
}

/** Returns the fields with which a condition states the mode. */
export function modeFields(
  dimension: Dimension,
  { mode, gap }: Pick<ConditionGroup, 'mode' | 'gap'>,
): Partial<Condition> {
  if (dimension.modes === 'litigant') return mode ? { litigantLevel: mode } : {}
  const near = nearModeOf(dimension, mode)
  if (!near) return {}
  return { mode: near, ...(near === 'gap' ? { space: Math.min(Number(gap || DEFAULT_GAP), LIMITS.input.gap) } : {}) }
}

function inMode(dimension: Dimension, condition: Condition, to: Pick<ConditionGroup, 'mode' | 'gap'>): Condition {
  return { ...withoutFields(condition, 'mode', 'space', 'litigantLevel'), ...modeFields(dimension, to) }
}

const isOneWord = ({ value }: Condition) => splitKeywords(value).length === 1

/** Joins single words into one condition, because a proximity search needs several words in one condition. */
function join(conditions: Condition[]): Condition[] {
  const singles = conditions.filter(one => !isExclusion(one) && isOneWord(one))
  const [first] = singles
  if (!first || singles.length < 2) return conditions
  const phrase = { ...first, value: splitKeywords(singles.map(({ value }) => value).join(' ')).join(' ') }
  return conditions.filter(one => one === first || singles.indexOf(one) < 0).map(one => (one === first ? phrase : one))
}

/**
 * Splits each condition into its words, and returns one condition for each distinct word. If there are more words than
 * the dimension allows, returns the conditions unchanged.
 */
function split(conditions: Condition[], { maxCount }: Dimension): Condition[] {
  const words = conditions.reduce<Condition[]>((all, one) => {
    const values = isExclusion(one) ? [one.value] : splitKeywords(one.value)
    const newValues = values.filter(value => !all.some(other => other.value === value))
    return [...all, ...newValues.map(value => ({ ...one, value }))]
  }, [])
  return words.length > maxCount ? conditions : words
}

/**
 * Sets the mode of a group. A change to a proximity joins single words into one condition. A change to 不限 splits
 * conditions into single words.
 */
export function setMode(dimension: Dimension, group: ConditionGroup, mode: number, gap = ''): ConditionGroup {
  const modeAndGap = { mode, gap: nearModeOf(dimension, mode) === 'gap' ? gap || String(DEFAULT_GAP) : '' }
  const regrouped =
    dimension.modes === 'litigant' || mode === group.mode
      ? group.conditions
      : mode
        ? join(group.conditions)
        : split(group.conditions, dimension)
  const conditions = regrouped.map(one => (isExclusion(one) ? one : inMode(dimension, one, modeAndGap)))
  return { ...group, ...modeAndGap, conditions }
}

function markedAsJudge(condition: Condition, isJudge: boolean): Condition {
  if (Boolean(condition.isJudge) === isJudge) return condition
  return isJudge ? { ...condition, isJudge } : withoutFields(condition, 'isJudge')
}

/**
 * Marks conditions as presiding judges. If all conditions must hold, marks only the first judge, because a case has
 * one presiding judge.
 */
export function setPresidingJudges(group: ConditionGroup, judges: string[]): ConditionGroup {
  const judged = group.conditions.filter(({ value }) => judges.indexOf(value) >= 0)
  const presiding = group.any ? judged : judged.slice(0, 1)
  return { ...group, conditions: group.conditions.map(one => markedAsJudge(one, presiding.indexOf(one) >= 0)) }
}

export const presidingJudgesOf = ({ conditions }: ConditionGroup): string[] =>
  conditions.filter(({ isJudge }) => isJudge).map(({ value }) => value)

export function setAnyOrAll({ presiding }: Dimension, group: ConditionGroup, any: boolean): ConditionGroup {
  const changed = { ...group, any }
  return presiding ? setPresidingJudges(changed, presidingJudgesOf(group)) : changed
}

/** What the reader has entered for one dimension of the form. */
export interface ConditionGroup {
  /** Text in the box that is not a condition yet. */
  text: string
  conditions: Condition[]
  /** The code of the search mode: the proximity, or the side of the party. */
  mode: number
  /** The distance in characters, for the mode "gap". */
  gap: string
  /** Whether one matching condition is enough. Otherwise a document must match all conditions. */
  any: boolean
  /** The start of a range. */
  from: string
  /** The end of the range. */
  to: string
}

export interface AdvancedForm {
  /** The groups by the key of their dimension. */
  groups: Record<string, ConditionGroup>
  /** Keys of dimensions that the reader added. */
  added: string[]
  /**
   * Conditions that no dimension of the form can hold: an unknown dimension, or an unsuitable value. They stay
   * unchanged.
   */
  others: Condition[]
}

export const dimensionName = ({ label, name }: Dimension) => label ?? name

/** Why the form refused an input. */
export type InputProblem = 'exists' | 'tooMany' | 'pickOnly' | 'gapWords'
export interface InputOutcome {
  group: ConditionGroup
  problem?: InputProblem
}

export const EMPTY_GROUP: ConditionGroup = { text: '', conditions: [], mode: 0, gap: '', any: false, from: '', to: '' }

export const groupOf = (form: AdvancedForm, { key }: Dimension): ConditionGroup => form.groups[key] ?? EMPTY_GROUP

export const withGroup = (form: AdvancedForm, { key }: Dimension, group: ConditionGroup): AdvancedForm => ({
  ...form,
  groups: { ...form.groups, [key]: group },
})

const isFilled = ({ conditions, from, to }: ConditionGroup) => conditions.length > 0 || Boolean(from || to)

/** Returns whether the form shows the dimension: initial and added dimensions, and dimensions with conditions. */
export const isDimensionVisible = (form: AdvancedForm, dimension: Dimension) =>
  dimension.initial || form.added.indexOf(dimension.key) >= 0 || isFilled(groupOf(form, dimension))

export const isExclusion = ({ name, value }: Condition) =>
  supportsExclusion(name) && readExclusion(value.trim()).exclude

export function withoutFields(condition: Condition, ...keys: Array<keyof Condition>): Condition {
  const rest = { ...condition }
  for (const key of keys) delete rest[key]
  return rest
}

/** Returns the group sign of a dimension's conditions. Conditions with the same group sign are removed together. */
export const groupSignOf = ({ key }: Dimension) => `advanced:${key}`

export function addDimension(form: AdvancedForm, { key }: Dimension): AdvancedForm {
  return form.added.indexOf(key) >= 0 ? form : { ...form, added: [...form.added, key] }
}

/** Removes the dimension and its conditions. */
export function removeDimension(form: AdvancedForm, dimension: Dimension): AdvancedForm {
  const added = form.added.filter(key => key !== dimension.key)
  return { ...withGroup(form, dimension, EMPTY_GROUP), added }
}
