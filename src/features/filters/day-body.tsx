import { View } from '@tarojs/components'
import { listCopy } from '@/copy/list'
import { filterCondition, type Condition } from '@domain/query/condition'
import { pickableDays } from '@domain/format/dates'
import type { Filter } from '@/libraries/library'
import { today } from '@/platform/today'
import { requireLogin } from '@/actions/require-login'
import { DateField } from '@/ui/date-field'
import { setDay } from './draft'

export interface DayFilterBodyProps {
  filter: Filter
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

export function DayFilterBody({ filter, draft, onDraft }: DayFilterBodyProps) {
  const days = pickableDays(today())
  if (!days) return null
  return (
    <View className='filter-day'>
      <DateField
        {...days}
        label={filter.title}
        placeholder={listCopy.filter.pickDay}
        format='lawDay'
        value={filterCondition(draft, filter.dimension)?.value ?? ''}
        onChange={day => {
          if (requireLogin()) onDraft(setDay(draft, filter, day))
        }}
      />
      <View className='filter-day__hint'>{listCopy.filter.dayHint}</View>
    </View>
  )
}
