import { Text, View } from '@tarojs/components'
import { Link } from './link'
import type { LinkSegment, TextSegment } from './types'
import './index.scss'

export type { LinkSegment, TextSegment as Segment }

interface SegmentsProps {
  segments: TextSegment[]
  /** In a title or a snippet a line's end is a space. */
  oneLine?: boolean
  /** Without one, links are read as plain text. */
  onLink?: (link: LinkSegment) => void
  /** What the key among them is for. */
  action?: { label: string; onTap: () => void }
  /** What the handle among them is for. */
  handle?: { label: string; onTap: () => void }
  /** The id of the mark that the reader is at, where it is among these. */
  currentMarkId?: string
}

/** Draws pieces of text inside the block that calls it; nothing is ever read as markup. */
export function Segments({ segments, ...props }: SegmentsProps) {
  return (
    <>
      {segments.map((segment, at) => (
        <SegmentView key={at} segment={segment} {...props} />
      ))}
    </>
  )
}

interface SegmentViewProps extends Omit<SegmentsProps, 'segments'> {
  segment: TextSegment
}

function SegmentView({ segment, oneLine, onLink, action, handle, currentMarkId }: SegmentViewProps) {
  if (segment.kind === 'break') return oneLine ? <> </> : <View className='segment-break' />
  const { kind, text, mark, highlight } = segment
  const isLink = kind === 'link' && onLink !== undefined
  const isKey = kind === 'key' && action !== undefined
  const isStrong = kind === 'strong' || kind === 'handle'
  const isPlain = !mark && !highlight && kind !== 'hit' && !isStrong && !isLink && !isKey
  if (isPlain) return <>{text}</>
  const highlighted = highlight ? ` segment-highlight ${highlight}` : ''
  const ground = mark ? `${highlighted} segment-mark${mark === 'one' ? '' : ` segment-mark--${mark}`}` : highlighted
  const id = mark && mark !== 'one' && currentMarkId ? { id: currentMarkId } : {}
  if (isKey)
    return (
      <Link className={` segment-key icon-before icon--${segment.icon}${ground}`} role='button' {...id} {...action}>
        {text}
      </Link>
    )
  if (kind === 'handle' && handle)
    return (
      <Link className={` segment-strong segment-handle${ground}`} role='button' longPress {...id} {...handle}>
        {text}
      </Link>
    )
  if (isLink)
    return (
      <Link
        className={`${segment.hit ? ' segment-link--hit' : ''}${ground}`}
        role={segment.role}
        {...id}
        onTap={() => onLink(segment)}
      >
        {text}
      </Link>
    )
  return (
    <Text className={`segment-${isStrong ? 'strong' : kind}${ground}`} {...id}>
      {text}
    </Text>
  )
}
