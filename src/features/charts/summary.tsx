import { Text, View } from '@tarojs/components'
import { copy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'

interface SummaryProps {
  /** Absent while it is being counted, or where nobody says. */
  total?: number
  counting?: boolean
  hint?: string
}

/** How many documents the charts are about. */
export function Summary({ total, counting, hint }: SummaryProps) {
  const known = total === undefined ? '' : fill(copy.visual.total, { count: formatCount(total) })
  const counted = counting ? copy.visual.loading : known
  return (
    <View className='charts__summary' {...role('status')} aria-live='polite'>
      <Text>{counted}</Text>
      {hint && <Text className='charts__hint'>{counted ? `，${hint}` : hint}</Text>}
    </View>
  )
}
