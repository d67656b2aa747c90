/** The kinds of dimensions, from which each library builds its own. */
import { mayBeNumberStart, plainNumber, spellingsOf } from '@domain/citation/document-number'
import { numberReadings } from '@domain/citation/typed-number'
import { widthVariants } from '@domain/text/width'
import type { ApiCondition } from '@domain/query/codec'
import type { WordDistance } from '@domain/text/matching'
import { parseRange } from '@domain/format/range'
import type { Clause } from '../engine/port'
import type { Dimension } from './library'
import { toSimplified } from './traditional'

function nearOf({ mode, gap, words }: ApiCondition): WordDistance | undefined {
  if (!mode || words.length < 2) return undefined
  return mode === 'gap' ? { within: 'gap', gap: gap ?? 0 } : { within: mode }
}

/** Returns the full-width, half-width and simplified forms of a word. Most words have only one form. */
const formsOf = (word: string): string[] => [...new Set(widthVariants(word).flatMap(one => [one, toSimplified(one)]))]

const hasForms = (word: string) => mayBeNumberStart(word) || formsOf(word).length > 1

/**
 * Returns the clause of a typed word. A document number, even if incomplete, matches in each spelling. If `number` is
 * set, the clause also finds the document that has the number, in that scope. A word of several forms matches in each
 * form.
 */
function wordIn(scope: string, word: string, number?: string): Clause {
  if (!mayBeNumberStart(word)) {
    const forms = formsOf(word).map((one): Clause => ({ kind: 'text', scope, words: [one] }))
    return forms.length > 1 ? { kind: 'any', clauses: forms } : forms[0]!
  }
  const spelled = spellingsOf(word).map((one): Clause => ({ kind: 'text', scope, words: [one] }))
  const numberClauses: Clause[] = number ? [{ kind: 'text', scope: number, words: [plainNumber(word)] }] : []
  return { kind: 'any', clauses: [...spelled, ...numberClauses] }
}

/**
 * Searches the text of a scope. An exclusion excludes each of its words, unless the condition limits their distance. A
 * document number also finds the document that has the number, in the scope `number`.
 */
export const textDimension =
  (scope: string, number?: string): Dimension =>
  condition => {
    const { words, exclude } = condition
    if (words.length === 0) return undefined
    const near = nearOf(condition)
    if (near || (!exclude && !words.some(hasForms))) return { kind: 'text', scope, words, near }
    const clauses = words.map(word => wordIn(scope, word, number))
    if (clauses.length === 1) return clauses[0]
    return { kind: exclude ? 'any' : 'all', clauses }
  }

/** Matches a part of a name. The words of the condition need not be adjacent. */
export const nameDimension =
  (name: string): Dimension =>
  ({ words }) =>
    words.length ? { kind: 'text', scope: name, words } : undefined

/** Matches a part of a document number, in any spelling. The index contains one spelling. */
export const numberDimension =
  (name: string): Dimension =>
  ({ words }) => {
    if (!words.length) return undefined
    const readings = [words.map(plainNumber), ...numberReadings(words.join(' '))]
    const clauses = readings.map((reading): Clause => ({ kind: 'text', scope: name, words: reading }))
    return clauses.length > 1 ? { kind: 'any', clauses } : clauses[0]
  }

/** Matches a value of a field. `codes` translates wire codes to stored values. */
export const valueDimension =
  (field: string, codes: Record<string, string> = {}): Dimension =>
  ({ value }) => ({ kind: 'value', field, values: [(Object.hasOwn(codes, value) ? codes[value] : undefined) ?? value] })

/**
 * Matches a value of a tree and all values below it. The value is a path from the root (`江苏省/南京市`), or the name of a
 * root.
 */
export const treeDimension = (field: string): Dimension => valueDimension(field)

const DAY = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/

/**
 * Converts a day to a number: 20240305. A year or month alone becomes its first day, or a number after its last day
 * (20240399). Returns `undefined` for other texts.
 */
export function dayBound(text: string, end: 'first' | 'last' = 'first'): number | undefined {
  const match = DAY.exec(text)
  if (!match) return undefined
  const [, year, month, day] = match
  const filler = end === 'first' ? '01' : '99'
  return Number(`${year}${(month ?? filler).padStart(2, '0')}${(day ?? filler).padStart(2, '0')}`)
}

/** Matches a day or a range of days. A year or a month stands for all of its days. */
export const dateDimension =
  (field: string): Dimension =>
  ({ value }) => {
    const range = parseRange(value) ?? { from: value, to: value }
    const from = range.from === undefined ? undefined : dayBound(range.from)
    const to = range.to === undefined ? undefined : dayBound(range.to, 'last')
    const isMalformed = (range.from !== undefined && from === undefined) || (range.to !== undefined && to === undefined)
    return isMalformed || (from ?? to) === undefined ? undefined : { kind: 'range', field, from, to }
  }

const YUAN_PER_UNIT = 10_000
const yuan = (text: string) => (/^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) * YUAN_PER_UNIT : undefined)

/** Matches a range of amounts. Conditions are in 万元, the index is in yuan. */
export const amountDimension =
  (field: string): Dimension =>
  ({ value }) => {
    const range = parseRange(value)
    if (!range) return undefined
    const from = range.from === undefined ? undefined : yuan(range.from)
    const to = range.to === undefined ? undefined : yuan(range.to)
    const isMalformed = (range.from !== undefined && from === undefined) || (range.to !== undefined && to === undefined)
    return isMalformed || (from ?? to) === undefined ? undefined : { kind: 'range', field, from, to }
  }

/** Matches what any of the dimensions matches. */
export const anyDimension =
  (...dimensions: Dimension[]): Dimension =>
  condition => {
    const clauses = dimensions.map(dimension => dimension(condition)).filter((one): one is Clause => one !== undefined)
    if (clauses.length === 0) return undefined
    return clauses.length === 1 ? clauses[0] : { kind: 'any', clauses }
  }

/** Matches a path and all paths below it. A value without `/` matches as a part of a name in the scope `name`. */
export const treeOrNameDimension = (field: string, name: string): Dimension => {
  const path = treeDimension(field)
  const byName = nameDimension(name)
  return condition => (condition.value.includes('/') ? path(condition) : byName(condition))
}

/** Selects one of several dimensions by the level of the condition. Without a level, selects the first. */
export const dimensionByLevel =
  (...dimensions: Dimension[]): Dimension =>
  condition =>
    (dimensions[condition.level ?? 0] ?? dimensions[0])?.(condition)
