import { Text, View } from '@tarojs/components'
import { Link } from './link'
import type { LinkSegment, TextSegment } from './types'
import './index.scss'

export type { TextSegment as Segment }

interface SegmentsProps {
  segments: TextSegment[]
  /** Draws a line's end as a space, for titles and snippets. */
  oneLine?: boolean
  /** Called on a tap on a link. Without it links are plain text. */
  onLink?: (link: LinkSegment) => void
  /** The label and the action of a `key` segment. */
  action?: { label: string; onTap: () => void }
  /** The label and the action of a `handle` segment. */
  handle?: { label: string; onTap: () => void }
  /** The element id of the current match or search hit, if it lies in these segments. */
  currentMarkId?: string
}

/** Draws pieces of text inside the calling element. Text is never parsed as markup. */
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
