/**
 * Finds the clauses of a text that are most similar to a quotation. The work grows with the lengths of both, not with
 * the product of the lengths.
 */
import { bareWords, withoutNumber } from './quote-matching'

/** A segment tree of numbers. Raising a range of numbers and finding a range's maximum take logarithmic time. */
class MaxTree {
  private readonly last: number
  /**
   * The maximum of each node, with the node's own raises but without those of its ancestors. A node covers half of its
   * parent.
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

  /** Returns the index of the first number that is at least `height`, or -1. */
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
 * The number of characters by which a range may be longer than the quotation, to allow for omissions. It is limited
 * because articles may be long.
 */
const LONGER = 60

/** A bigram, with its count in the quotation and its positions in the text, in ascending sequence. */
interface Bigram {
  count: number
  /** The positions of the bigram. It lies in ranges that begin at or before `until` and end at or after `at`. */
  positions: Array<{ at: number; until: number }>
}

interface Comparison {
  bigrams: Bigram[]
  /** The number of bigrams in the quotation. */
  size: number
  /** The number of bigrams in each clause. `countsUpTo` is the running total. */
  clauseCounts: number[]
  countsUpTo: number[]
}

function bigramsOf(quote: string): { bigrams: Map<string, Bigram>; size: number } {
  const bare = bareWords(withoutNumber(quote))
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
    // A bigram across two clauses belongs only to ranges that include both.
    for (let from = 0; from + 1 < joined.length; from++)
      bigrams.get(joined.slice(from, from + 2))?.positions.push({ at, until: from < before.length ? at - 1 : at })
    clauseCounts.push(Math.max(0, bare.length - 1))
    sum += Math.max(0, joined.length - 1)
    countsUpTo.push(sum)
    before = bareWords(clause.slice(-1))
  })
  return { bigrams: [...bigrams.values()], size, clauseCounts, countsUpTo }
}

/** Returns, for each clause, the last clause of the longest range that begins with it. */
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
 * A range of clauses with its similarity as the fraction `common / of`. `common` is twice the number of common
 * bigrams; `of` is the number of all bigrams of both texts.
 */
interface Candidate {
  from: number
  to: number
  common: number
  of: number
}

/**
 * Calculates the heights of the ranges that begin with the first clause, one for each last clause. A height is, apart
 * from a constant, by how much the range is more similar than the candidate. `losses` has for each clause the common
 * bigrams that ranges lose when they begin after it, with the last clauses of these ranges.
 */
function heightsAt({ common, of }: Candidate, { bigrams, clauseCounts, countsUpTo }: Comparison) {
  const gains = clauseCounts.map(() => 0)
  const losses: Array<Array<{ from: number; to: number }>> = clauseCounts.map(() => [])
  for (const { count, positions } of bigrams)
    positions.forEach(({ at, until }, nth) => {
      // Occurrences beyond the quoted count become common only after earlier ones are lost.
      const next = positions[nth + count]?.at ?? clauseCounts.length
      if (nth < count) gains[at]!++
      if (at < next) losses[until]!.push({ from: at, to: next - 1 })
    })
  let sum = 0
  return { losses, heights: new MaxTree(gains.map((gain, to) => 2 * of * (sum += gain) - common * countsUpTo[to]!)) }
}

/** Returns the range that exceeds a similarity most, and by how much. Of equal ranges the first one is returned. */
function mostAbove(least: Candidate, comparison: Comparison, ends: number[]): { by: number; best: Candidate } {
  const { size, clauseCounts, countsUpTo } = comparison
  const { heights, losses } = heightsAt(least, comparison)
  let by = -1
  let best = least
  clauseCounts.forEach((count, from) => {
    const end = ends[from]!
    const before = countsUpTo[from]! - count
    const height = heights.greatest(from, end)
    const above = height - least.common * (size - before)
    if (above > by) {
      const to = heights.firstFrom(height, from, end)
      const common = (height + least.common * countsUpTo[to]!) / least.of
      by = above
      best = { from, to, common, of: size + countsUpTo[to]! - before }
    }
    for (const lost of losses[from]!) heights.raise(-2 * least.of, lost.from, lost.to)
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
    const { by, best } = mostAbove(nearest, comparison, ends)
    nearest = best
    isNearest = by <= 0
  }
  const { from, to, common, of } = nearest
  if (common === 0) return NOTHING
  const passage = clauses.slice(from, to + 1).join('')
  return { text: passage.trim(), similarity: common / of }
}
