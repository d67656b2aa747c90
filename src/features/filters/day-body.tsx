import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { chosen } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { pickableDays } from '@domain/format/dates'
import { today } from '@/platform/today'
import type { Filter } from '@/libraries/library'
import { requireLogin } from '@/actions/require-login'
import { DateField } from '@/ui/date-field'
import { takeDay } from './draft'

interface DayBodyProps {
  filter: Filter
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

/** A filter that is one day. */
export function DayBody({ filter, draft, onDraft }: DayBodyProps) {
  const days = pickableDays(today())
  if (!days) return null
  return (
    <View className='filter-day'>
      <DateField
        {...days}
        label={filter.title}
        placeholder={copy.filter.pickDay}
        format='lawDay'
        value={chosen(draft, filter.dimension)?.value ?? ''}
        onChange={day => {
          if (requireLogin()) onDraft(takeDay(draft, filter, day))
        }}
      />
      <View className='filter-day__hint'>{copy.filter.dayHint}</View>
    </View>
  )
}
