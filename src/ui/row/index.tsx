import { Text, View } from '@tarojs/components'
import { Labels, NewMark } from '../label'
import { Segments } from '../segments'
import { Spinner } from '../spinner'
import { Tap } from '../tap'
import type { RowView } from './types'
import './index.scss'

export type { RowView }

interface RowProps {
  view: RowView
  /** At most this many lines of snippet. */
  lines?: 2 | 3
  read?: boolean
  /** Its page is being opened. */
  busy?: boolean
  /** A tap picks it, or lets it go. */
  checked?: boolean
  /** The address of its page. */
  href?: () => string
  onTap: () => void
  sensorsName?: string
}

/** Full-bleed, on the card's ground: title, labels, snippet, meta. */
export function Row({ view, lines = 3, read, busy, checked, href, onTap, sensorsName }: RowProps) {
  const { title, mark, labels, snippet, meta } = view
  const pickable = checked === undefined ? '' : ` row--pickable${checked ? ' row--picked' : ''}`
  return (
    <Tap
      role={checked === undefined ? 'link' : 'checkbox'}
      className={`row${read ? ' row--read' : ''}${busy ? ' row--busy' : ''}${pickable}`}
      checked={checked}
      disabled={busy}
      busy={busy}
      href={href}
      onTap={onTap}
      sensorsName={sensorsName}
    >
      <View className='row__title'>
        {mark && <NewMark text={mark} />}
        <Segments segments={title} oneLine />
      </View>
      {busy && (
        <View className='row__wait'>
          <Spinner />
        </View>
      )}
      {labels && labels.length > 0 && (
        <View className='row__labels'>
          <Labels labels={labels} />
        </View>
      )}
      {snippet && snippet.length > 0 && (
        <View className={`row__snippet row__snippet--${lines}`}>
          <Segments segments={snippet} oneLine />
        </View>
      )}
      {meta && meta.length > 0 && (
        <View className='row__meta'>
          {meta.map((item, at) => (
            <Text key={at} className={`row__item${item.startsWith('（') ? ' row__item--bracketed' : ''}`}>
              {item}
            </Text>
          ))}
        </View>
      )}
    </Tap>
  )
}
