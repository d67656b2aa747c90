/** Word by word, by the diff library. */
import { diffArrays } from 'diff'
import { type Change, readable, sentencesOf, tokensOf } from './text-diff'

/** Beyond so many edits two texts are compared by the sentence; the search for the best way grows with their square. */
const MAX_EDITS = 800

function changesBetween(before: string[], after: string[], most: number): Change[] | undefined {
  return diffArrays(before, after, { maxEditLength: most })?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

export function compare(before: string, after: string, most = MAX_EDITS): Change[] {
  const byWord = changesBetween(tokensOf(before), tokensOf(after), most)
  const changes = byWord ?? changesBetween(sentencesOf(before), sentencesOf(after), most)
  return readable(
    changes ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ],
  )
}
