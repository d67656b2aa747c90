import { View } from '@tarojs/components'
import { dayOf } from '@/domain/dates'
import type { DateFilter } from '@/libraries/library'
import { blocked } from '@/stores/allowance'
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
            today={dayOf(new Date())}
            value={daysOf(draft, date)}
            onChange={days => {
              if (!blocked()) onDraft(takeDays(draft, date, days))
            }}
          />
        </View>
      )}
    </Group>
  )
}
