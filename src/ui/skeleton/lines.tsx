import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { role } from '../aria'
import './lines.scss'

/** Lines of choices that are still on their way; one node, however high its place is. */
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
