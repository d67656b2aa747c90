/**
 * What stands out in a text costs a node each, and a page of the mini-program has room for a thousand. Where one letter
 * is found in every line, or every line is a list of citations, what lies farther off is drawn as plain text.
 */
import { type Matches, matchesWithin } from '@domain/text/find'
import type { Drawn } from './marks'
import type { Piece } from './pieces'

export const MOST_MATCHES = 350
export const MOST_LIVELY = 350

/** The matches of some pieces; of too many those round the one that the reader is at, or round the middle. */
export function drawnOf(pieces: Piece[], matches: Matches, now: number): Drawn {
  const [head, tail] = [pieces[0], pieces[pieces.length - 1]]
  if (!head || !tail) return { first: 0, end: 0, now }
  const first = matchesWithin(matches, head)[0]
  const end = matchesWithin(matches, tail)[1]
  if (end - first <= MOST_MATCHES) return { first, end, now }
  const centre = now >= first && now < end ? now : (first + end) >> 1
  const from = Math.max(first, Math.min(centre - MOST_MATCHES / 2, end - MOST_MATCHES))
  return { first: from, end: from + MOST_MATCHES, now }
}

/** How many of its hits and links each piece shows as such, when it has so many. */
export function sharesOf(counts: number[]): number[] {
  let left = MOST_LIVELY
  return counts.map(count => {
    const share = Math.min(count, left)
    left -= share
    return share
  })
}
