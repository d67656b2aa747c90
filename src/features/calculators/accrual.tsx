/** What grows with the days: interest of a year's rate, of a judgment that is not obeyed, of tax that is late. */
import { reckonersCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { type Accrual, byDay, byYear, DAILY } from '@domain/calculators/interest'
import { Section } from '@/ui/section'
import { readDay, readRate, readYear, readYuan } from '@domain/calculators/read-fields'
import { NumberField, type Days, DayFields, YearField, type ReckonerProps } from './fields'
import { type Basis, Result, yuan } from './result'

const { reckoners } = reckonersCopy
const { laws } = reckoners

type Kind = 'interest' | 'late' | 'tax'

const BASIS: Record<Kind, Basis[]> = {
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

function accrue(of: Kind, amount: number, { from, to }: Days, rate: number, year: 360 | 365): Accrual | undefined {
  if (of === 'interest') return byYear(amount, from, to, rate, year)
  return byDay(amount, from, to, of === 'late' ? DAILY.latePerformance : DAILY.lateTax)
}

export function Accrual({ of, values, onChange, onCite }: ReckonerProps & { of: Kind }) {
  const { amount = '', rate = '' } = values
  const { amount: label, from, to, sum, formula, note } = reckoners[of]

  const year = readYear(values.year)
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const debt = readYuan(amount)
  const percent = of === 'interest' ? readRate(rate) : 0
  const isWhole = debt !== undefined && percent !== undefined && days.from !== '' && days.to !== ''
  const accrued = isWhole ? accrue(of, debt, days, percent, year) : undefined
  const outcome = accrued && {
    name: sum,
    sum: yuan(formatCount(accrued.sum)),
    steps: [
      { what: fill(reckoners.daysStep, { ...days, days: formatCount(accrued.days) }) },
      {
        what: fill(formula, {
          ...{ amount: formatCount(debt ?? 0), rate: String(percent), year: String(year) },
          days: formatCount(accrued.days),
        }),
        sum: yuan(formatCount(accrued.sum)),
      },
    ],
    note,
  }
  return (
    <>
      <Section title={reckoners.what}>
        <NumberField label={label} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        {of === 'interest' && (
          <>
            <NumberField
              label={reckoners.rate.label}
              value={rate}
              onChange={text => onChange({ rate: text })}
              kind='rate'
            />
            <YearField value={values.year} onChange={chosen => onChange({ year: chosen })} />
          </>
        )}
        <DayFields labels={{ from, to }} days={days} onChange={onChange} />
      </Section>
      <Result outcome={outcome} basis={BASIS[of]} onCite={onCite} />
    </>
  )
}
