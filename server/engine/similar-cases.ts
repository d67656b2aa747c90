/**
 * The similarity of a document and a text: BM25 of their common bigrams, equal in every engine. Only the text's rarest
 * bigrams count, and only if some document contains them.
 */
import { MILLIONTHS, rarityOf, frequencyWeightOf } from './relevance'

export interface Term {
  bigram: string
  rarity: number
}

/** Returns the rarest bigrams of a text. `having` has, for each bigram, the number of documents that contain it. */
export function rarestTerms(bigrams: string[], having: ArrayLike<number>, documents: number, count: number): Term[] {
  return bigrams
    .map((bigram, at) => ({ bigram, having: having[at]! }))
    .filter(one => one.having > 0)
    .sort((a, b) => a.having - b.having || (a.bigram < b.bigram ? -1 : 1))
    .slice(0, count)
    .map(one => ({ bigram: one.bigram, rarity: rarityOf(documents, one.having) }))
}

/** Returns the score of a bigram, from its count and the text's length. */
export const bigramScoreOf = ({ rarity }: Term, times: number, length: number, average: number) =>
  rarity * frequencyWeightOf(times, length, average)

export const rarityOfAll = (terms: Term[]) => terms.reduce((sum, { rarity }) => sum + rarity, 0)

/**
 * Returns the similarity as a fraction of the total rarity, in whole millionths. With whole numbers, any
 * order of addition gives the same ties.
 */
export const similarity = (worth: number, rarity: number) => Math.round((MILLIONTHS * worth) / rarity)

interface SimilarHit {
  score: number
  weight: number
  id: string
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
export const compareSimilar = (a: SimilarHit, b: SimilarHit) =>
  b.score - a.score || b.weight - a.weight || byBytes(a.id, b.id)
