/** The fields of a reckoner: each with its name above, and what is wrong with it below. */
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { reckonersCopy } from '@/copy/reckoners'
import { readMultiple, readRate, readYuan } from '@domain/reckon/written'
import { role } from '@/ui/aria'
import { TextBox } from '@/ui/text-box'

const { reckoners } = reckonersCopy
const asIs = (text: string) => text

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
