import { View } from '@tarojs/components'
import { today } from '@/platform/today'
import type { DateFilter } from '@/libraries/library'
import { requireLogin } from '@/actions/require-login'
import { DateRangeField } from '@/ui/date-range-field'
import { daysOf, takeDays } from './draft'
import type { DrawerGroupsProps } from './drawer-props'
import { Group } from './group'

export function Days({ date, draft, onDraft }: DrawerGroupsProps & { date: DateFilter }) {
  return (
    <Group title={date.title}>
      {() => (
        <View className='filter-group__days'>
          <DateRangeField
            label={date.title}
            today={today()}
            value={daysOf(draft, date)}
            onChange={days => {
              if (requireLogin()) onDraft(takeDays(draft, date, days))
            }}
          />
        </View>
      )}
    </Group>
  )
}
