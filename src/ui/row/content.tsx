import { Text, View } from '@tarojs/components'
import { Labels, NewMark } from '../label'
import { Segments } from '../segments'
import { Spinner } from '../spinner'
import type { RowProps } from './types'

/** Title, labels, snippet, meta. */
export function RowContent({ view, lines = 3, busy }: RowProps) {
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
