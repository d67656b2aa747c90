/** Reads, builds, adds, removes and compares the conditions of a search. */
import { isRecord } from '../guards'
import { splitKeywords } from './keywords'

/** How near the words must be: at most a gap apart, or in the same sentence, paragraph or article. */
export type NearMode = 'gap' | 'sentence' | 'paragraph' | 'article'

/** A search condition, which is shown as a chip. Fields that the app does not know stay in the address. */
export interface Condition {
  name: string
  value: string
  /** The depth of the value in a tree. 0 and 1 have no effect on the search, but 0 changes the label of the chip. */
  level?: number
  description?: string
  nameDescription?: string
  /** The sign of a group. Conditions with the same sign were added together and are removed together. */
  selectSign?: string
  type?: string
  id?: string
  isJudge?: boolean
  /** The party's side: 0 either, 1 攻方当事人, 2 守方当事人. */
  litigantLevel?: number
  /** The maximum gap between words, in characters. */
  space?: number
  start?: string
  end?: string
  mode?: NearMode
  /** Whether one match suffices among the conditions with this name. */
  any?: boolean
  [key: string]: unknown
}

const MODES: unknown[] = ['gap', 'sentence', 'paragraph', 'article']
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isNumber = (value: unknown) => typeof value === 'number' && isFinite(value)

const FIELD_CHECKS: Record<string, (value: unknown) => boolean> = {
  level: isNumber,
  description: isText,
  nameDescription: isText,
  selectSign: isText,
  type: isText,
  id: isText,
  isJudge: isFlag,
  litigantLevel: isNumber,
  space: isNumber,
  start: isText,
  end: isText,
  mode: value => MODES.indexOf(value) >= 0,
  any: isFlag,
}

const misfits = (x: Record<string, unknown>) =>
  Object.entries(FIELD_CHECKS).filter(([key, fits]) => x[key] !== undefined && !fits(x[key]))

const hasCore = (x: unknown): x is { name: string; value: string; [key: string]: unknown } =>
  isRecord(x) && typeof x.name === 'string' && x.name.trim() !== '' && typeof x.value === 'string'

export const isCondition = (x: unknown): x is Condition => hasCore(x) && misfits(x).length === 0

/** Reads a condition from an untrusted value. Drops fields whose type is wrong (`"description": null`). */
export function readCondition(x: unknown): Condition | undefined {
  if (!hasCore(x)) return undefined
  const condition = { ...x }
  for (const [key] of misfits(x)) delete condition[key]
  return condition
}

/** The length of a group sign. Signs are short, because the address repeats them for each condition of the group. */
const LENGTH = 7
/** The start value and the factor of the FNV-1a hash. */
const [START, FACTOR] = [0x811c9dc5, 0x01000193]

/** Returns the sign of a group of conditions. Equal words give equal signs. */
export function groupSign(...words: string[]): string {
  const text = words.join('\n')
  let hash = START
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR)
  return (hash >>> 0).toString(36).padStart(LENGTH, '0')
}

export const isSameCondition = (a: Condition, b: Condition): boolean => a.name === b.name && a.value === b.value

export const withoutDuplicates = (conditions: Condition[]): Condition[] =>
  conditions.filter((one, at) => conditions.findIndex(other => isSameCondition(other, one)) === at)

/**
 * Whether two queries have the same conditions in the same sequence. Compares names, values and some qualifiers, but
 * neither levels in trees nor labels.
 */
export const isSameQuery = (before: Condition[], after: Condition[]): boolean =>
  before.length === after.length &&
  before.every((one, at) => {
    const other = after[at]
    return (
      other !== undefined &&
      isSameCondition(one, other) &&
      one.any === other.any &&
      one.space === other.space &&
      one.mode === other.mode &&
      one.litigantLevel === other.litigantLevel &&
      one.isJudge === other.isJudge
    )
  })

/** Builds a condition for one word. */
export const wordCondition = (name: string, value: string, level = 1): Condition => ({
  name,
  value,
  level,
  selectSign: groupSign(name, value),
})

/** Builds a condition for each word of the text. */
export const wordConditions = (dimension: string, text: string): Condition[] =>
  splitKeywords(text).map(word => wordCondition(dimension, word))

/** Adds the conditions that are not present yet. */
export function addConditions(conditions: Condition[], more: Condition[]): { conditions: Condition[]; added: number } {
  const fresh = withoutDuplicates(more).filter(one => !conditions.some(existing => isSameCondition(existing, one)))
  return { conditions: [...conditions, ...fresh], added: fresh.length }
}

/** Removes a condition and all conditions that were added in the same step. */
export const removeGroup = (conditions: Condition[], removed: Condition): Condition[] =>
  conditions.filter(
    one => one !== removed && (removed.selectSign === undefined || one.selectSign !== removed.selectSign),
  )

export function removeLast(conditions: Condition[]): Condition[] {
  const last = conditions[conditions.length - 1]
  return last ? removeGroup(conditions, last) : conditions
}

/** The type of conditions that filters add. Each dimension has at most one of them. */
export const FILTER_TYPE = 'filter'
export const filterCondition = (conditions: Condition[], dimension: string): Condition | undefined =>
  conditions.find(({ name, type }) => name === dimension && type === FILTER_TYPE)

/**
 * Replaces the condition of a filter, or removes it. The choice takes the place of an equal condition. If that one is
 * an alternative among several, it takes the place of all of them, because the others alone would exclude the choice.
 */
export function replaceFilter(conditions: Condition[], dimension: string, choice?: Omit<Condition, 'name' | 'type'>) {
  const rest = conditions.filter(({ name, type }) => !(name === dimension && type === FILTER_TYPE))
  if (!choice) return rest
  const isEqual = (one: Condition) => one.name === dimension && one.value === choice.value
  const isAlternative = rest.some(one => one.any && isEqual(one))
  const others = rest.filter(one => !isEqual(one) && !(isAlternative && one.any && one.name === dimension))
  return [
    ...others,
    { ...choice, name: dimension, type: FILTER_TYPE, selectSign: `${FILTER_TYPE}:${dimension}` } as Condition,
  ]
}
