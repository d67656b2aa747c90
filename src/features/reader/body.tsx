import { View } from '@tarojs/components'
import { memo } from 'react'
import type { Matches } from '@/domain/find'
import type { LinkSegment } from '@/ui/segments/types'
import { matchWithin } from './model/marks'
import type { Reading } from './model/pieces'
import type { Target, TextView } from './model/text-view'
import { TextPiece } from './piece'
import { useFrame } from './use-frame'

interface BodyProps {
  name: string
  reading: Reading
  /** The law that 本法 means. */
  law?: string
  view: TextView
  size: number
  lineHeight: number
  going?: Target
  matches: Matches
  now: number
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
}

/** The text: only the pieces near the screen exist, the others are blank space of their height. */
export const Body = memo(function Body({ name, reading, law, matches, now, onLink, onVersions, ...text }: BodyProps) {
  const { pieces, passages } = reading
  const drawn = useFrame({ name, ...text })
  return (
    <View id={name} className='reader-body'>
      <Blank height={drawn.above} />
      {pieces.slice(drawn.from, drawn.to).map((piece, at) => {
        const passage = passages[piece.passage]
        const id = `${name}-${drawn.from + at}`
        return (
          passage && (
            <TextPiece
              key={id}
              id={id}
              piece={piece}
              passage={passage}
              law={law}
              matches={matches}
              now={matchWithin(matches, now, piece)}
              nowId={`${name}-now`}
              onLink={onLink}
              onVersions={onVersions}
            />
          )
        )
      })}
      <Blank height={drawn.below} />
    </View>
  )
})

const Blank = ({ height }: { height: number }) => <View style={{ height: `${height}px` }} />
