/** The fields of a reckoner: each with its name above, and what is wrong with it below. */
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { copy } from '@/copy/reckoners'
import { readAmount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
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

/** How often a published rate is taken, or `undefined` for what is no such number. */
export function readMultiple(text: string): number | undefined {
  const multiple = /^\d{1,2}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : undefined
  return multiple !== undefined && multiple > 0 && multiple <= 10 ? multiple : undefined
}

const READ = { amount: readYuan, rate: readRate, multiple: readMultiple }

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
  kind: keyof typeof READ
}

/** What is wrong is said when the reader has gone on, not while they type. */
export function NumberField({ label, value, onChange, kind }: NumberFieldProps) {
  const [left, setLeft] = useState(false)
  const { hint, wrong } = reckoners[kind]
  const isRead = READ[kind](value) !== undefined
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
        decimals={kind !== 'amount'}
        invalid={invalid}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  )
}
