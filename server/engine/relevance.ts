/**
 * The relevance of a document to the words of a query. Every engine computes the same scores, because they depend on
 * counts alone.
 *
 * - A term is a word of a clause together with the clause's scope. Words of excluded clauses are not terms, nor are
 *   words that are searched in names. Only the first twelve distinct terms count.
 * - `times` counts the word's occurrences in the text of its scope, overlapping ones included. `length` counts the
 *   characters of the scope. For `full`, these are the characters of the title and of all blocks. `average` is the
 *   average length in the collection.
 * - A term's rarity follows from the number of documents that contain it. For a term of `full`, occurrences in the
 *   title count a second time.
 * - `together` measures from 0 to 1 how many terms share a sentence. In each scope, the sentence with the most terms
 *   counts: its number of terms minus one. The sum over all scopes is divided by the greatest possible sum. Sentences
 *   have the same ends as in a clause with `near`.
 */
import type { Clause, CollectionSpec } from './port'
import { wellFormed } from './well-formed'

/** The maximum number of terms that count. More terms are hardly ever typed and would be slow. */
export const MOST_TERMS = 12
/**
 * The constants of BM25. `SATURATION` limits the effect of repeated words. `LENGTH_NORMALISATION` lowers the score of
 * long texts, which contain words by chance.
 */
export const SATURATION = 1.2
export const LENGTH_NORMALISATION = 0.5
/** The weight of an occurrence in the title, relative to one in the text. */
export const TITLE_WEIGHT = 1
/** The greatest bonuses, for words that share a sentence and for the document's weight. 0.5 raises a score by half. */
export const SENTENCE_BONUS = 0.5
export const AUTHORITY_BONUS = 0.5
/** Scores are integers in millionths, so that any order of calculation gives the same ties. */
export const MILLIONTHS = 1_000_000

function* wordsOf(clause: Clause): Generator<[scope: string, word: string]> {
  if (clause.kind === 'text') for (const word of clause.words) yield [clause.scope, wellFormed(word)]
  else if ('clauses' in clause) for (const one of clause.clauses) yield* wordsOf(one)
}

/** Returns the terms of a query, by scope. */
export function termsByScope(clause: Clause, { names }: CollectionSpec): Map<string, string[]> {
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

/** Returns the rarity of a term. `having` is the number of documents that contain the term. */
export const rarityOf = (documents: number, having: number) => Math.log(1 + (documents - having + 0.5) / (having + 0.5))

/**
 * Returns the BM25 weight of a word's occurrences in one text. Each further occurrence adds less than the one before. A
 * longer text has a lower weight.
 */
export const frequencyWeightOf = (times: number, length: number, average: number) =>
  times &&
  ((SATURATION + 1) * times) /
    (times + SATURATION * (1 - LENGTH_NORMALISATION + (LENGTH_NORMALISATION * length) / average))

/** Returns the score of a term in a document, from its BM25 weights in the text and in the title. */
export const termScoreOf = (rarity: number, inText: number, inTitle = 0) => rarity * (inText + TITLE_WEIGHT * inTitle)

/**
 * Returns the bonus for a document weight. For weights 0, 1, 2 and 3 it is 0, 1/3, 1/2 and 3/5 of `AUTHORITY_BONUS`.
 */
const authorityOf = (weight: number) => AUTHORITY_BONUS * (weight > 0 ? weight / (weight + 2) : 0)

/**
 * Returns the score of a document. `worth` is the sum of its term scores, and `rarity` the sum of the terms'
 * rarities. `together` is a fraction from 0 to 1.
 */
export const relevanceScoreOf = (worth: number, rarity: number, together: number, weight: number) =>
  Math.round(MILLIONTHS * (worth / rarity) * (1 + SENTENCE_BONUS * together) * (1 + authorityOf(weight)))
