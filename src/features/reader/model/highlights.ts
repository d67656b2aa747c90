/** Builds the segments of a block, with the user's highlights. */
import type { Highlight } from '@domain/workspace/text-anchors'
import type { TextSegment } from '@/ui/segments/types'
import { type PassageBlock, NUMBER_GAP } from './blocks'
import { type EnclosingLaw, linkCitations } from '@domain/citation/link-citations'
import { type Segment as MarkupSegment, parseMarkup } from '@domain/text/markup'
import type { Passage } from '@/libraries/document'
import type { BlockMark } from './budget'

/**
 * The segments of each passage, parsed once for all its blocks. Different laws never share a passage object, so the
 * enclosing law is not part of the key.
 */
const segmentsByPassage = new WeakMap<Passage, TextSegment[]>()

/**
 * Returns the segments of an article's number. If the article has earlier versions, the gap after the number is a
 * button that shows them.
 */
const numberOf = ({ number, versions = [] }: Extract<Passage, { kind: 'article' }>): TextSegment[] => [
  { kind: 'handle', text: number },
  versions.length ? { kind: 'key', text: NUMBER_GAP, icon: 'history' } : { kind: 'text', text: NUMBER_GAP },
]

/** A link that has no document id becomes plain text. */
const documentLink = (segment: MarkupSegment): MarkupSegment =>
  segment.kind === 'link' && !segment.attributes.lid && !segment.attributes.jid
    ? { kind: 'text', text: segment.text }
    : segment

function segmentsOf(passage: Passage, enclosingLaw: EnclosingLaw | undefined): TextSegment[] {
  const cached = segmentsByPassage.get(passage)
  if (cached) return cached
  const number: TextSegment[] = passage.kind === 'article' ? numberOf(passage) : []
  const segments = [...number, ...linkCitations(parseMarkup(passage.text).map(documentLink), enclosingLaw)]
  segmentsByPassage.set(passage, segments)
  return segments
}

const lengthOf = (segment: TextSegment) => (segment.kind === 'break' ? 1 : segment.text.length)

/**
 * Returns the part of the segments within a range of characters. Line breaks are left out, because each line is a block
 * of its own.
 */
export function cutSegments(segments: TextSegment[], from: number, to: number): TextSegment[] {
  const within: TextSegment[] = []
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

const segmentsByBlock = new WeakMap<PassageBlock, TextSegment[]>()

/** Returns the segments of a block. `enclosingLaw` is the law that 本法 refers to. */
export function blockSegments(passage: Passage, block: PassageBlock, enclosingLaw?: EnclosingLaw): TextSegment[] {
  const cached = segmentsByBlock.get(block)
  if (cached) return cached
  const segments = cutSegments(segmentsOf(passage, enclosingLaw), block.from, block.to)
  segmentsByBlock.set(block, segments)
  return segments
}

const isHitOrLink = ({ kind }: TextSegment) => kind === 'hit' || kind === 'link'

export const hitAndLinkCount = (segments: TextSegment[]) => segments.filter(isHitOrLink).length

/** Turns the hits and links beyond the limit into plain text. */
export function limitHitsAndLinks(segments: TextSegment[], most: number): TextSegment[] {
  if (hitAndLinkCount(segments) <= most) return segments
  const visible: TextSegment[] = []
  let remaining = most
  for (const segment of segments) {
    const last = visible[visible.length - 1]
    if (segment.kind === 'break' || segment.kind === 'handle' || segment.kind === 'key') visible.push(segment)
    else if (isHitOrLink(segment) && remaining-- > 0) visible.push(segment)
    else if (last?.kind === 'text') visible[visible.length - 1] = { kind: 'text', text: last.text + segment.text }
    else visible.push({ kind: 'text', text: segment.text })
  }
  return visible
}

interface TextRange {
  from: number
  to: number
}

/** Splits segments at the ranges and applies `add` to the parts inside. Ranges are sorted and do not overlap. */
function overlay<S extends TextRange>(
  segments: TextSegment[],
  ranges: S[],
  add: (part: TextSegment, stretch: S, isEnd: boolean) => TextSegment,
): TextSegment[] {
  if (!ranges.length) return segments
  const parts: TextSegment[] = []
  let start = 0
  let at = 0
  for (const segment of segments) {
    const end = start + lengthOf(segment)
    let partStart = start
    while (partStart < end && segment.kind !== 'break') {
      while ((ranges[at]?.to ?? Infinity) <= partStart) at++
      const stretch = ranges[at]
      const isInside = stretch !== undefined && stretch.from <= partStart
      const until = Math.min(end, isInside ? stretch.to : (stretch?.from ?? end))
      const part = { ...segment, text: segment.text.slice(partStart - start, until - start) }
      parts.push(isInside ? add(part, stretch, until === stretch.to) : part)
      partStart = until
    }
    if (segment.kind === 'break') parts.push(segment)
    start = end
  }
  return parts
}

export const withMarks = (segments: TextSegment[], marks: BlockMark[]): TextSegment[] =>
  overlay(segments, marks, (part, { look }) => ({ ...part, mark: look }))

/** A link with this attribute opens the note with the id in its value. */
const NOTE_ATTRIBUTE = 'note'
const LOOKS_LIKE_TEXT = 'segment-highlight--text'

export const noteIdIn = (attributes?: Record<string, string>) => attributes?.[NOTE_ATTRIBUTE]

/** A highlight whose note has a text ends with a dot. */
const lookOf = ({ colour, hasText }: Highlight, isEnd: boolean) =>
  `segment-highlight--${colour}${hasText && isEnd ? ' segment-highlight--noted' : ''}`

/** Highlights a segment. A tap on the segment opens the note, except on links and buttons. */
function withHighlight(segment: TextSegment, highlight: Highlight, isEnd: boolean): TextSegment {
  if (segment.kind === 'break') return segment
  const look = lookOf(highlight, isEnd)
  if (segment.kind !== 'text' && segment.kind !== 'hit') return { ...segment, highlight: look }
  const { text, mark } = segment
  const hit = segment.kind === 'hit' ? { hit: true as const } : {}
  return {
    kind: 'link',
    role: 'button',
    text,
    mark,
    highlight: `${look} ${LOOKS_LIKE_TEXT}`,
    attributes: { [NOTE_ATTRIBUTE]: highlight.id },
    ...hit,
  }
}

export function withHighlights(
  segments: TextSegment[],
  block: PassageBlock,
  highlights: Highlight[] = [],
): TextSegment[] {
  const here = highlights
    .filter(({ from, to }) => from < block.to && to > block.from)
    .map(highlight => ({ ...highlight, from: Math.max(0, highlight.from - block.from), to: highlight.to - block.from }))
  return overlay(segments, here, withHighlight)
}
