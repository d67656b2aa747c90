/** The form of an advanced search, as plain data. */
import type { Condition, NearMode } from '@domain/query/condition'
import { splitKeywords, readExclusion, supportsExclusion } from '@domain/query/keywords'
import { LIMITS } from '@domain/limits'
import type { Dimension } from '@/libraries/library'

type Modes = NonNullable<Dimension['modes']>

/** The proximity modes by mode code. Code 0 is 不限, no limit. */
const NEAR: Record<Exclude<Modes, 'litigant'>, Array<NearMode | undefined>> = {
  caseText: [undefined, 'gap', 'sentence', 'paragraph'],
  lawText: [undefined, 'article'],
}
const SIDES = [0, 1, 2]
export const USUAL_GAP = 10

export const nearOf = ({ modes }: Dimension, mode: number): NearMode | undefined =>
  modes && modes !== 'litigant' ? NEAR[modes][mode] : undefined

export const modesOf = ({ modes }: Dimension): number[] =>
  modes === 'litigant' ? SIDES : modes ? NEAR[modes].map((_, code) => code) : []

/** The mode code of a condition. */
export function modeOf({ modes }: Dimension, { litigantLevel = 0, mode, space }: Condition): number {
  if (modes === 'litigant') return SIDES.indexOf(litigantLevel) > 0 ? litigantLevel : 0
  if (!modes) return 0
  const near = mode ?? (space === undefined ? undefined : 'gap')
  return Math.max(0, NEAR[modes].indexOf(near))
}

/** Returns the condition fields that express the group's mode. */
export function modeFields(dimension: Dimension, { mode, gap }: Pick<Group, 'mode' | 'gap'>): Partial<Condition> {
  if (dimension.modes === 'litigant') return mode ? { litigantLevel: mode } : {}
  const near = nearOf(dimension, mode)
  if (!near) return {}
  return { mode: near, ...(near === 'gap' ? { space: Math.min(Number(gap || USUAL_GAP), LIMITS.input.gap) } : {}) }
}

function inMode(dimension: Dimension, condition: Condition, to: Pick<Group, 'mode' | 'gap'>): Condition {
  return { ...withoutFields(condition, 'mode', 'space', 'litigantLevel'), ...modeFields(dimension, to) }
}

const isOneWord = ({ value }: Condition) => splitKeywords(value).length === 1

/** Joins single words into one condition, because proximity needs several words. */
function join(conditions: Condition[]): Condition[] {
  const singles = conditions.filter(one => !isExcluding(one) && isOneWord(one))
  const [first] = singles
  if (!first || singles.length < 2) return conditions
  const phrase = { ...first, value: splitKeywords(singles.map(({ value }) => value).join(' ')).join(' ') }
  return conditions.filter(one => one === first || singles.indexOf(one) < 0).map(one => (one === first ? phrase : one))
}

/** Splits conditions into one condition per distinct word, unless these exceed the limit. */
function split(conditions: Condition[], { maxCount }: Dimension): Condition[] {
  const words = conditions.reduce<Condition[]>((all, one) => {
    const values = isExcluding(one) ? [one.value] : splitKeywords(one.value)
    const newValues = values.filter(value => !all.some(other => other.value === value))
    return [...all, ...newValues.map(value => ({ ...one, value }))]
  }, [])
  return words.length > maxCount ? conditions : words
}

export function setMode(dimension: Dimension, group: Group, mode: number, gap = ''): Group {
  const modeAndGap = { mode, gap: nearOf(dimension, mode) === 'gap' ? gap || String(USUAL_GAP) : '' }
  const regrouped =
    dimension.modes === 'litigant' || mode === group.mode
      ? group.conditions
      : mode
        ? join(group.conditions)
        : split(group.conditions, dimension)
  const conditions = regrouped.map(one => (isExcluding(one) ? one : inMode(dimension, one, modeAndGap)))
  return { ...group, ...modeAndGap, conditions }
}

function markedAsJudge(condition: Condition, isJudge: boolean): Condition {
  if (Boolean(condition.isJudge) === isJudge) return condition
  return isJudge ? { ...condition, isJudge } : withoutFields(condition, 'isJudge')
}

/**
 * Marks the presiding judges. If all conditions must hold, marks only the first judge: a case has one presiding judge.
 */
export function setPresiding(group: Group, judges: string[]): Group {
  const judged = group.conditions.filter(({ value }) => judges.indexOf(value) >= 0)
  const presiding = group.any ? judged : judged.slice(0, 1)
  return { ...group, conditions: group.conditions.map(one => markedAsJudge(one, presiding.indexOf(one) >= 0)) }
}

export const presidingOf = ({ conditions }: Group): string[] =>
  conditions.filter(({ isJudge }) => isJudge).map(({ value }) => value)

export function setAnyOrAll({ presiding }: Dimension, group: Group, any: boolean): Group {
  const changed = { ...group, any }
  return presiding ? setPresiding(changed, presidingOf(group)) : changed
}

/** What the reader has entered for one dimension of the form. */
export interface Group {
  /** Text in the box that is not a condition yet. */
  text: string
  conditions: Condition[]
  /** The code of the search mode: the proximity, or the side of the party. */
  mode: number
  /** The distance in characters, for the mode "gap". */
  gap: string
  /** Whether one matching condition is enough. */
  any: boolean
  /** The start of a range; `to` is its end. */
  from: string
  to: string
}

export interface Form {
  /** The groups by the key of their dimension. */
  groups: Record<string, Group>
  /** Keys of dimensions that the reader added. */
  added: string[]
  /** Conditions without a dimension in the form. They stay unchanged. */
  others: Condition[]
}

export const dimensionName = ({ label, name }: Dimension) => label ?? name

/** Why the form refused an input. */
export type EntryProblem = 'exists' | 'tooMany' | 'pickOnly' | 'gapWords'
export interface EntryOutcome {
  group: Group
  problem?: EntryProblem
}

export const EMPTY_GROUP: Group = { text: '', conditions: [], mode: 0, gap: '', any: false, from: '', to: '' }

export const groupOf = (form: Form, { key }: Dimension): Group => form.groups[key] ?? EMPTY_GROUP

export const withGroup = (form: Form, { key }: Dimension, group: Group): Form => ({
  ...form,
  groups: { ...form.groups, [key]: group },
})

const isFilled = ({ conditions, from, to }: Group) => conditions.length > 0 || Boolean(from || to)

/** Returns whether the form shows the dimension: initial and added dimensions, and dimensions with conditions. */
export const isVisible = (form: Form, dimension: Dimension) =>
  dimension.initial || form.added.indexOf(dimension.key) >= 0 || isFilled(groupOf(form, dimension))

export const isExcluding = ({ name, value }: Condition) =>
  supportsExclusion(name) && readExclusion(value.trim()).exclude

export function withoutFields(condition: Condition, ...keys: Array<keyof Condition>): Condition {
  const rest = { ...condition }
  for (const key of keys) delete rest[key]
  return rest
}

/** Returns the group sign of a dimension's conditions. The same sign makes a search combine them. */
export const groupSignOf = ({ key }: Dimension) => `advanced:${key}`

export function addDimension(form: Form, { key }: Dimension): Form {
  return form.added.indexOf(key) >= 0 ? form : { ...form, added: [...form.added, key] }
}

/** Removes the dimension and its conditions. */
export function dropDimension(form: Form, dimension: Dimension): Form {
  const added = form.added.filter(key => key !== dimension.key)
  return { ...withGroup(form, dimension, EMPTY_GROUP), added }
}
