/** The input fields of the calculators. Each field has a label above and a problem message below. */
import { useState, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Params } from '@domain/format/address'
import {
  calculatorFieldsIn,
  readCount,
  doesFirstDayCount,
  readMultiple,
  readRate,
  readYuan,
} from '@domain/calculators/read-fields'
import { calculatorsCopy } from '@/copy/calculators'
import { Segmented } from '@/ui/segmented'
import { pickableDays } from '@domain/format/dates'
import { today } from '@/platform/today'
import { DateField } from '@/ui/date-field'
import { role } from '@/ui/aria'
import { TextBox } from '@/ui/text-box'

const { year: yearLabel, years: yearLabels } = calculatorsCopy.calculators.interest
const { days: dayWords } = calculatorsCopy.calculators
const { calculators } = calculatorsCopy
const { first: firstWords } = calculators

export const CALCULATOR_KINDS = [
  ...(['court', 'term', 'interest', 'lpr', 'late', 'sentence'] as const),
  ...(['severance', 'overtime', 'leave'] as const),
  ...(['tax', 'income', 'vat', 'stamp', 'surtax'] as const),
] as const
export type CalculatorKind = (typeof CALCULATOR_KINDS)[number]

/** The calculators of the groups for labour and for taxes. All others belong to the group for litigation. */
const LABOUR: readonly CalculatorKind[] = ['severance', 'overtime', 'leave']
const TAX: readonly CalculatorKind[] = ['tax', 'income', 'vat', 'stamp', 'surtax']
export type CalculatorGroup = keyof typeof calculators.groups

export function calculatorGroupOf(kind: CalculatorKind): CalculatorGroup {
  if (LABOUR.indexOf(kind) >= 0) return 'labour'
  return TAX.indexOf(kind) >= 0 ? 'tax' : 'litigation'
}

const isCalculatorKind = (text: string | undefined): text is CalculatorKind =>
  CALCULATOR_KINDS.some(kind => kind === text)

/** The values of the input fields, as typed and chosen. */
export type CalculatorInput = Partial<Params>

export interface CalculatorProps {
  values: CalculatorInput
  onChange: (change: CalculatorInput) => void
  onCite: (cited: ArticleLookup) => void
  /** Opens the interest curve for the current values. */
  onCurve: (values: CalculatorInput) => void
}

/** Returns the params of the calculator's address: its kind and the filled fields. */
export const calculatorParams = (kind: CalculatorKind, values: CalculatorInput): Params => ({
  of: kind,
  ...calculatorFieldsIn(values as Params),
})

export const calculatorKindOf = ({ of }: Params): CalculatorKind => (isCalculatorKind(of) ? of : 'court')

/** Returns the params for a shared link. Other params of the address are left out. */
export const shareableCalculatorParams = (params: Params) =>
  calculatorParams(calculatorKindOf(params), calculatorFieldsIn(params))

/** The title of a shared link. */
export const calculatorTitle = (params: Params) =>
  `${calculatorsCopy.calculators.kinds} · ${calculatorsCopy.calculators.tabs[calculatorKindOf(params)]}`

const YEARS = (['365', '360'] as const).map(key => ({ key, label: yearLabels[key] }))

/** Chooses the days of an interest year: 365 as courts use, or 360 as banks use. */
export function YearField({ value, onChange }: { value: string | undefined; onChange: (year: string) => void }) {
  return (
    <CalculatorField label={yearLabel}>
      <Segmented choices={YEARS} active={value === '360' ? value : '365'} onChange={onChange} label={yearLabel} />
    </CalculatorField>
  )
}

const FIRST_DAYS = (['out', 'counts'] as const).map(key => ({ key, label: firstWords.choices[key] }))

/**
 * Chooses whether interest runs on the first day. 民法典 article 201 excludes that day; many judgments and contracts
 * include it.
 */
export function FirstDayField({ value, onChange }: { value: string | undefined; onChange: (first: string) => void }) {
  return (
    <CalculatorField label={firstWords.label}>
      <Segmented
        choices={FIRST_DAYS}
        active={doesFirstDayCount(value) ? 'counts' : 'out'}
        onChange={onChange}
        label={firstWords.label}
      />
    </CalculatorField>
  )
}

interface DayFieldProps {
  label: string
  day: string
  placeholder: string
  onChange: (day: string) => void
  /** The first day that may be picked. */
  earliest?: string
  /** The message that says why the day is needed. It is shown while the day is missing. */
  need?: string
  problem?: string
}

/** A field for one day. */
export function DayField({ label, day, placeholder, onChange, earliest, need, problem }: DayFieldProps) {
  const [pickable] = useState(() => pickableDays(today()) ?? { from: '', to: '' })
  return (
    <CalculatorField label={label} need={need} problem={problem}>
      <DateField
        from={earliest ?? pickable.from}
        to={pickable.to}
        value={day}
        onChange={onChange}
        label={label}
        placeholder={placeholder}
      />
    </CalculatorField>
  )
}

interface Days {
  from: string
  to: string
}

interface PeriodFieldsProps {
  labels: Days
  days: Days
  onChange: (change: Partial<Days>) => void
  earliest?: string
  /** The problem message for a first day before `earliest`. */
  earlyProblem?: string
  /** Whether the first day counts. Only then may the first and the last day be the same day. */
  firstCounts?: boolean
  /** The problem message for the last day. */
  problem?: string
}

/** The two fields for the first and the last day of a period. */
export function PeriodFields(props: PeriodFieldsProps) {
  const { labels, days, onChange, earliest, earlyProblem, firstCounts, problem } = props
  const { from, to } = days
  const isWrong = from !== '' && to !== '' && (firstCounts ? to < from : to <= from)
  return (
    <>
      <DayField
        label={labels.from}
        day={from}
        placeholder={dayWords.from}
        onChange={day => onChange({ from: day })}
        earliest={earliest}
        problem={earliest && from && from < earliest ? earlyProblem : undefined}
      />
      <DayField
        label={labels.to}
        day={to}
        placeholder={dayWords.to}
        onChange={day => onChange({ to: day })}
        earliest={earliest}
        problem={isWrong ? dayWords.problem : problem}
      />
    </>
  )
}

/** Returns the labels of the empty fields. */
export const missingFieldLabels = (
  fields: ReadonlyArray<readonly [label: string, text: string | undefined]>,
): string[] => fields.filter(([, text = '']) => text.trim() === '').map(([label]) => label)

const asIs = (text: string) => text

const READERS = { amount: readYuan, rate: readRate, multiple: readMultiple, count: readCount }

interface CalculatorFieldProps {
  label: string
  need?: string
  problem?: string
  children: ReactNode
}

export function CalculatorField({ label, need, problem, children }: CalculatorFieldProps) {
  return (
    <View className='calculator-field'>
      <Text className='calculator-field__label'>{label}</Text>
      {children}
      {need && (
        <View className='calculator-field__need' {...role('status')}>
          {need}
        </View>
      )}
      {problem && (
        <View className='calculator-field__problem' {...role('alert')}>
          {problem}
        </View>
      )}
    </View>
  )
}

interface NumberFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  kind: keyof typeof READERS
  /** A problem that the number has only in combination with other fields. It is shown if the number itself is valid. */
  problem?: string
}

/**
 * A field for a number. A number that cannot be read is reported when the reader leaves the field, and not while
 * typing.
 */
export function NumberField({ label, value, onChange, kind, problem: conflict }: NumberFieldProps) {
  const [isBlurred, setBlurred] = useState(false)
  const { hint, problem } = calculators[kind]
  const isReadable = READERS[kind](value) !== undefined
  const invalid = isBlurred && value.trim() !== '' && !isReadable
  return (
    <CalculatorField label={label} problem={invalid ? problem : conflict}>
      <TextBox
        value={value}
        onChange={onChange}
        clean={asIs}
        label={label}
        placeholder={hint}
        maxLength={24}
        decimals={kind !== 'amount'}
        invalid={invalid}
        onFocus={() => setBlurred(false)}
        onBlur={() => setBlurred(true)}
      />
    </CalculatorField>
  )
}
