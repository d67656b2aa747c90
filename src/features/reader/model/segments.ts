/** The text of one piece as it is drawn: hits, links of the service and to what is cited, an article's number, what is being looked for. */
import { withCitations } from '@/domain/cited'
import { parseMarkup } from '@/domain/markup'
import type { Passage } from '@/libraries/document'
import type { Segment } from '@/ui/segments/types'
import type { Mark } from './marks'
import { NUMBER_GAP, type Piece } from './pieces'

/** Each passage is read once, however many pieces it has; a passage is of one law only. */
const parsed = new WeakMap<Passage, Segment[]>()

const numberOf = (number: string): Segment[] => [
  { kind: 'strong', text: number },
  { kind: 'text', text: NUMBER_GAP },
]

function segmentsOf(passage: Passage, law: string | undefined): Segment[] {
  const known = parsed.get(passage)
  if (known) return known
  const number: Segment[] = passage.kind === 'article' ? numberOf(passage.number) : []
  const segments = [...number, ...withCitations(parseMarkup(passage.text), law)]
  parsed.set(passage, segments)
  return segments
}

const lengthOf = (segment: Segment) => (segment.kind === 'break' ? 1 : segment.text.length)

/** A stretch of them; the ends of a line are not drawn, the pieces are the lines. */
export function cutSegments(segments: Segment[], from: number, to: number): Segment[] {
  const within: Segment[] = []
  let start = 0
  for (const segment of segments) {
    if (start >= to) break
    const end = start + lengthOf(segment)
    if (end > from && segment.kind !== 'break') {
      const text = segment.text.slice(Math.max(0, from - start), to - start)
      within.push({ ...segment, text })
    }
    start = end
  }
  return within
}

/** `law` is the one that 本法 means. */
export const pieceSegments = (passage: Passage, { from, to }: Piece, law?: string): Segment[] =>
  cutSegments(segmentsOf(passage, law), from, to)

/** The ground of what was found lies under text, hits and links alike. Marks are in order and don't overlap. */
export function withMarks(segments: Segment[], marks: Mark[]): Segment[] {
  if (!marks.length) return segments
  const marked: Segment[] = []
  let start = 0
  let at = 0
  for (const segment of segments) {
    const end = start + lengthOf(segment)
    let done = start
    while (done < end && segment.kind !== 'break') {
      while ((marks[at]?.to ?? Infinity) <= done) at++
      const mark = marks[at]
      const inside = mark !== undefined && mark.from <= done
      const until = Math.min(end, inside ? mark.to : (mark?.from ?? end))
      const text = segment.text.slice(done - start, until - start)
      marked.push(inside ? { ...segment, text, mark: mark.now ? 'now' : 'one' } : { ...segment, text })
      done = until
    }
    if (segment.kind === 'break') marked.push(segment)
    start = end
  }
  return marked
}
