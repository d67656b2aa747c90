import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { copy, fill } from '@/copy'
import type { Matches } from '@/domain/find'
import { role } from '@/ui/aria'
import { Icon } from '@/ui/icon'
import { Segments } from '@/ui/segments'
import type { LinkSegment } from '@/ui/segments/types'
import { Tap } from '@/ui/tap'
import type { Passage } from '@/libraries/document'
import type { Piece } from './model/pieces'
import { marksIn } from './model/marks'
import { pieceSegments, withMarks } from './model/segments'

interface TextPieceProps {
  id: string
  piece: Piece
  passage: Passage
  law?: string
  matches: Matches
  /** The match that the reader is at, if it is in this piece. */
  now: number
  nowId: string
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
}

const headingOf: Partial<Record<Piece['look'], number>> = { part: 2, chapter: 3, label: 2 }

/** One paragraph of the text, as long as it is near the screen. */
export const TextPiece = memo(function TextPiece(props: TextPieceProps) {
  const { id, piece, passage, law, matches, now, nowId, onLink, onVersions } = props
  if (piece.look === 'versions') return <Versions id={id} passage={passage} onTap={() => onVersions?.(piece.passage)} />
  const level = headingOf[piece.look]
  const segments = withMarks(pieceSegments(passage, piece, law), marksIn(piece, matches, now))
  return (
    <View
      id={id}
      className={`piece piece--${piece.look}`}
      {...(level ? { ...role('heading'), 'aria-level': level } : {})}
    >
      <Segments segments={segments} onLink={onLink} nowId={nowId} />
    </View>
  )
})

function Versions({ id, passage, onTap }: { id: string; passage: Passage; onTap: () => void }) {
  const count = passage.kind === 'article' ? (passage.versions?.length ?? 0) : 0
  return (
    <View id={id} className='piece-versions'>
      <Tap className='piece-versions__tap' onTap={onTap} sensorsName='reader_versions'>
        <Icon name='history' size={16} />
        <Text>{fill(copy.reader.versions, { count })}</Text>
      </Tap>
    </View>
  )
}
