/** Two texts compared word by word, by whatever finds the shortest way from one list to another. */
import { type Change, readable, sentencesOf, tokensOf } from './text-diff'

interface Piece {
  added: boolean
  removed: boolean
  value: string[]
}
type Diff = (before: string[], after: string[], how: { maxEditLength: number }) => Piece[] | undefined

/** Beyond so many edits two texts are compared by the sentence; the search for the best way grows with their square. */
const MAX_EDITS = 800

const kindOf = ({ added, removed }: Piece) => (added ? 'added' : removed ? 'removed' : 'same')

/** An edit adds one piece or takes one away: there are as many at least as pieces that one side has more often. */
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
  function changesBetween(before: string[], after: string[], most: number): Change[] | undefined {
    if (fewestEdits(before, after) > most) return undefined
    const pieces = diff(before, after, { maxEditLength: most })
    return pieces?.map(piece => ({ kind: kindOf(piece), text: piece.value.join('') }))
  }

  return function compare(before: string, after: string, most = MAX_EDITS): Change[] {
    const byWord = changesBetween(tokensOf(before), tokensOf(after), most)
    const changes = byWord ?? changesBetween(sentencesOf(before), sentencesOf(after), most)
    return readable(
      changes ?? [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ],
    )
  }
}
