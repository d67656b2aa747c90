import { View } from '@tarojs/components'
import { visualCopy, fill } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'
import { chipsOf } from '@domain/query/search-box'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'

/** What the header says on a screen, and where and when it was counted: on paper only. */
export function PaperHead({ conditions }: { conditions: Condition[] }) {
  const asked = chipsOf(conditions).map(({ name, value }) => `${name} ${value}`)
  const source = [
    fill(visualCopy.visual.source, { app: settings.appName }),
    fill(visualCopy.visual.countedOn, { day: today() }),
  ]
  return (
    <View className='charts-paper' aria-hidden>
      <View className='charts-paper__title'>{visualCopy.visual.shared}</View>
      {asked.length > 0 && <View>{asked.join('　')}</View>}
      <View>{source.join('　')}</View>
    </View>
  )
}
