import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { nearestDay } from '@domain/format/day-range'
import type { DayPickerProps } from './port'

/**
 * The browser's own date input lies unseen over what is drawn, so fingers, keys and screen readers all get the picker they know.
 * A day out of bounds (a half-typed year; iOS heeds no bounds) is not picked; the nearest one is when the input is left.
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

/** On a desktop a click only chooses the part to type. A browser that may not open its picker here says so by throwing. */
function openPicker(input: HTMLInputElement) {
  try {
    input.showPicker?.()
  } catch {
    input.focus()
  }
}
