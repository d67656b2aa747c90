/**
 * Finds the range of clauses in a text that is most similar to a quotation.
 * The time grows with the sum of both lengths and not with their product.
 */
import { bareWords, withoutArticleNumber } from './quote-matching'

/**
 * A segment tree of numbers. Raising the numbers of a range and finding the maximum of a range take logarithmic time.
 */
class MaxTree {
  private readonly last: number
  /**
   * The maximum of each node, including its own raises and excluding those of its ancestors.
   * Each node covers half of the range of its parent.
   */
  private readonly tops: Float64Array
  private readonly raises: Float64Array

  constructor(heights: number[]) {
    this.last = heights.length - 1
    this.tops = new Float64Array(4 * heights.length)
    this.raises = new Float64Array(4 * heights.length)
    this.build(heights, 1, 0, this.last)
  }

  private build(heights: number[], node: number, low: number, high: number): number {
    const middle = (low + high) >> 1
    const top =
      low === high
        ? heights[low]!
        : Math.max(this.build(heights, 2 * node, low, middle), this.build(heights, 2 * node + 1, middle + 1, high))
    return (this.tops[node] = top)
  }

  raise(by: number, from: number, to: number, node = 1, low = 0, high = this.last) {
    if (to < low || high < from) return
    if (from <= low && high <= to) {
      this.tops[node]! += by
      this.raises[node]! += by
      return
    }
    const middle = (low + high) >> 1
    this.raise(by, from, to, 2 * node, low, middle)
    this.raise(by, from, to, 2 * node + 1, middle + 1, high)
    this.tops[node] = Math.max(this.tops[2 * node]!, this.tops[2 * node + 1]!) + this.raises[node]!
  }

  greatest(from: number, to: number, node = 1, low = 0, high = this.last): number {
    if (to < low || high < from) return -Infinity
    if (from <= low && high <= to) return this.tops[node]!
    const middle = (low + high) >> 1
    const left = this.greatest(from, to, 2 * node, low, middle)
    const right = this.greatest(from, to, 2 * node + 1, middle + 1, high)
    return Math.max(left, right) + this.raises[node]!
  }

  /**
   * Returns the index of the first number between `from` and `to` that is at least `height`. Returns -1 if there is
   * none.
   */
  firstFrom(height: number, from: number, to: number, node = 1, low = 0, high = this.last): number {
    if (to < low || high < from || this.tops[node]! < height) return -1
    if (low === high) return low
    const middle = (low + high) >> 1
    const rest = height - this.raises[node]!
    const left = this.firstFrom(rest, from, to, 2 * node, low, middle)
    return left >= 0 ? left : this.firstFrom(rest, from, to, 2 * node + 1, middle + 1, high)
  }
}

const CLAUSE = /[^，。；：\n]*[，。；：\n]|[^，。；：\n]+/g
/**
 * The number of characters by which a range may be longer than the quotation, which may have omissions.
 * Articles can be long, so the number is limited.
 */
const LONGER = 60

/**
 * A pair of neighbouring characters. It has its count in the quotation and its positions in the text, in ascending
 * order.
 */
interface Bigram {
  count: number
  /**
   * The positions of the bigram, as indexes of clauses. A range contains a position if it begins at or before `until`
   * and ends at or after `at`.
   */
  positions: Array<{ at: number; until: number }>
}

interface Comparison {
  bigrams: Bigram[]
  /** The number of bigrams of the quotation. */
  size: number
  /** The number of bigrams in each clause. */
  clauseCounts: number[]
  /** The number of bigrams up to the end of each clause, including bigrams across clauses. */
  countsUpTo: number[]
}

function bigramsOf(quote: string): { bigrams: Map<string, Bigram>; size: number } {
  const bare = bareWords(withoutArticleNumber(quote))
  const bigrams = new Map<string, Bigram>()
  for (let at = 0; at + 1 < bare.length; at++) {
    const name = bare.slice(at, at + 2)
    const bigram = bigrams.get(name)
    if (bigram) bigram.count++
    else bigrams.set(name, { count: 1, positions: [] })
  }
  return { bigrams, size: Math.max(0, bare.length - 1) }
}

function compareBigrams(quote: string, clauses: string[]): Comparison {
  const { bigrams, size } = bigramsOf(quote)
  const clauseCounts: number[] = []
  const countsUpTo: number[] = []
  let before = ''
  let sum = 0
  clauses.forEach((clause, at) => {
    const bare = bareWords(clause)
    const joined = before + bare
    // A bigram across two clauses counts only in ranges that include both clauses.
    for (let from = 0; from + 1 < joined.length; from++)
      bigrams.get(joined.slice(from, from + 2))?.positions.push({ at, until: from < before.length ? at - 1 : at })
    clauseCounts.push(Math.max(0, bare.length - 1))
    sum += Math.max(0, joined.length - 1)
    countsUpTo.push(sum)
    before = bareWords(clause.slice(-1))
  })
  return { bigrams: [...bigrams.values()], size, clauseCounts, countsUpTo }
}

/**
 * Returns for each clause the last clause of the longest allowed range that begins there. Such a range exceeds
 * `longest` characters by its last clause at most.
 */
function endsOf(clauses: string[], longest: number): number[] {
  let end = -1
  let length = 0
  return clauses.map(clause => {
    while (end + 1 < clauses.length && length <= longest) length += clauses[++end]!.length
    length -= clause.length
    return end
  })
}

/**
 * A range of clauses with its similarity `common / of`.
 * `common` is twice the number of common bigrams. `of` is the number of bigrams in both texts together.
 */
interface Candidate {
  from: number
  to: number
  common: number
  of: number
}

/**
 * The *advantage* of a range over a candidate is `range.common * candidate.of - candidate.common * range.of`. It is
 * positive if the range is more similar to the quotation than the candidate.
 * Returns the *heights* of the ranges that begin at the first clause, one for each last clause. A height is the
 * advantage without the terms that are equal for all ranges with the same first clause.
 * `losses` lists for each clause the common bigrams that a range loses if it begins after this clause. Each loss
 * concerns the ranges that end between the clauses `from` and `to`.
 */
function heightsAt({ common, of }: Candidate, { bigrams, clauseCounts, countsUpTo }: Comparison) {
  const gains = clauseCounts.map(() => 0)
  const losses: Array<Array<{ from: number; to: number }>> = clauseCounts.map(() => [])
  for (const { count, positions } of bigrams)
    positions.forEach(({ at, until }, nth) => {
      // A bigram is common at most `count` times. A later occurrence becomes common when an earlier one is outside the
      // range.
      const next = positions[nth + count]?.at ?? clauseCounts.length
      if (nth < count) gains[at]!++
      if (at < next) losses[until]!.push({ from: at, to: next - 1 })
    })
  let sum = 0
  return { losses, heights: new MaxTree(gains.map((gain, to) => 2 * of * (sum += gain) - common * countsUpTo[to]!)) }
}

/**
 * Returns as `best` the range with the greatest advantage over the candidate `toBeat`, and as `by` this advantage. Of
 * ranges with equal advantages, returns the first. If `by` is not positive, no range is more similar than `toBeat`.
 */
function greatestAdvantage(toBeat: Candidate, comparison: Comparison, ends: number[]): { by: number; best: Candidate } {
  const { size, clauseCounts, countsUpTo } = comparison
  const { heights, losses } = heightsAt(toBeat, comparison)
  let by = -1
  let best = toBeat
  clauseCounts.forEach((count, from) => {
    const end = ends[from]!
    const before = countsUpTo[from]! - count
    const height = heights.greatest(from, end)
    const advantage = height - toBeat.common * (size - before)
    if (advantage > by) {
      const to = heights.firstFrom(height, from, end)
      const common = (height + toBeat.common * countsUpTo[to]!) / toBeat.of
      by = advantage
      best = { from, to, common, of: size + countsUpTo[to]! - before }
    }
    for (const lost of losses[from]!) heights.raise(-2 * toBeat.of, lost.from, lost.to)
  })
  return { by, best }
}

export interface NearestPassage {
  text: string
  /** The similarity from 0 to 1. */
  similarity: number
}

const NOTHING: NearestPassage = { text: '', similarity: 0 }

export function nearestPassage(quote: string, text: string): NearestPassage {
  const clauses = text.match(CLAUSE)
  if (!clauses) return NOTHING
  const comparison = compareBigrams(quote, clauses)
  const ends = endsOf(clauses, quote.length + LONGER)
  let nearest: Candidate = { from: 0, to: -1, common: 0, of: 1 }
  for (let isNearest = false; !isNearest;) {
    const { by, best } = greatestAdvantage(nearest, comparison, ends)
    nearest = best
    isNearest = by <= 0
  }
  const { from, to, common, of } = nearest
  if (common === 0) return NOTHING
  const passage = clauses.slice(from, to + 1).join('')
  return { text: passage.trim(), similarity: common / of }
}
