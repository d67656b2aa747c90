import { View } from '@tarojs/components'
import { memo, useMemo } from 'react'
import type { EnclosingLaw } from '@domain/citation/link-citations'
import type { Highlight } from '@domain/workspace/text-anchors'
import type { PageMatch, PageMatches } from '@domain/text/find'
import { usePrinting } from '@/platform/printing'
import { role } from '@/ui/aria'
import { escapeTo } from '@/ui/aria/escape'
import type { LinkSegment } from '@/ui/segments/types'
import { drawnOf, sharesOf, drawnIn, touches, type Drawn, hitMark, marksIn } from './model/budget'
import type { Piece, Reading } from './model/blocks'
import type { Target, TextView } from './model/text-view'
import { readerCopy, fill } from '@/copy/reader'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { Passage } from '@/libraries/document'
import { withPaints, livelyIn, pieceSegments, upTo, withMarks } from './model/highlights'
import { useFrame } from './use-frame'
import { levelsOf, partOver } from './model/headings'

interface TextPieceProps extends Drawn {
  id: string
  piece: Piece
  passage: Passage
  /** Of a heading. */
  level?: number
  own?: EnclosingLaw
  /** How many hits and links stand out. */
  lively: number
  matches: PageMatches
  /** The search's hit that the reader is at, where it is in this piece. */
  hit?: PageMatch
  nowId: string
  paints?: Highlight[]
  onPick?: (piece: Piece) => void
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
  onArticle?: (passage: number) => void
  /** Of the passage that one came to read. */
  marked: boolean
}

/** One paragraph of the text, as long as it is near the screen. */
const TextPiece = memo(function TextPiece(props: TextPieceProps) {
  const { id, piece, passage, own, lively, matches, first, end, now, hit, marked, nowId, onLink } = props
  const { paints, onPick } = props
  const shown = withPaints(upTo(pieceSegments(passage, piece, own), lively), piece, paints)
  const segments = withMarks(shown, hit ? [hitMark(piece, hit)] : marksIn(piece, matches, { first, end, now }))
  const handle = articleOf(props)
  const looks = `${piece.ragged ? ' piece--ragged' : ''}${marked ? ' piece--marked' : ''}`
  return (
    <Prose
      id={id}
      className={`piece piece--${piece.look}${looks}`}
      level={props.level}
      onMenu={handle?.onTap}
      onTap={onPick && (() => onPick(piece))}
    >
      <Segments segments={segments} onLink={onLink} action={versionsOf(props)} handle={handle} nowId={nowId} />
    </Prose>
  )
})

function versionsOf({ piece, passage, onVersions }: TextPieceProps) {
  if (!onVersions || passage.kind !== 'article' || !passage.versions?.length) return undefined
  const label = fill(readerCopy.reader.versions, { article: passage.number, count: passage.versions.length })
  return { label, onTap: () => onVersions(piece.passage) }
}

function articleOf({ piece, passage, onArticle }: TextPieceProps) {
  if (!onArticle || passage.kind !== 'article') return undefined
  const label = fill(readerCopy.reader.articleKey, { article: passage.number })
  return { label, onTap: () => onArticle(piece.passage) }
}

interface BodyProps {
  name: string
  reading: Reading
  /** The law that 本法 means. */
  own?: EnclosingLaw
  view: TextView
  size: number
  lineHeight: number
  going?: Target
  matches: PageMatches
  now: number
  /** The search's hit that the reader is at. */
  hit?: PageMatch
  /** The reader's own marks, of each passage. */
  paints: Record<number, Highlight[]>
  picked?: Piece
  /** Asked for by a tap on it, where its words cannot be picked. */
  onPick?: (piece: Piece) => void
  onLink: (link: LinkSegment) => void
  marked?: number
  onVersions?: (passage: number) => void
  onArticle?: (passage: number) => void
}

/** The text: only the pieces near the screen exist, the others are blank space of their height; on paper all of them. */
export const Body = memo(function Body({
  name,
  reading,
  own,
  matches,
  now,
  hit,
  marked,
  paints,
  picked,
  onPick,
  onLink,
  onVersions,
  onArticle,
  ...text
}: BodyProps) {
  const { pieces, passages } = reading
  const shown = useFrame({ name, ...text })
  const frame = usePrinting() ? { from: 0, to: pieces.length, above: 0, below: 0 } : shown
  const levels = useMemo(() => levelsOf(pieces), [pieces])
  const over = partOver(pieces, frame.from)
  const near = pieces.slice(frame.from, frame.to)
  const drawn = drawnOf(near, matches, now)
  const shares = sharesOf(
    near.map(piece => {
      const passage = passages[piece.passage]
      return passage ? livelyIn(pieceSegments(passage, piece, own)) : 0
    }),
  )
  return (
    <View id={name} className='reader-body' {...escapeTo(`${name}-header`)}>
      <Blank height={frame.above} />
      {over && (
        <View className='visually-hidden' {...role('heading')} aria-level={2}>
          {reading.plain[over.passage]}
        </View>
      )}
      {near.map((piece, at) => {
        const passage = passages[piece.passage]
        const id = `${name}-${frame.from + at}`
        return (
          passage && (
            <TextPiece
              key={id}
              id={id}
              piece={piece}
              passage={passage}
              level={levels[frame.from + at]}
              own={own}
              lively={shares[at] ?? 0}
              matches={matches}
              {...drawnIn(piece, matches, drawn)}
              hit={hit && touches(piece, hit) ? hit : undefined}
              nowId={`${name}-now`}
              paints={paints[piece.passage]}
              onPick={onPick}
              onLink={onLink}
              onVersions={onVersions}
              onArticle={onArticle}
              marked={piece.passage === marked || piece === picked}
            />
          )
        )
      })}
      <Blank height={frame.below} />
    </View>
  )
})

const Blank = ({ height }: { height: number }) => <View style={{ height: `${height}px` }} />
