/** Calculates interest at a yearly rate from a contract or a judgment. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { INTEREST_BASIS } from '@domain/calculators/basis'
import { interestAtYearlyRate, dayBefore } from '@domain/calculators/interest'
import { Section } from '@/ui/section'
import { readDay, doesFirstDayCount, readRate, readDaysPerYear, readYuan } from '@domain/calculators/read-fields'
import { NumberField, PeriodFields, FirstDayField, YearField, missingFieldLabels, type CalculatorProps } from './fields'
import { ResultSection, formatYuan, daysStep } from './result'

const { calculators } = calculatorsCopy
const { interest: words } = calculators

export function InterestCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '', rate = '' } = values
  const year = readDaysPerYear(values.year)
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const firstCounts = doesFirstDayCount(values.first)
  const debt = readYuan(amount)
  const percent = readRate(rate)
  const isComplete = debt !== undefined && percent !== undefined && days.from !== '' && days.to !== ''
  const start = firstCounts && days.from ? dayBefore(days.from) : days.from
  const accrued = isComplete ? interestAtYearlyRate(debt, start, days.to, percent, year) : undefined
  const outcome = accrued && {
    name: words.sum,
    sum: formatYuan(formatCount(accrued.sum)),
    steps: [
      daysStep(days, accrued.days, firstCounts),
      {
        what: fill(words.formula, {
          ...{ amount: formatCount(debt ?? 0), rate: String(percent), year: String(year) },
          days: formatCount(accrued.days),
        }),
        sum: formatYuan(formatCount(accrued.sum)),
      },
    ],
    note: words.note,
  }
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={words.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <NumberField
          label={calculators.rate.label}
          value={rate}
          onChange={text => onChange({ rate: text })}
          kind='rate'
        />
        <YearField value={values.year} onChange={chosen => onChange({ year: chosen })} />
        <PeriodFields labels={words} days={days} onChange={onChange} firstCounts={firstCounts} />
        <FirstDayField value={values.first} onChange={first => onChange({ first })} />
      </Section>
      <ResultSection
        outcome={outcome}
        missing={missingFieldLabels([
          [words.amount, amount],
          [calculators.rate.label, rate],
          [words.from, days.from],
          [words.to, days.to],
        ])}
        basis={INTEREST_BASIS}
        onCite={onCite}
      />
    </>
  )
}
