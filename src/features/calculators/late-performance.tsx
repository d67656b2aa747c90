/**
 * Calculates the doubled interest on an unperformed judgment (加倍部分债务利息). Before 2014-08-01 an earlier rule
 * applies.
 */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { latePerformanceBasis } from '@domain/calculators/basis'
import {
  type LatePerformanceInterest,
  latePerformanceInterest,
  isUnderFormerRule,
} from '@domain/calculators/late-performance'
import { readDay, readDaysPerYear, readYuan } from '@domain/calculators/read-fields'
import { useLoanRates } from '@/shared/reference-data'
import { Section } from '@/ui/section'
import { NumberField, PeriodFields, YearField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, formatYuan, daysStep } from './result'

const { calculators } = calculatorsCopy
const { late: words } = calculators

function outcomeOf(
  late: LatePerformanceInterest,
  debt: number,
  days: { from: string; to: string },
  year: number,
): CalculationResult {
  const { former, current } = late
  const amount = formatCount(debt)
  const formerSteps = former?.sections.map(({ first, last, days: count, rate, sum }) => ({
    what: fill(words.former, { first, last, days: formatCount(count), rate: String(rate), year: String(year) }),
    sum: formatYuan(formatCount(sum)),
  }))
  const currentStep = current && {
    what: former
      ? fill(words.current, { days: formatCount(current.days) })
      : fill(words.formula, { amount, days: formatCount(current.days) }),
    sum: formatYuan(formatCount(current.sum)),
  }
  return {
    name: former ? words.formerSum : words.sum,
    sum: formatYuan(formatCount(late.sum)),
    steps: [daysStep(days, late.days), ...(formerSteps ?? []), ...(currentStep ? [currentStep] : [])],
    note: former ? `${words.formerNote}${words.note}` : words.note,
  }
}

export function LatePerformanceCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '' } = values
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const debt = readYuan(amount)
  const year = readDaysPerYear(values.year)
  const { rates, age } = useLoanRates()
  const earliest = rates[0]?.from
  const isFormer = isUnderFormerRule(days.from)
  const late = debt !== undefined && days.from && days.to ? latePerformanceInterest(rates, debt, days, year) : undefined
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={words.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        {isFormer && <YearField value={values.year} onChange={chosen => onChange({ year: chosen })} />}
        <PeriodFields
          labels={words}
          days={days}
          onChange={onChange}
          earliest={earliest}
          earlyProblem={fill(words.early, { day: earliest ?? '' })}
        />
      </Section>
      <ResultSection
        outcome={late && debt !== undefined ? outcomeOf(late, debt, days, year) : undefined}
        missing={missingFieldLabels([
          [words.amount, amount],
          [words.from, days.from],
          [words.to, days.to],
        ])}
        basis={latePerformanceBasis(days.from)}
        onCite={onCite}
        age={isFormer ? age : undefined}
      />
    </>
  )
}
