/**
 * The relevance of a document to the words of a query. It is computed from counts alone, so that every engine gets the
 * same scores.
 *
 * - A term is a word of a clause in the clause's scope. Words of excluded clauses and of names are no terms. At most
 *   the first twelve distinct terms count.
 * - `times` counts the word's occurrences in the text of its scope, overlapping ones included. `length` counts the
 *   characters of the title and the blocks in the scope. `average` is the average length in the collection.
 * - A term's rarity follows from the number of documents that contain it. For a term of `full`, occurrences in the
 *   title count a second time.
 * - Words are together if they share a sentence. For each scope, take the most terms in one sentence, less one. Their
 *   sum is divided by the greatest possible sum. Sentences end as for `near`.
 */
import type { Clause, CollectionSpec } from './port'
import { wellFormed } from './well-formed'

/** The most terms that count. People do not type more, and more would be slow. */
export const MOST_TERMS = 12
/**
 * The two constants of BM25. SATURATION: how soon repetitions of a word stop counting. LENGTH: how much long texts are
 * marked down, since they contain words by chance.
 */
export const SATURATION = 1.2
export const LENGTH = 0.5
/** The weight of a word in the title, relative to the text. */
export const TITLE = 1
/** The bonus if all words share a sentence, and the bonus that the greatest document weight approaches. */
export const SENTENCE_BONUS = 0.5
export const AUTHORITY_BONUS = 0.5
/** Scores are whole millionths, so that any order of calculation gives the same ties. */
export const MILLIONTHS = 1_000_000

function* wordsOf(clause: Clause): Generator<[scope: string, word: string]> {
  if (clause.kind === 'text') for (const word of clause.words) yield [clause.scope, wellFormed(word)]
  else if ('clauses' in clause) for (const one of clause.clauses) yield* wordsOf(one)
}

/** Returns the terms of a query, by scope. */
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

/**
 * Returns the BM25 weight of a word's occurrences in one text. It levels off with repetitions, and falls with
 * the text's length.
 */
export const frequencyWeightOf = (times: number, length: number, average: number) =>
  times && ((SATURATION + 1) * times) / (times + SATURATION * (1 - LENGTH + (LENGTH * length) / average))

/**
 * Returns the score of one term in a document, from its frequency weights in the text and, for `full`, in the
 * title.
 */
export const termScoreOf = (rarity: number, inText: number, inTitle = 0) => rarity * (inText + TITLE * inTitle)

/** Returns the bonus of a document weight: 0, 1/3, 1/2, 3/5 of `AUTHORITY_BONUS` for the weights 0, 1, 2, 3. */
const authorityOf = (weight: number) => AUTHORITY_BONUS * (weight > 0 ? weight / (weight + 2) : 0)

/**
 * Returns the score of a document. `worth` and `rarity` are summed over its terms, in order. `together` is a
 * fraction from 0 to 1.
 */
export const scoreOf = (worth: number, rarity: number, together: number, weight: number) =>
  Math.round(MILLIONTHS * (worth / rarity) * (1 + SENTENCE_BONUS * together) * (1 + authorityOf(weight)))
