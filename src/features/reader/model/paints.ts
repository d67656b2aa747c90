/** The grounds of a reader's own notes under the text of one piece. */
import type { Paint } from '@domain/desk/spots'
import type { Segment } from '@/ui/segments/types'
import type { Piece } from './pieces'
import { overlaid } from './segments'

/** A link with this attribute leads to a note. */
const NOTE = 'note'
/** Looks like text, and no link. */
const OWN = 'segment-paint--own'

export const noteIn = (attributes?: Record<string, string>) => attributes?.[NOTE]

/** A sign at its end says that something is written to it. */
const lookOf = ({ colour, said }: Paint, isEnd: boolean) =>
  `segment-paint--${colour}${said && isEnd ? ' segment-paint--said' : ''}`

/** A tap leads to the note, but where it leads somewhere already. */
function painted(segment: Segment, paint: Paint, isEnd: boolean): Segment {
  if (segment.kind === 'break') return segment
  const look = lookOf(paint, isEnd)
  if (segment.kind !== 'text' && segment.kind !== 'hit') return { ...segment, paint: look }
  const { text, mark } = segment
  const hit = segment.kind === 'hit' ? { hit: true as const } : {}
  return { kind: 'link', role: 'button', text, mark, paint: `${look} ${OWN}`, attributes: { [NOTE]: paint.id }, ...hit }
}

export function withPaints(segments: Segment[], piece: Piece, paints: Paint[] = []): Segment[] {
  const here = paints
    .filter(({ from, to }) => from < piece.to && to > piece.from)
    .map(paint => ({ ...paint, from: Math.max(0, paint.from - piece.from), to: paint.to - piece.from }))
  return overlaid(segments, here, painted)
}
