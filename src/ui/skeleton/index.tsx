import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { role } from '../aria'
import './lines.scss'
import './index.scss'

/** The placeholder for loading lines. It is one node, whatever its height. */
export function LinesSkeleton({ lines = 6 }: { lines?: 1 | 2 | 6 }) {
  return (
    <View
      className={`lines-skeleton lines-skeleton--${lines}`}
      aria-busy='true'
      {...role('progressbar')}
      aria-label={copy.loading}
    />
  )
}

interface SkeletonProps {
  rows?: number
  /** Shows rows with only a title and one line below. */
  brief?: boolean
}

/** The placeholder for loading rows. */
export function Skeleton({ rows = 4, brief }: SkeletonProps) {
  return (
    <View
      className={`skeleton${brief ? ' skeleton--brief' : ''}`}
      aria-busy='true'
      {...role('progressbar')}
      aria-label={copy.loading}
    >
      {Array.from({ length: rows }, (_, at) => (
        <View key={at} className='skeleton__row'>
          <View className='skeleton__title' />
          {!brief && <View className='skeleton__labels' />}
          {!brief && <View className='skeleton__snippet' />}
        </View>
      ))}
    </View>
  )
}
