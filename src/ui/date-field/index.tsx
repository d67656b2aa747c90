import { Text, View } from '@tarojs/components'
import { formatDay, formatLawDay } from '@domain/format/dates'
import { Icon } from '../icon'
import { DayPicker } from './day-picker'
import './index.scss'

export interface DateFieldProps {
  /** The day as `2024-03-05`, or '' without a day. */
  value: string
  onChange: (day: string) => void
  label: string
  placeholder: string
  from: string
  to: string
  /** How the day is shown. `lawDay` is 2024年03月05日, the form that laws use. */
  format?: 'day' | 'lawDay'
}

/** Shows a day in a field that opens the host's own date picker. */
export function DateField({ value, onChange, label, placeholder, from, to, format = 'day' }: DateFieldProps) {
  const dayText = format === 'lawDay' ? formatLawDay(value) : formatDay(value)
  return (
    <View className='date-field'>
      <DayPicker value={value} label={label} from={from} to={to} onPick={onChange}>
        <View className={`date-field__well${value ? '' : ' date-field__well--empty'}`}>
          <Text className='date-field__day'>{dayText || placeholder}</Text>
          {!value && <Icon name='calendar' size={16} />}
        </View>
      </DayPicker>
    </View>
  )
}
