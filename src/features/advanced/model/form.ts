/** What stands in the form of an advanced search, as plain data. */
import type { Condition, NearMode } from '@domain/query/condition'
import { splitKeywords, readExclusion, knowsExclusion } from '@domain/query/keywords'
import { LIMITS } from '@domain/limits'
import type { Dimension } from '@/libraries/library'

type Modes = NonNullable<Dimension['modes']>

/** By code; 0 is 不限. */
const NEAR: Record<Exclude<Modes, 'litigant'>, Array<NearMode | undefined>> = {
  caseText: [undefined, 'gap', 'sentence', 'paragraph'],
  lawText: [undefined, 'article'],
}
const SIDES = [0, 1, 2]
/** How near words stand and which side a party is on: the codes of the modes, and what they make of conditions. */
export const USUAL_GAP = 10

export const nearOf = ({ modes }: Dimension, mode: number): NearMode | undefined =>
  modes && modes !== 'litigant' ? NEAR[modes][mode] : undefined

export const modesOf = ({ modes }: Dimension): number[] =>
  modes === 'litigant' ? SIDES : modes ? NEAR[modes].map((_, code) => code) : []

/** The code of the mode a condition carries. */
export function modeOf({ modes }: Dimension, { litigantLevel = 0, mode, space }: Condition): number {
  if (modes === 'litigant') return SIDES.indexOf(litigantLevel) > 0 ? litigantLevel : 0
  if (!modes) return 0
  const near = mode ?? (space === undefined ? undefined : 'gap')
  return Math.max(0, NEAR[modes].indexOf(near))
}

/** What the group's mode adds to a condition. */
export function qualities(dimension: Dimension, { mode, gap }: Pick<Group, 'mode' | 'gap'>): Partial<Condition> {
  if (dimension.modes === 'litigant') return mode ? { litigantLevel: mode } : {}
  const near = nearOf(dimension, mode)
  if (!near) return {}
  return { mode: near, ...(near === 'gap' ? { space: Math.min(Number(gap || USUAL_GAP), LIMITS.input.gap) } : {}) }
}

function inMode(dimension: Dimension, condition: Condition, to: Pick<Group, 'mode' | 'gap'>): Condition {
  return { ...without(condition, 'mode', 'space', 'litigantLevel'), ...qualities(dimension, to) }
}

const isOneWord = ({ value }: Condition) => splitKeywords(value).length === 1

/** Words that were typed one by one come together, for alone no word is near another. */
function joined(conditions: Condition[]): Condition[] {
  const singles = conditions.filter(one => !isExcluding(one) && isOneWord(one))
  const [first] = singles
  if (!first || singles.length < 2) return conditions
  const phrase = { ...first, value: splitKeywords(singles.map(({ value }) => value).join(' ')).join(' ') }
  return conditions.filter(one => one === first || singles.indexOf(one) < 0).map(one => (one === first ? phrase : one))
}

/** A condition for each word again, each once, if there is room for them. */
function parted(conditions: Condition[], { maxCount }: Dimension): Condition[] {
  const words = conditions.reduce<Condition[]>((all, one) => {
    const values = isExcluding(one) ? [one.value] : splitKeywords(one.value)
    const fresh = values.filter(value => !all.some(known => known.value === value))
    return [...all, ...fresh.map(value => ({ ...one, value }))]
  }, [])
  return words.length > maxCount ? conditions : words
}

export function setMode(dimension: Dimension, group: Group, mode: number, gap = ''): Group {
  const wanted = { mode, gap: nearOf(dimension, mode) === 'gap' ? gap || String(USUAL_GAP) : '' }
  const regrouped =
    dimension.modes === 'litigant' || mode === group.mode
      ? group.conditions
      : mode
        ? joined(group.conditions)
        : parted(group.conditions, dimension)
  const conditions = regrouped.map(one => (isExcluding(one) ? one : inMode(dimension, one, wanted)))
  return { ...group, ...wanted, conditions }
}

function flagged(condition: Condition, isJudge: boolean): Condition {
  if (Boolean(condition.isJudge) === isJudge) return condition
  return isJudge ? { ...condition, isJudge } : without(condition, 'isJudge')
}

/** Says which of the judges presided. Where all must hold there can be one only: the first. */
export function setPresiding(group: Group, judges: string[]): Group {
  const chosen = group.conditions.filter(({ value }) => judges.indexOf(value) >= 0)
  const presiding = group.any ? chosen : chosen.slice(0, 1)
  return { ...group, conditions: group.conditions.map(one => flagged(one, presiding.indexOf(one) >= 0)) }
}

export const presidingOf = ({ conditions }: Group): string[] =>
  conditions.filter(({ isJudge }) => isJudge).map(({ value }) => value)

export function setAny({ presiding }: Dimension, group: Group, any: boolean): Group {
  const changed = { ...group, any }
  return presiding ? setPresiding(changed, presidingOf(group)) : changed
}

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
