/** Calculates the surcharge on late tax (税收滞纳金). */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { LATE_TAX_BASIS } from '@domain/calculators/basis'
import { EARLIEST_TAX_TIME_LIMIT, type LateTaxSurcharge, lateTaxSurcharge } from '@domain/calculators/late-tax'
import { readDay, readYuan } from '@domain/calculators/read-fields'
import type { HolidayCalendar } from '@domain/calculators/holidays'
import { hasHolidayNotice } from '@domain/calculators/workdays'
import { useHolidays } from '@/shared/reference-data'
import { Section } from '@/ui/section'
import { NumberField, PeriodFields, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, formatYuan, dayOffReason, daysStep } from './result'

const { calculators } = calculatorsCopy
const { tax: words } = calculators

function outcomeOf(
  tax: number,
  { from, to }: { from: string; to: string },
  late: LateTaxSurcharge,
  calendar: HolidayCalendar,
): CalculationResult {
  const amount = formatCount(tax)
  const sum = formatYuan(formatCount(late.sum))
  const rest = late.dayOff && dayOffReason(late.dayOff)
  return {
    name: words.sum,
    sum,
    steps: [
      ...(rest ? [{ what: fill(words.due, { day: from, rest, due: late.due }) }] : []),
      ...(late.days > 0
        ? [
            daysStep({ from: late.due, to }, late.days),
            { what: fill(words.formula, { amount, days: formatCount(late.days) }), sum },
          ]
        : [{ what: words.inTime }]),
      ...(late.exceedsTax ? [{ what: fill(words.exceeds, { amount }) }] : []),
    ],
    note: [
      late.exceedsTax ? fill(words.exceedsNote, { amount }) : '',
      hasHolidayNotice(from, calendar) ? '' : fill(words.holidaysUnknown, { day: from.slice(0, 4) }),
      words.note,
    ].join(''),
  }
}

export function LateTaxCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '' } = values
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const tax = readYuan(amount)
  const { calendar, age } = useHolidays()
  const late =
    tax !== undefined && days.from && days.to ? lateTaxSurcharge(tax, days.from, days.to, calendar) : undefined
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={words.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <PeriodFields
          labels={words}
          days={days}
          onChange={onChange}
          earliest={EARLIEST_TAX_TIME_LIMIT}
          earlyProblem={words.early}
        />
      </Section>
      <ResultSection
        outcome={late && tax !== undefined ? outcomeOf(tax, days, late, calendar) : undefined}
        missing={missingFieldLabels([
          [words.amount, amount],
          [words.from, days.from],
          [words.to, days.to],
        ])}
        basis={LATE_TAX_BASIS}
        onCite={onCite}
        age={age}
      />
    </>
  )
}
