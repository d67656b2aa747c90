/** The fields of a reckoner: each with its name above, and what is wrong with it below. */
import { useState, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import { fieldsIn, readMultiple, readRate, readYuan } from '@domain/calculators/read-fields'
import { reckonersCopy } from '@/copy/calculators'
import { Segmented } from '@/ui/segmented'
import { pickableDays } from '@domain/format/dates'
import { today } from '@/platform/today'
import { DateField } from '@/ui/date-field'
import { role } from '@/ui/aria'
import { TextBox } from '@/ui/text-box'

const { year: label, years } = reckonersCopy.reckoners.interest
const { days: words } = reckonersCopy.reckoners
const { reckoners } = reckonersCopy

/** The reckoners, and what of an address belongs to them. */
export const KINDS = ['court', 'term', 'interest', 'lpr', 'late', 'tax'] as const
export type Kind = (typeof KINDS)[number]

const isKind = (text: string | undefined): text is Kind => KINDS.some(kind => kind === text)

/** What stands in the fields of one, as it was typed and chosen. */
export type Values = Partial<Params>

export interface ReckonerProps {
  values: Values
  onChange: (change: Values) => void
  onCite: (cited: ArticleLookup) => void
  /** What is asked for is looked at as a curve. */
  onCurve: (values: Values) => void
}

/** The address of what is shown: what was emptied is not in it. */
export const paramsOf = (kind: Kind, values: Values): Params => ({ of: kind, ...fieldsIn(values as Params) })

export const kindIn = ({ of }: Params): Kind => (isKind(of) ? of : 'court')

/** What of an address can be handed on: the marks of a session stay behind. */
export const handedOn = (params: Params) => paramsOf(kindIn(params), fieldsIn(params))

/** What it is called in a chat. */
export const titleOf = (params: Params) =>
  `${reckonersCopy.reckoners.kinds} · ${reckonersCopy.reckoners.tabs[kindIn(params)]}`

const YEARS = (['365', '360'] as const).map(key => ({ key, label: years[key] }))

/** How many days a year of interest has: a court's, or a bank's. */
export function YearField({ value, onChange }: { value: string | undefined; onChange: (year: string) => void }) {
  return (
    <Field label={label}>
      <Segmented choices={YEARS} active={value === '360' ? value : '365'} onChange={onChange} label={label} />
    </Field>
  )
}

interface DayFieldProps {
  label: string
  day: string
  placeholder: string
  onChange: (day: string) => void
  /** No day before it may be picked. */
  earliest?: string
  wrong?: string
}

/** The days that a reckoner asks for. */
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
