/**
 * How alike a document is to a text: BM25 of the pairs of characters they share, so that every engine comes to the same. Of the
 * pairs asked for only those count that fewest documents of the collection hold, and at least one does.
 */
import { PARTS, rarityOf, shareOf } from './relevance'

export interface Term {
  pair: string
  rarity: number
}

/** `having` tells how many documents hold each pair. */
export function rarestOf(pairs: string[], having: ArrayLike<number>, documents: number, rarest: number): Term[] {
  return pairs
    .map((pair, at) => ({ pair, having: having[at]! }))
    .filter(one => one.having > 0)
    .sort((a, b) => a.having - b.having || (a.pair < b.pair ? -1 : 1))
    .slice(0, rarest)
    .map(one => ({ pair: one.pair, rarity: rarityOf(documents, one.having) }))
}

/** What a pair is worth that stands so often in a text of that length. */
export const worthOfPair = ({ rarity }: Term, times: number, length: number, average: number) =>
  rarity * shareOf(times, length, average)

export const rarityOfAll = (terms: Term[]) => terms.reduce((sum, { rarity }) => sum + rarity, 0)

/** Of what all pairs are rare; a whole number, so that what adds up in another order comes to the same ties. */
export const alikeness = (worth: number, rarity: number) => Math.round((PARTS * worth) / rarity)

export interface Alike {
  score: number
  weight: number
  id: string
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
export const compareAlike = (a: Alike, b: Alike) => b.score - a.score || b.weight - a.weight || byBytes(a.id, b.id)
