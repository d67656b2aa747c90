/**
 * The relevance of a document to the words of a query. Pure arithmetic on counts, so that every engine gets the same scores.
 *
 * - A term is a word of a clause that is not excluded, in the clause's scope. Terms are distinct, at most the first twelve count,
 *   and parts of names are no terms.
 * - `times` counts the word's occurrences in the text of its scope, overlapping ones included. `length` counts the characters of
 *   the title and the blocks in the scope. `average` is the average length in the collection.
 * - A term's rarity follows from the number of documents with it. For a term of `full` the title counts once more.
 * - Words are together if they share a sentence: for each scope the most of its terms in one sentence, less one; the sum is
 *   divided by the greatest possible sum. Sentences end as for `near`.
 */
import type { Clause, CollectionSpec } from './port'
import { wellFormed } from './well-formed'

/** More terms are not typed by people and would be slow. */
export const MOST_TERMS = 12
/** Saturation of repeated words, and normalisation by length: long texts contain words by chance. */
export const SATURATION = 1.2
export const LENGTH = 0.5
/** The value of a word in the title, relative to the text. */
export const TITLE = 1
/** The bonus if all words share a sentence, and the bonus of the greatest weight. */
export const TOGETHER = 0.5
export const AUTHORITY = 0.5
/** Scores are whole millionths, so that any order of calculation gives the same ties. */
export const MILLIONTHS = 1_000_000

function* wordsOf(clause: Clause): Generator<[scope: string, word: string]> {
  if (clause.kind === 'text') for (const word of clause.words) yield [clause.scope, wellFormed(word)]
  else if ('clauses' in clause) for (const one of clause.clauses) yield* wordsOf(one)
}

/** The words of each scope. */
export function termsOf(clause: Clause, { names }: CollectionSpec): Map<string, string[]> {
  const terms = new Map<string, Set<string>>()
  let count = 0
  for (const [scope, word] of wordsOf(clause)) {
    const words = terms.get(scope) ?? new Set()
    if (!word || names.includes(scope) || words.has(word)) continue
    terms.set(scope, words.add(word))
    if (++count === MOST_TERMS) break
  }
  return new Map([...terms].map(([scope, words]) => [scope, [...words]]))
}

export const rarityOf = (documents: number, having: number) => Math.log(1 + (documents - having + 0.5) / (having + 0.5))

/** The value of the occurrences in one text. It saturates, and falls with the length. */
export const shareOf = (times: number, length: number, average: number) =>
  times && ((SATURATION + 1) * times) / (times + SATURATION * (1 - LENGTH + (LENGTH * length) / average))

/** The value of one term in a document, from its shares in the text and, for `full`, in the title. */
export const worthOf = (rarity: number, inText: number, inTitle = 0) => rarity * (inText + TITLE * inTitle)

/** From 0 towards `AUTHORITY`: 0, 1/3, 1/2, 3/5 of it … for the weights 0, 1, 2, 3 … */
const authorityOf = (weight: number) => AUTHORITY * (weight > 0 ? weight / (weight + 2) : 0)

/** `worth` and `rarity` are sums over the terms in order. `together` is a share of 1. */
export const scoreOf = (worth: number, rarity: number, together: number, weight: number) =>
  Math.round(MILLIONTHS * (worth / rarity) * (1 + TOGETHER * together) * (1 + authorityOf(weight)))
