/** Functions that convert record fields to index fields. */
import { plainNumber } from '@domain/citation/document-number'
import { plainLawName } from '@domain/citation/law-names'
import type { CitedLaw, TextSection } from '../records'
import type { EngineBlock } from '../engine/port'
import { dayBound } from '../search/dimensions'
import { citationValues } from '../search/law-names'

/** Removes absent and empty values. */
export const presentValues = <T extends string>(...values: Array<T | undefined>): T[] =>
  values.filter((value): value is T => value !== undefined && value !== '')

/** Converts document numbers to the form in which queries search for them. */
export const plainDocumentNumbers = (...numbers: Array<string | undefined>): string[] =>
  presentValues(...numbers).map(plainNumber)

export const distinctValues = <T>(values: T[]): T[] => [...new Set(values)]

/** Joins the names of a path by `/`. A `/` within a name is replaced. */
export const treePath = (names: string[]): string =>
  presentValues(...names)
    .map(name => name.replaceAll('/', '／'))
    .join('/')

/** Converts a day to the number by which the index sorts it, for example 20260305. */
export const numberOfDay = (day: string | undefined) => (day ? dayBound(day) : undefined)

/** Removes absent numbers. If a document lacks a number, no range of that number matches it. */
export const presentNumbers = (numbers: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined))

/** Converts paragraphs to blocks. `scopes` has the search scope of each label; other labels have no scope. */
export const paragraphBlocks = (paragraphs: TextSection[], scopes: Record<string, string> = {}): EngineBlock[] =>
  paragraphs.map(({ label, text }) => ({ scope: (Object.hasOwn(scopes, label) && scopes[label]) || '', text }))

/**
 * Returns the names of cited laws. `day` is the day of the citing document, since a short name may mean different laws
 * over time.
 */
export const citedLawNames = (laws: CitedLaw[], day?: string) =>
  distinctValues(laws.map(({ law }) => plainLawName(law, day)))
/** Returns the indexed values of citations. A citation of a paragraph (款) also gives its article and its law. */
export const citationIndexValues = (laws: CitedLaw[], day?: string) =>
  distinctValues(laws.flatMap(({ law, article }) => citationValues(law, article, day)))
/** Returns the cited articles for counting citations: law and article, without the paragraph (款). */
export const citedArticles = (laws: CitedLaw[], day?: string) =>
  distinctValues(laws.flatMap(({ law, article }) => citationValues(law, article, day).slice(1, 2)))
