/** Each highlight costs a node, and a page of the mini-program has room for a thousand: what lies farther off is drawn as plain text. */
import { type PageMatches, matchesWithin, type PageMatch } from '@domain/text/find'
import type { MarkLook } from '@/ui/segments/types'
import type { Piece } from './blocks'

/** A stretch of a piece that was found. */
export interface Mark {
  from: number
  to: number
  look: MarkLook
}

/** Matches from `first` up to, but without, `end`, and the one of them that the reader is at; -1 in all other pieces. */
export interface Drawn {
  first: number
  end: number
  now: number
}

/** As much of the matches as lies in a piece, and among those that are drawn. */
export function drawnIn(piece: Piece, matches: PageMatches, { first, end, now }: Drawn): Drawn {
  const [from, to] = matchesWithin(matches, piece)
  const mine = { first: Math.min(to, Math.max(from, first)), end: Math.max(from, Math.min(to, end)) }
  return { ...mine, now: now >= mine.first && now < mine.end ? now : -1 }
}

/** Where they stand, from where the piece begins. */
export function marksIn(piece: Piece, matches: PageMatches, { first, end, now }: Drawn): Mark[] {
  return Array.from({ length: end - first }, (_, at) => {
    const from = (matches.starts[first + at] ?? 0) - piece.from
    return { from: Math.max(0, from), to: from + matches.word.length, look: first + at === now ? 'now' : 'one' }
  })
}

export const touches = (piece: Piece, { passage, from, to }: PageMatch) =>
  passage === piece.passage && from < piece.to && to > piece.from

export const hitMark = (piece: Piece, { from, to }: PageMatch): Mark => ({
  from: Math.max(0, from - piece.from),
  to: to - piece.from,
  look: 'hit',
})

export const MOST_MATCHES = 350
export const MOST_LIVELY = 350

/** The matches of some pieces; of too many those round the one that the reader is at, or round the middle. */
export function drawnOf(pieces: Piece[], matches: PageMatches, now: number): Drawn {
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
