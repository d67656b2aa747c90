/** Daily accrual: interest at a yearly rate, interest on an unperformed judgment, surcharge on late tax. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { type Accrual, byDay, byYear, DAILY } from '@domain/calculators/interest'
import { Section } from '@/ui/section'
import { readDay, readRate, readYear, readYuan } from '@domain/calculators/read-fields'
import { NumberField, type Days, DayFields, YearField, type CalculatorProps } from './fields'
import { type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { laws } = calculators

type AccrualKind = 'interest' | 'late' | 'tax'

const BASIS: Record<AccrualKind, LegalBasis[]> = {
  interest: [
    { law: laws.lending, article: 25 },
    { law: laws.civilCode, article: 201 },
  ],
  late: [
    { law: laws.lateInterest, article: 1 },
    { law: laws.lateInterest, article: 2 },
    { law: laws.lateInterest, article: 3 },
  ],
  tax: [
    { law: laws.tax, article: 32 },
    { law: laws.taxRules, article: 75 },
  ],
}

function accrue(
  of: AccrualKind,
  amount: number,
  { from, to }: Days,
  rate: number,
  year: 360 | 365,
): Accrual | undefined {
  if (of === 'interest') return byYear(amount, from, to, rate, year)
  return byDay(amount, from, to, of === 'late' ? DAILY.latePerformance : DAILY.lateTax)
}

export function AccrualCalculator({ of, values, onChange, onCite }: CalculatorProps & { of: AccrualKind }) {
  const { amount = '', rate = '' } = values
  const { amount: label, from, to, sum, formula, note } = calculators[of]

  const year = readYear(values.year)
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const debt = readYuan(amount)
  const percent = of === 'interest' ? readRate(rate) : 0
  const isComplete = debt !== undefined && percent !== undefined && days.from !== '' && days.to !== ''
  const accrued = isComplete ? accrue(of, debt, days, percent, year) : undefined
  const outcome = accrued && {
    name: sum,
    sum: formatYuan(formatCount(accrued.sum)),
    steps: [
      { what: fill(calculators.daysStep, { ...days, days: formatCount(accrued.days) }) },
      {
        what: fill(formula, {
          ...{ amount: formatCount(debt ?? 0), rate: String(percent), year: String(year) },
          days: formatCount(accrued.days),
        }),
        sum: formatYuan(formatCount(accrued.sum)),
      },
    ],
    note,
  }
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={label} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        {of === 'interest' && (
          <>
            <NumberField
              label={calculators.rate.label}
              value={rate}
              onChange={text => onChange({ rate: text })}
              kind='rate'
            />
            <YearField value={values.year} onChange={chosen => onChange({ year: chosen })} />
          </>
        )}
        <DayFields labels={{ from, to }} days={days} onChange={onChange} />
      </Section>
      <ResultSection outcome={outcome} basis={BASIS[of]} onCite={onCite} />
    </>
  )
}
