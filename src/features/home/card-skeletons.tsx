import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { role } from '@/ui/aria'

/** Blank cards in the grid that they will fill. */
export function Waiting({ className, of, count }: { className: string; of: string; count: number }) {
  return (
    <View className={`waiting ${className}`} aria-busy='true' {...role('progressbar')} aria-label={copy.loading}>
      {Array.from({ length: count }, (_, at) => (
        <View key={at} className={`waiting__card ${of}`} />
      ))}
    </View>
  )
}
