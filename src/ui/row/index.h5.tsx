import { Text, View } from '@tarojs/components'
import { Tap } from '../tap'
import { Labels, NewMark } from '../label'
import { Segments } from '../segments'
import { Spinner } from '../spinner'
import type { RowProps, RowView } from './plain-row'
import './index.scss'

/** Draws the title, labels, snippet and meta line of a row. */
function RowContent({ view, lines = 3, busy }: RowProps) {
  const { title, mark, labels, snippet, meta } = view
  return (
    <>
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
    </>
  )
}

export type { RowView }

/** Shows a search result as wide as the card: title, labels, snippet and meta line. */
export function Row(props: RowProps) {
  const { read, busy, open, checked, href, onTap, onLongPress, sensorsName } = props
  const pickable = checked === undefined ? '' : ` row--pickable${checked ? ' row--picked' : ''}`
  return (
    <Tap
      role={checked === undefined ? 'link' : 'checkbox'}
      className={`row${read ? ' row--read' : ''}${busy ? ' row--busy' : ''}${open ? ' row--open' : ''}${pickable}`}
      current={open}
      checked={checked}
      disabled={busy}
      busy={busy}
      href={href}
      onTap={onTap}
      onLongPress={onLongPress}
      sensorsName={sensorsName}
    >
      <RowContent {...props} />
    </Tap>
  )
}
