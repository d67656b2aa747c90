import { Text, View } from '@tarojs/components'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { role } from '@/ui/aria'
import { useLostFocus } from '@/ui/aria/use-lost-focus'

interface SummaryProps {
  /** Absent while it is being counted, or where nobody says. */
  total?: number
  counting?: boolean
  hint?: string
  /** What is counted: a change takes away the chart that had the focus. */
  conditions: Condition[]
}

/** How many documents the charts are about. */
export function Summary({ total, counting, hint, conditions }: SummaryProps) {
  const focusable = useLostFocus(conditions)
  const known = total === undefined ? '' : fill(visualCopy.visual.total, { count: formatCount(total) })
  const counted = counting ? visualCopy.visual.loading : known
  return (
    <View className='charts__summary' {...role('status')} aria-live='polite' {...focusable}>
      <Text>{counted}</Text>
      {hint && <Text className='charts__hint'>{counted ? `，${hint}` : hint}</Text>}
    </View>
  )
}
