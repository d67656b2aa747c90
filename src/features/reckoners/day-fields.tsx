/** The days that a reckoner asks for. */
import { useState } from 'react'
import { reckonersCopy } from '@/copy/reckoners'
import { pickableDays } from '@domain/format/dates'
import { today } from '@/platform/today'
import { DateField } from '@/ui/date-field'
import { Field } from './fields'

const { days: words } = reckonersCopy.reckoners

interface DayFieldProps {
  label: string
  day: string
  placeholder: string
  onChange: (day: string) => void
  /** No day before it may be picked. */
  earliest?: string
  wrong?: string
}

export function DayField({ label, day, placeholder, onChange, earliest, wrong }: DayFieldProps) {
  const [pickable] = useState(() => pickableDays(today()) ?? { from: '', to: '' })
  return (
    <Field label={label} wrong={wrong}>
      <DateField
        from={earliest ?? pickable.from}
        to={pickable.to}
        value={day}
        onChange={onChange}
        label={label}
        placeholder={placeholder}
      />
    </Field>
  )
}

export interface Days {
  from: string
  to: string
}

interface DayFieldsProps {
  labels: Days
  days: Days
  onChange: (change: Partial<Days>) => void
  earliest?: string
  /** What is wrong with a first day that is earlier. */
  early?: string
}

export function DayFields({ labels, days: { from, to }, onChange, earliest, early }: DayFieldsProps) {
  const isWrong = from !== '' && to !== '' && to <= from
  return (
    <>
      <DayField
        label={labels.from}
        day={from}
        placeholder={words.from}
        onChange={day => onChange({ from: day })}
        earliest={earliest}
        wrong={earliest && from && from < earliest ? early : undefined}
      />
      <DayField
        label={labels.to}
        day={to}
        placeholder={words.to}
        onChange={day => onChange({ to: day })}
        earliest={earliest}
        wrong={isWrong ? words.wrong : undefined}
      />
    </>
  )
}
