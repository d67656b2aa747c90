/**
 * Limits the marked words in view. Each of them costs a node, and a page of the mini-program can hold a thousand nodes.
 */
import { type PageMatches, matchesWithin, type PageMatch } from '@domain/text/find'
import type { MatchLook } from '@/ui/segments/types'
import type { PassageBlock } from './blocks'

/**
 * A marked range of a block: a match of the in-page search, or the current search hit. The offsets count from the start
 * of the block.
 */
export interface BlockMark {
  from: number
  to: number
  look: MatchLook
}

/**
 * The range of the drawn matches: `first` is included, `end` is not. `now` is the index of the current match. For a
 * single block it is -1 if the block does not contain the match.
 */
export interface DrawnMatches {
  first: number
  end: number
  now: number
}

/** Returns those of the drawn matches that lie in this block. */
export function drawnMatchesIn(
  block: PassageBlock,
  matches: PageMatches,
  { first, end, now }: DrawnMatches,
): DrawnMatches {
  const [from, to] = matchesWithin(matches, block)
  const inBlock = { first: Math.min(to, Math.max(from, first)), end: Math.max(from, Math.min(to, end)) }
  return { ...inBlock, now: now >= inBlock.first && now < inBlock.end ? now : -1 }
}

/**
 * Returns the marks of the matches that `drawnMatchesIn` has returned for this block. The current match looks
 * different.
 */
export function matchMarksIn(
  block: PassageBlock,
  matches: PageMatches,
  { first, end, now }: DrawnMatches,
): BlockMark[] {
  return Array.from({ length: end - first }, (_, at) => {
    const from = (matches.starts[first + at] ?? 0) - block.from
    return { from: Math.max(0, from), to: from + matches.word.length, look: first + at === now ? 'now' : 'one' }
  })
}

export const isMatchInBlock = (block: PassageBlock, { passage, from, to }: PageMatch) =>
  passage === block.passage && from < block.to && to > block.from

/** Returns the mark of the current search hit in a block that contains it. */
export const hitMark = (block: PassageBlock, { from, to }: PageMatch): BlockMark => ({
  from: Math.max(0, from - block.from),
  to: to - block.from,
  look: 'hit',
})

/** The maximum number of matches in all drawn blocks together. */
export const MAX_MATCHES = 350
/** The maximum number of hits and links in all drawn blocks together. */
export const MAX_HITS_AND_LINKS = 350

/**
 * Returns the matches to draw. If there are too many, returns those around the current match, or those in the middle of
 * the drawn text if the current match is elsewhere.
 */
export function matchesToDraw(blocks: PassageBlock[], matches: PageMatches, now: number): DrawnMatches {
  const [head, tail] = [blocks[0], blocks[blocks.length - 1]]
  if (!head || !tail) return { first: 0, end: 0, now }
  const first = matchesWithin(matches, head)[0]
  const end = matchesWithin(matches, tail)[1]
  if (end - first <= MAX_MATCHES) return { first, end, now }
  const centre = now >= first && now < end ? now : (first + end) >> 1
  const from = Math.max(first, Math.min(centre - MAX_MATCHES / 2, end - MAX_MATCHES))
  return { first: from, end: from + MAX_MATCHES, now }
}

/**
 * Returns for each block how many hits and links it may show. `counts` has the number of hits and links in each block.
 * The first blocks get their full number.
 */
export function hitAndLinkLimits(counts: number[]): number[] {
  let remaining = MAX_HITS_AND_LINKS
  return counts.map(count => {
    const limit = Math.min(count, remaining)
    remaining -= limit
    return limit
  })
}
