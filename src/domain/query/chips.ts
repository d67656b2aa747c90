/** Adds, removes and compares the conditions of a search, shown as chips. */
import type { Condition } from './condition'
import { splitKeywords } from './keywords'

/**
 * The length of a group sign (`selectSign`), which all chips of a group share. It is short, because the
 * address repeats it for each chip.
 */
const LENGTH = 7
/** The constants of the FNV-1a hash, so that equal words give equal signs. */
const [START, FACTOR] = [0x811c9dc5, 0x01000193]

export function groupSign(...words: string[]): string {
  const text = words.join('\n')
  let hash = START
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR)
  return (hash >>> 0).toString(36).padStart(LENGTH, '0')
}

export const isSameCondition = (a: Condition, b: Condition): boolean => a.name === b.name && a.value === b.value

export const withoutDuplicates = (conditions: Condition[]): Condition[] =>
  conditions.filter((one, at) => conditions.findIndex(other => isSameCondition(other, one)) === at)

/** Compares two queries condition by condition, in sequence. Compares only the fields that affect the result. */
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

/** The type of a condition that a filter adds. A dimension has at most one such condition. */
export const FILTER = 'filter'
export const filterCondition = (conditions: Condition[], dimension: string): Condition | undefined =>
  conditions.find(({ name, type }) => name === dimension && type === FILTER)

export function replaceFilter(conditions: Condition[], dimension: string, choice?: Omit<Condition, 'name' | 'type'>) {
  const rest = conditions.filter(({ name, type }) => !(name === dimension && type === FILTER))
  if (!choice) return rest
  const others = rest.filter(one => !(one.name === dimension && one.value === choice.value))
  return [...others, { ...choice, name: dimension, type: FILTER, selectSign: `${FILTER}:${dimension}` } as Condition]
}
