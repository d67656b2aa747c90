import { memo } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import type { OwnLaw } from '@domain/citation/cited'
import type { Paint } from '@domain/desk/spots'
import type { Match, Matches } from '@domain/text/find'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { LinkSegment } from '@/ui/segments/types'
import type { Passage } from '@/libraries/document'
import type { Piece } from './model/pieces'
import { type Drawn, hitMark, marksIn } from './model/marks'
import { withPaints } from './model/paints'
import { pieceSegments, upTo, withMarks } from './model/segments'

interface TextPieceProps extends Drawn {
  id: string
  piece: Piece
  passage: Passage
  /** Of a heading. */
  level?: number
  own?: OwnLaw
  /** How many hits and links stand out. */
  lively: number
  matches: Matches
  /** The search's hit that the reader is at, where it is in this piece. */
  hit?: Match
  nowId: string
  paints?: Paint[]
  onPick?: (piece: Piece) => void
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
  onArticle?: (passage: number) => void
  /** Of the passage that one came to read. */
  marked: boolean
}

/** One paragraph of the text, as long as it is near the screen. */
export const TextPiece = memo(function TextPiece(props: TextPieceProps) {
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
