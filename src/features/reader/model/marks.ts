import { type Match, type Matches, matchesWithin } from '@domain/text/find'
import type { MarkLook } from '@/ui/segments/types'
import type { Piece } from './pieces'

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
export function drawnIn(piece: Piece, matches: Matches, { first, end, now }: Drawn): Drawn {
  const [from, to] = matchesWithin(matches, piece)
  const mine = { first: Math.min(to, Math.max(from, first)), end: Math.max(from, Math.min(to, end)) }
  return { ...mine, now: now >= mine.first && now < mine.end ? now : -1 }
}

/** Where they stand, from where the piece begins. */
export function marksIn(piece: Piece, matches: Matches, { first, end, now }: Drawn): Mark[] {
  return Array.from({ length: end - first }, (_, at) => {
    const from = (matches.starts[first + at] ?? 0) - piece.from
    return { from: Math.max(0, from), to: from + matches.word.length, look: first + at === now ? 'now' : 'one' }
  })
}

export const touches = (piece: Piece, { passage, from, to }: Match) =>
  passage === piece.passage && from < piece.to && to > piece.from

export const hitMark = (piece: Piece, { from, to }: Match): Mark => ({
  from: Math.max(0, from - piece.from),
  to: to - piece.from,
  look: 'hit',
})
