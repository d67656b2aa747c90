/** Compares two texts word by word, with a diff function that finds a shortest edit script. */
import { type TextChange, readableChanges, sentencesOf, tokensOf } from './text-diff'

interface Piece {
  added: boolean
  removed: boolean
  value: string[]
}
type Diff = (before: string[], after: string[], how: { maxEditLength: number }) => Piece[] | undefined

/**
 * The default maximum number of edits in a comparison. The time of a comparison grows with the square of the edits.
 * Texts with more edits by word are compared by sentence. If these need more edits too, the whole text counts as
 * replaced.
 */
const MAX_EDITS = 800

const kindOf = ({ added, removed }: Piece) => (added ? 'added' : removed ? 'removed' : 'same')

/** Returns a lower bound for the number of edits. Each edit adds or removes one token. */
function fewestEdits(before: string[], after: string[]): number {
  const surplus = new Map<string, number>()
  const count = (pieces: string[], by: number) =>
    pieces.forEach(piece => surplus.set(piece, (surplus.get(piece) ?? 0) + by))
  count(before, 1)
  count(after, -1)
  let edits = 0
  surplus.forEach(pieces => (edits += Math.abs(pieces)))
  return edits
}

export function createCompare(diff: Diff) {
  function changesBetween(before: string[], after: string[], maxEdits: number): TextChange[] | undefined {
    if (fewestEdits(before, after) > maxEdits) return undefined
    const pieces = diff(before, after, { maxEditLength: maxEdits })
    return pieces?.map(piece => ({ kind: kindOf(piece), text: piece.value.join('') }))
  }

  return function compare(before: string, after: string, maxEdits = MAX_EDITS): TextChange[] {
    const byWord = changesBetween(tokensOf(before), tokensOf(after), maxEdits)
    const changes = byWord ?? changesBetween(sentencesOf(before), sentencesOf(after), maxEdits)
    return readableChanges(
      changes ?? [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ],
    )
  }
}
