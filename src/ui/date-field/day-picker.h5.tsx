import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { nearestDay } from '@domain/format/day-range'
import type { DayPickerProps } from '../ports'

/**
 * Lays an invisible native date input over the field, so that touch, keyboard and screen readers get the
 * native picker. Ignores a day out of bounds, such as one with a half-typed year (iOS ignores the bounds). On
 * blur picks the nearest day in bounds.
 */
export function DayPicker({ value, label, from, to, onPick, children }: DayPickerProps) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])

  const pickTyped = (day: string) => {
    if (day !== value && (!day || nearestDay(day, { from, to }) === day)) onPick(day)
  }
  const leaveInput = (day: string) => {
    const nearest = day && nearestDay(day, { from, to })
    if (input.current) input.current.value = nearest
    if (nearest !== value) onPick(nearest)
  }
  return (
    <View className='date-field__place'>
      {children}
      <input
        ref={input}
        className='date-field__input'
        type='date'
        aria-label={label}
        defaultValue={value}
        min={from}
        max={to}
        onClick={event => openPicker(event.currentTarget)}
        onChange={event => pickTyped(event.target.value)}
        onBlur={event => leaveInput(event.target.value)}
      />
    </View>
  )
}

/** Opens the picker by script: on a desktop a click alone does not open it. Some browsers refuse and throw. */
function openPicker(input: HTMLInputElement) {
  try {
    input.showPicker?.()
  } catch {
    input.focus()
  }
}
