import { Text, View } from '@tarojs/components'
import { Tap } from '../tap'
import type { LinkSegment, Segment } from './types'
import './index.scss'

export type { LinkSegment, Segment }

interface SegmentsProps {
  segments: Segment[]
  /** In a title or a snippet a line's end is a space. */
  oneLine?: boolean
  /** Without one, links are read as plain text. */
  onLink?: (link: LinkSegment) => void
}

/** Draws pieces of text inside the block that calls it; nothing is ever read as markup. */
export function Segments({ segments, oneLine, onLink }: SegmentsProps) {
  return (
    <>
      {segments.map((segment, at) => (
        <Piece key={at} segment={segment} oneLine={oneLine} onLink={onLink} />
      ))}
    </>
  )
}

function Piece({ segment, oneLine, onLink }: { segment: Segment } & Pick<SegmentsProps, 'oneLine' | 'onLink'>) {
  if (segment.kind === 'break') return oneLine ? <> </> : <View className='segment-break' />
  if (segment.kind === 'hit') return <Text className='segment-hit'>{segment.text}</Text>
  if (segment.kind === 'text' || !onLink) return <>{segment.text}</>
  return (
    <Tap role='link' className='segment-link' nested onTap={() => onLink(segment)}>
      {segment.text}
    </Tap>
  )
}
