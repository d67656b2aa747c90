import { View } from '@tarojs/components'
import { visualCopy, fill } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'
import { chipsOf } from '@domain/query/search-box'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'

interface PrintHeaderProps {
  title: string
  conditions: Condition[]
}

/** Shows the header of a print: title, conditions, source and day. */
export function PrintHeader({ title, conditions }: PrintHeaderProps) {
  const conditionTexts = chipsOf(conditions).map(({ name, value }) => `${name} ${value}`)
  const source = [
    fill(visualCopy.visual.source, { app: settings.appName }),
    fill(visualCopy.visual.countedOn, { day: today() }),
  ]
  return (
    <View className='charts-print-header' aria-hidden>
      <View className='charts-print-header__title'>{title}</View>
      {conditionTexts.length > 0 && <View>{conditionTexts.join('　')}</View>}
      <View>{source.join('　')}</View>
    </View>
  )
}
