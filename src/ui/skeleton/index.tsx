import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { role } from '../aria'
import './index.scss'

/** Rows that are still on their way, in the shape they will have. */
export function Skeleton({ rows = 4 }: { rows?: number }) {
  return (
    <View className='skeleton' aria-busy='true' {...role('status')} aria-label={copy.loading}>
      {Array.from({ length: rows }, (_, at) => (
        <View key={at} className='skeleton__row'>
          <View className='skeleton__title' />
          <View className='skeleton__labels' />
          <View className='skeleton__snippet' />
          <View className='skeleton__meta' />
        </View>
      ))}
    </View>
  )
}
