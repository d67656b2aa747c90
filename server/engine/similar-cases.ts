/**
 * How alike a document is to a text: BM25 of the pairs of characters they share, so that every engine comes to the same. Of the
 * pairs asked for only those count that fewest documents of the collection hold, and at least one does.
 */
import { MILLIONTHS, rarityOf, shareOf } from './relevance'

export interface Term {
  bigram: string
  rarity: number
}

/** `having` tells how many documents hold each pair. */
export function rarestTerms(bigrams: string[], having: ArrayLike<number>, documents: number, count: number): Term[] {
  return bigrams
    .map((bigram, at) => ({ bigram, having: having[at]! }))
    .filter(one => one.having > 0)
    .sort((a, b) => a.having - b.having || (a.bigram < b.bigram ? -1 : 1))
    .slice(0, count)
    .map(one => ({ bigram: one.bigram, rarity: rarityOf(documents, one.having) }))
}

/** What a pair is worth that stands so often in a text of that length. */
export const worthOfBigram = ({ rarity }: Term, times: number, length: number, average: number) =>
  rarity * shareOf(times, length, average)

export const rarityOfAll = (terms: Term[]) => terms.reduce((sum, { rarity }) => sum + rarity, 0)

/** Of what all pairs are rare; a whole number, so that what adds up in another order comes to the same ties. */
export const similarity = (worth: number, rarity: number) => Math.round((MILLIONTHS * worth) / rarity)

export interface SimilarHit {
  score: number
  weight: number
  id: string
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
export const compareSimilar = (a: SimilarHit, b: SimilarHit) =>
  b.score - a.score || b.weight - a.weight || byBytes(a.id, b.id)
