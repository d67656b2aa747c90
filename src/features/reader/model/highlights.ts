/** The grounds of a reader's own notes under the text of one piece. */
import type { Highlight } from '@domain/workspace/text-anchors'
import type { Segment } from '@/ui/segments/types'
import { type Piece, NUMBER_GAP } from './blocks'
import { type EnclosingLaw, linkCitations } from '@domain/citation/link-citations'
import { type Segment as MarkupSegment, parseMarkup } from '@domain/text/markup'
import type { Passage } from '@/libraries/document'
import type { Mark } from './budget'

/** Each passage is read once, however many pieces it has; a passage is of one law only. */
const parsed = new WeakMap<Passage, Segment[]>()

/** Between number and text stands the way to earlier versions, where the article reads otherwise there. */
const numberOf = ({ number, versions = [] }: Extract<Passage, { kind: 'article' }>): Segment[] => [
  { kind: 'handle', text: number },
  versions.length ? { kind: 'key', text: NUMBER_GAP, icon: 'history' } : { kind: 'text', text: NUMBER_GAP },
]

/** A link of the service names a document; any other is text. */
const leading = (segment: MarkupSegment): MarkupSegment =>
  segment.kind === 'link' && !segment.attributes.lid && !segment.attributes.jid
    ? { kind: 'text', text: segment.text }
    : segment

function segmentsOf(passage: Passage, own: EnclosingLaw | undefined): Segment[] {
  const known = parsed.get(passage)
  if (known) return known
  const number: Segment[] = passage.kind === 'article' ? numberOf(passage) : []
  const segments = [...number, ...linkCitations(parseMarkup(passage.text).map(leading), own)]
  parsed.set(passage, segments)
  return segments
}

const lengthOf = (segment: Segment) => (segment.kind === 'break' ? 1 : segment.text.length)

/** Cuts a range out of the segments. The ends of a line are not drawn: the pieces are the lines. */
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

const cut = new WeakMap<Piece, Segment[]>()

/** `own` is the law that 本法 means. */
export function pieceSegments(passage: Passage, piece: Piece, own?: EnclosingLaw): Segment[] {
  const known = cut.get(piece)
  if (known) return known
  const segments = cutSegments(segmentsOf(passage, own), piece.from, piece.to)
  cut.set(piece, segments)
  return segments
}

const isLively = ({ kind }: Segment) => kind === 'hit' || kind === 'link'

/** Hits and links. */
export const livelyIn = (segments: Segment[]) => segments.filter(isLively).length

/** Hits and links after so many are plain text. */
export function upTo(segments: Segment[], most: number): Segment[] {
  if (livelyIn(segments) <= most) return segments
  const kept: Segment[] = []
  let left = most
  for (const segment of segments) {
    const last = kept[kept.length - 1]
    if (segment.kind === 'break' || segment.kind === 'handle' || segment.kind === 'key') kept.push(segment)
    else if (isLively(segment) && left-- > 0) kept.push(segment)
    else if (last?.kind === 'text') kept[kept.length - 1] = { kind: 'text', text: last.text + segment.text }
    else kept.push({ kind: 'text', text: segment.text })
  }
  return kept
}

interface Stretch {
  from: number
  to: number
}

/** What lies under a stretch is added to every part of it. Stretches are in order and don't overlap. */
function overlaid<S extends Stretch>(
  segments: Segment[],
  stretches: S[],
  add: (part: Segment, stretch: S, isEnd: boolean) => Segment,
): Segment[] {
  if (!stretches.length) return segments
  const parts: Segment[] = []
  let start = 0
  let at = 0
  for (const segment of segments) {
    const end = start + lengthOf(segment)
    let done = start
    while (done < end && segment.kind !== 'break') {
      while ((stretches[at]?.to ?? Infinity) <= done) at++
      const stretch = stretches[at]
      const isInside = stretch !== undefined && stretch.from <= done
      const until = Math.min(end, isInside ? stretch.to : (stretch?.from ?? end))
      const part = { ...segment, text: segment.text.slice(done - start, until - start) }
      parts.push(isInside ? add(part, stretch, until === stretch.to) : part)
      done = until
    }
    if (segment.kind === 'break') parts.push(segment)
    start = end
  }
  return parts
}

/** The ground of what was found lies under text, hits and links alike. */
export const withMarks = (segments: Segment[], marks: Mark[]): Segment[] =>
  overlaid(segments, marks, (part, { look }) => ({ ...part, mark: look }))

/** A link with this attribute leads to a note. */
const NOTE = 'note'
/** Looks like text, and no link. */
const OWN = 'segment-paint--own'

export const noteIn = (attributes?: Record<string, string>) => attributes?.[NOTE]

/** A sign at its end says that something is written to it. */
const lookOf = ({ colour, hasText: said }: Highlight, isEnd: boolean) =>
  `segment-paint--${colour}${said && isEnd ? ' segment-paint--said' : ''}`

/** A tap leads to the note, but where it leads somewhere already. */
function painted(segment: Segment, paint: Highlight, isEnd: boolean): Segment {
  if (segment.kind === 'break') return segment
  const look = lookOf(paint, isEnd)
  if (segment.kind !== 'text' && segment.kind !== 'hit') return { ...segment, paint: look }
  const { text, mark } = segment
  const hit = segment.kind === 'hit' ? { hit: true as const } : {}
  return { kind: 'link', role: 'button', text, mark, paint: `${look} ${OWN}`, attributes: { [NOTE]: paint.id }, ...hit }
}

export function withPaints(segments: Segment[], piece: Piece, paints: Highlight[] = []): Segment[] {
  const here = paints
    .filter(({ from, to }) => from < piece.to && to > piece.from)
    .map(paint => ({ ...paint, from: Math.max(0, paint.from - piece.from), to: paint.to - piece.from }))
  return overlaid(segments, here, painted)
}
