import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { role } from '@/ui/aria'

/** Shows blank cards while the real cards load, in the same grid. */
export function CardSkeletons({
  className,
  cardClass,
  count,
}: {
  className: string
  cardClass: string
  count: number
}) {
  return (
    <View className={`card-skeletons ${className}`} aria-busy='true' {...role('progressbar')} aria-label={copy.loading}>
      {Array.from({ length: count }, (_, at) => (
        <View key={at} className={`card-skeletons__card ${cardClass}`} />
      ))}
    </View>
  )
}
