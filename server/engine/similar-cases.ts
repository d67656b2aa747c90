/**
 * The similarity of a document and a text, by BM25 of the bigrams that both contain. All engines compute it alike. Of
 * the text's bigrams that occur in any document, only the rarest are used.
 */
import { MILLIONTHS, rarityOf, frequencyWeightOf } from './relevance'

export interface RareBigram {
  bigram: string
  rarity: number
}

/** Returns the `count` rarest bigrams of a text. `having` is, for each bigram, the number of documents with it. */
export function rarestBigrams(
  bigrams: string[],
  having: ArrayLike<number>,
  documents: number,
  count: number,
): RareBigram[] {
  return bigrams
    .map((bigram, at) => ({ bigram, having: having[at]! }))
    .filter(one => one.having > 0)
    .sort((a, b) => a.having - b.having || (a.bigram < b.bigram ? -1 : 1))
    .slice(0, count)
    .map(one => ({ bigram: one.bigram, rarity: rarityOf(documents, one.having) }))
}

/** Returns the score of a bigram in a text, from its number of occurrences and the text's length. */
export const bigramScoreOf = ({ rarity }: RareBigram, times: number, length: number, average: number) =>
  rarity * frequencyWeightOf(times, length, average)

export const totalRarity = (terms: RareBigram[]) => terms.reduce((sum, { rarity }) => sum + rarity, 0)

/**
 * Returns the similarity in millionths. `worth` is the sum of bigram scores, and `rarity` the sum of rarities. A
 * document of average length that contains each bigram once has 1,000,000. Repeated bigrams raise the similarity,
 * always to less than 2,200,000. The result is an integer, so that any order of addition gives the same ties.
 */
export const similarityScore = (worth: number, rarity: number) => Math.round((MILLIONTHS * worth) / rarity)

interface SimilarHit {
  score: number
  weight: number
  id: string
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
export const compareSimilarHits = (a: SimilarHit, b: SimilarHit) =>
  b.score - a.score || b.weight - a.weight || byBytes(a.id, b.id)
