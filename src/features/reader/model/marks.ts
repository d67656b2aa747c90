import { type Matches, matchesWithin } from '@/domain/find'
import type { Piece } from './pieces'

/** A stretch of a piece that was found. */
export interface Mark {
  from: number
  to: number
  now: boolean
}

/** What of the matches lies in a piece, from where the piece begins. */
export function marksIn(piece: Piece, matches: Matches, now: number): Mark[] {
  const [first, end] = matchesWithin(matches, piece)
  return Array.from({ length: end - first }, (_, at) => {
    const from = (matches.starts[first + at] ?? 0) - piece.from
    return { from: Math.max(0, from), to: from + matches.word.length, now: first + at === now }
  })
}

/** The match that the reader is at, for the piece that it lies in; -1 for all others, which are not drawn anew. */
export function matchWithin(matches: Matches, now: number, piece: Piece): number {
  const [first, end] = matchesWithin(matches, piece)
  return now >= first && now < end ? now : -1
}
