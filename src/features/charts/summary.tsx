import { Text, View } from '@tarojs/components'
import { copy, fill } from '@/copy'
import { formatCount } from '@/domain/amounts'
import { role } from '@/ui/aria'

interface SummaryProps {
  /** Absent while it is being counted. */
  total?: number
  hint?: string
}

/** How many documents the charts are about. */
export function Summary({ total, hint }: SummaryProps) {
  const counted = total === undefined ? copy.visual.loading : fill(copy.visual.total, { count: formatCount(total) })
  return (
    <View className='charts__summary' {...role('status')} aria-live='polite'>
      <Text>{[counted, hint].filter(Boolean).join('，')}</Text>
    </View>
  )
}
