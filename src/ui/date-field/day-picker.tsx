import { Picker, View } from '@tarojs/components'
import { role } from '../aria'
import type { DayPickerProps } from '../ports'

/** Shows the mini-program's own date picker, which enforces the bounds by itself. */
export function DayPicker({ value, label, from, to, onPick, children }: DayPickerProps) {
  return (
    <Picker mode='date' value={value} start={from} end={to} onChange={event => onPick(event.detail.value)}>
      <View {...role('button')} aria-label={`${label} ${value}`}>
        {children}
      </View>
    </Picker>
  )
}
