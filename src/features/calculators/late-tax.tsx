/** 税收滞纳金, the surcharge on late tax. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { FIRST_LATE_TAX_LIMIT, type LateTax, lateTax } from '@domain/calculators/late-tax'
import { readDay, readYuan } from '@domain/calculators/read-fields'
import type { HolidayCalendar } from '@domain/calculators/holidays'
import { hasNotice } from '@domain/calculators/workdays'
import { useHolidays } from '@/shared/reference-data'
import { Section } from '@/ui/section'
import { NumberField, DayFields, missingLabels, type CalculatorProps } from './fields'
import { type LegalBasis, type CalculationResult, ResultSection, formatYuan, restName, stepOfDays } from './result'

const { calculators } = calculatorsCopy
const { laws, tax: words } = calculators

const BASIS: LegalBasis[] = [
  { law: laws.tax, article: 32 },
  { law: laws.taxRules, article: 75 },
  { law: laws.tax, article: 52 },
  { law: laws.taxRules, article: 109 },
  { law: laws.enforcement, article: 45 },
]

function outcomeOf(
  tax: number,
  { from, to }: { from: string; to: string },
  late: LateTax,
  calendar: HolidayCalendar,
): CalculationResult {
  const amount = formatCount(tax)
  const sum = formatYuan(formatCount(late.sum))
  const rest = late.dayOff && restName(late.dayOff)
  return {
    name: words.sum,
    sum,
    steps: [
      ...(rest ? [{ what: fill(words.due, { day: from, rest, due: late.due }) }] : []),
      ...(late.days > 0
        ? [
            stepOfDays({ from: late.due, to }, late.days),
            { what: fill(words.formula, { amount, days: formatCount(late.days) }), sum },
          ]
        : [{ what: words.inTime }]),
      ...(late.exceedsTax ? [{ what: fill(words.exceeds, { amount }) }] : []),
    ],
    note: [
      late.exceedsTax ? fill(words.exceedsNote, { amount }) : '',
      hasNotice(from, calendar) ? '' : fill(words.holidaysUnknown, { day: from.slice(0, 4) }),
      words.note,
    ].join(''),
  }
}

export function LateTaxCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '' } = values
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const tax = readYuan(amount)
  const { calendar, age } = useHolidays()
  const late = tax !== undefined && days.from && days.to ? lateTax(tax, days.from, days.to, calendar) : undefined
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={words.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <DayFields
          labels={words}
          days={days}
          onChange={onChange}
          earliest={FIRST_LATE_TAX_LIMIT}
          earlyProblem={words.early}
        />
      </Section>
      <ResultSection
        outcome={late && tax !== undefined ? outcomeOf(tax, days, late, calendar) : undefined}
        missing={missingLabels([
          [words.amount, amount],
          [words.from, days.from],
          [words.to, days.to],
        ])}
        basis={BASIS}
        onCite={onCite}
        age={age}
      />
    </>
  )
}
