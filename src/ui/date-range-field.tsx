import { Text, View } from '@tarojs/components'
import { copy } from '@/copy'
import { pickableDays } from '@domain/format/dates'
import { withEndDay, withStartDay } from '@domain/format/day-range'
import type { ValueRange } from '@domain/format/range'
import { role } from './aria'
import { useLostFocus } from './aria/use-lost-focus'
import { DateField, type DateFieldProps } from './date-field'
import { IconButton } from './icon-button'
import './date-range-field.scss'

interface DateRangeFieldProps {
  value: ValueRange
  onChange: (range: ValueRange) => void
  /** The name of the whole range: 裁判日期. */
  label: string
  /** The current day as `2026-11-21`. The selectable days are calculated from it. */
  today: string
  format?: DateFieldProps['format']
}

/**
 * Edits a range of days, which may be open at either end. The second picker offers no day before the start of the
 * range.
 */
export function DateRangeField({ value, onChange, label, today, format }: DateRangeFieldProps) {
  const { from = '', to = '' } = value
  const { ui } = copy
  const days = pickableDays(today) ?? { from: '', to: '' }
  const isOpen = !from && !to
  // The button that clears the days disappears, so the group takes the focus from it.
  const focusable = useLostFocus(isOpen)
  const field = { placeholder: ui.anyDay, format, ...days }
  return (
    <View className='date-range' {...role('group')} aria-label={label} {...focusable}>
      <DateField
        {...field}
        value={from}
        label={`${label} ${ui.dateFrom}`}
        onChange={day => onChange(withStartDay(value, day))}
      />
      <Text className='date-range__until'>{ui.until}</Text>
      <DateField
        {...field}
        value={to}
        label={`${label} ${ui.dateTo}`}
        from={from || days.from}
        onChange={day => onChange(withEndDay(value, day))}
      />
      {!isOpen && (
        <IconButton
          className='date-range__clear'
          icon='circle-x'
          size={16}
          label={`${ui.clearDates} ${label}`}
          onTap={() => onChange({})}
        />
      )}
    </View>
  )
}
