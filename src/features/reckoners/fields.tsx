/** The fields of a reckoner: each with its name above, and what is wrong with it below. */
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { copy } from '@/copy/reckoners'
import { readAmount } from '@domain/format/amounts'
import { pickableDays } from '@domain/format/dates'
import { today } from '@/platform/today'
import { role } from '@/ui/aria'
import { DateField } from '@/ui/date-field'
import { TextBox } from '@/ui/text-box'

const { reckoners } = copy
const MOST = 1e12
const asIs = (text: string) => text

/** Yuan, or `undefined` for what is none. */
export function readYuan(text: string): number | undefined {
  const amount = readAmount(text)
  return amount !== undefined && amount <= MOST ? amount : undefined
}

/** Per cent a year, or `undefined` for what is none. */
export function readRate(text: string): number | undefined {
  const rate = /^\d{1,3}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : undefined
  return rate !== undefined && rate <= 100 ? rate : undefined
}

interface FieldProps {
  label: string
  wrong?: string
  children: ReactNode
}

export function Field({ label, wrong, children }: FieldProps) {
  return (
    <View className='reckoner-field'>
      <Text className='reckoner-field__label'>{label}</Text>
      {children}
      {wrong && (
        <View className='reckoner-field__wrong' {...role('alert')}>
          {wrong}
        </View>
      )}
    </View>
  )
}

interface NumberFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  kind: 'amount' | 'rate'
}

/** What is wrong is said when the reader has gone on, not while they type. */
export function NumberField({ label, value, onChange, kind }: NumberFieldProps) {
  const [left, setLeft] = useState(false)
  const { hint, wrong } = reckoners[kind]
  const isRead = (kind === 'amount' ? readYuan : readRate)(value) !== undefined
  const invalid = left && value.trim() !== '' && !isRead
  return (
    <Field label={label} wrong={invalid ? wrong : undefined}>
      <TextBox
        value={value}
        onChange={onChange}
        clean={asIs}
        label={label}
        placeholder={hint}
        maxLength={24}
        invalid={invalid}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}

export interface Days {
  from: string
  to: string
}

export function DayFields({ labels, days, onChange }: { labels: Days; days: Days; onChange: (days: Days) => void }) {
  const [pickable] = useState(() => pickableDays(today()) ?? { from: '', to: '' })
  const { from, to, wrong } = reckoners.days
  const isWrong = days.from !== '' && days.to !== '' && days.to <= days.from
  return (
    <>
      <Field label={labels.from}>
        <DateField
          {...pickable}
          value={days.from}
          onChange={day => onChange({ ...days, from: day })}
          label={labels.from}
          placeholder={from}
        />
      </Field>
      <Field label={labels.to} wrong={isWrong ? wrong : undefined}>
        <DateField
          {...pickable}
          value={days.to}
          onChange={day => onChange({ ...days, to: day })}
          label={labels.to}
          placeholder={to}
        />
      </Field>
    </>
  )
}
