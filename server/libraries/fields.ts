/** Converts record fields to index fields. */
import { plainNumber } from '@domain/citation/document-number'
import { plainLawName } from '@domain/citation/law-names'
import type { CitedLaw, Paragraph } from '../records'
import type { Block } from '../engine/port'
import { dayBound } from '../search/dimensions'
import { citationValues } from '../search/law-names'

/** Drops absent and empty values. */
export const presentValues = <T extends string>(...values: Array<T | undefined>): T[] =>
  values.filter((value): value is T => value !== undefined && value !== '')

/** Document numbers are indexed in the spelling of queries. */
export const numbered = (...numbers: Array<string | undefined>): string[] => presentValues(...numbers).map(plainNumber)

export const unique = <T>(values: T[]): T[] => [...new Set(values)]

/** Joins names to a path with `/`. A name must not contain a `/` itself. */
export const pathOf = (names: string[]): string =>
  presentValues(...names)
    .map(name => name.replaceAll('/', '／'))
    .join('/')

export const numberOfDay = (day: string | undefined) => (day ? dayBound(day) : undefined)

/** Drops absent numbers. A document without a number matches no range of that number. */
export const numbersOf = (numbers: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined))

/** Converts paragraphs to blocks. `scopes` gives the search scope of a label; other blocks have no scope. */
export const blocksOf = (paragraphs: Paragraph[], scopes: Record<string, string> = {}): Block[] =>
  paragraphs.map(({ label, text }) => ({ scope: (Object.hasOwn(scopes, label) && scopes[label]) || '', text }))

/** Names of cited laws. `day` is the day of the citing document, which decides between short names of different age. */
export const citedNames = (laws: CitedLaw[], day?: string) => unique(laws.map(({ law }) => plainLawName(law, day)))
export const citedValues = (laws: CitedLaw[], day?: string) =>
  unique(laws.flatMap(({ law, article }) => citationValues(law, article, day)))
/** The cited articles whose citations are counted: law and article, without the paragraph (款). */
export const citedArticles = (laws: CitedLaw[], day?: string) =>
  unique(laws.flatMap(({ law, article }) => citationValues(law, article, day).slice(1, 2)))
