import { View } from '@tarojs/components'
import { visualCopy } from '@/copy/visual'
import { IconButton } from '@/ui/icon-button'
import type { Shown } from './model/shown'

interface YearStepsProps {
  years: NonNullable<Shown['years']>
  onChange: (year: string) => void
}

/** From one year's months to another's. */
export function YearSteps({ years: { all, at }, onChange }: YearStepsProps) {
  if (all.length < 2) return null
  const step = (to: number) => () => onChange(all[to]!)
  return (
    <View className='chart-slot__years'>
      <IconButton
        icon='chevron-left'
        label={visualCopy.visual.yearBefore}
        disabled={at === 0}
        onTap={step(at - 1)}
        sensorsName='chart_year'
      />
      <IconButton
        icon='chevron-right'
        label={visualCopy.visual.yearAfter}
        disabled={at === all.length - 1}
        onTap={step(at + 1)}
        sensorsName='chart_year'
      />
    </View>
  )
}
