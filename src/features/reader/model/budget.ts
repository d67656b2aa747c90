/** Limits the marks in view: each mark costs a node, and a page of the mini-program can hold a thousand nodes. */
import { type PageMatches, matchesWithin, type PageMatch } from '@domain/text/find'
import type { MatchLook } from '@/ui/segments/types'
import type { PassageBlock } from './blocks'

/** A match of the in-page search in a block. The offsets count from the start of the block. */
export interface BlockMark {
  from: number
  to: number
  look: MatchLook
}

/**
 * The range of the drawn matches: `first` is included, `end` is not. `now` is the index of the current match, or -1
 * if it is not drawn.
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

export const hitMark = (block: PassageBlock, { from, to }: PageMatch): BlockMark => ({
  from: Math.max(0, from - block.from),
  to: to - block.from,
  look: 'hit',
})

export const MOST_MATCHES = 350
export const MOST_HITS_AND_LINKS = 350

/**
 * Returns the matches to draw. If there are too many, draws those around the current match, or those in the middle of
 * the text.
 */
export function matchesToDraw(blocks: PassageBlock[], matches: PageMatches, now: number): DrawnMatches {
  const [head, tail] = [blocks[0], blocks[blocks.length - 1]]
  if (!head || !tail) return { first: 0, end: 0, now }
  const first = matchesWithin(matches, head)[0]
  const end = matchesWithin(matches, tail)[1]
  if (end - first <= MOST_MATCHES) return { first, end, now }
  const centre = now >= first && now < end ? now : (first + end) >> 1
  const from = Math.max(first, Math.min(centre - MOST_MATCHES / 2, end - MOST_MATCHES))
  return { first: from, end: from + MOST_MATCHES, now }
}

/** Returns for each block how many hits and links it may show. */
export function hitAndLinkLimits(counts: number[]): number[] {
  let remaining = MOST_HITS_AND_LINKS
  return counts.map(count => {
    const limit = Math.min(count, remaining)
    remaining -= limit
    return limit
  })
}
