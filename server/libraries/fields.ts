/** From what a record says to what the engine keeps. */
import { plainNumber } from '@domain/citation/document-number'
import type { CitedLaw, Paragraph } from '../records'
import type { Block } from '../engine/port'
import { dayBound } from '../search/dimensions'
import { citationValues, lawName } from '../search/law-names'

/** An absent or empty value is no value. */
export const present = <T extends string>(...values: Array<T | undefined>): T[] =>
  values.filter((value): value is T => value !== undefined && value !== '')

/** Numbers of documents are kept in one spelling, in which they are asked for. */
export const numbered = (...numbers: Array<string | undefined>): string[] => present(...numbers).map(plainNumber)

export const unique = <T>(values: T[]): T[] => [...new Set(values)]

/** `/` parts the names of a path, so it may stand in none of them. */
export const pathOf = (names: string[]): string =>
  present(...names)
    .map(name => name.replaceAll('/', '／'))
    .join('/')

export const numberOfDay = (day: string | undefined) => (day ? dayBound(day) : undefined)

/** A document without a number is found by no range of it. */
export const numbersOf = (numbers: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined))

/** Paragraphs whose label is a scope of its own can be searched by it. */
export const blocksOf = (paragraphs: Paragraph[], scopes: Record<string, string> = {}): Block[] =>
  paragraphs.map(({ label, text }) => ({ scope: (Object.hasOwn(scopes, label) && scopes[label]) || '', text }))

export const citedNames = (laws: CitedLaw[]) => unique(laws.map(({ law }) => lawName(law)))
export const citedValues = (laws: CitedLaw[]) =>
  unique(laws.flatMap(({ law, article }) => citationValues(law, article)))
/** Law and article alone: what is counted. */
export const citedArticles = (laws: CitedLaw[]) =>
  unique(laws.flatMap(({ law, article }) => citationValues(law, article).slice(1, 2)))
