/** What grows with the days: interest of a year's rate, of a judgment that is not obeyed, of tax that is late. */
import type { Cited } from '@domain/citation/cited'
import { useState } from 'react'
import { copy, fill } from '@/copy/reckoners'
import { formatCount } from '@domain/format/amounts'
import { type Accrued, byDay, byYear, DAILY } from '@domain/reckon/interest'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { type Days, DayFields, Field, NumberField, readRate, readYuan } from './fields'
import { type Basis, Result, yuan } from './result'

const { reckoners } = copy
const { laws } = reckoners

type Kind = 'interest' | 'late' | 'tax'
type Year = '365' | '360'

const YEARS: Array<{ key: Year; label: string }> = [
  { key: '365', label: reckoners.interest.years[365] },
  { key: '360', label: reckoners.interest.years[360] },
]

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

function accrue(of: Kind, amount: number, { from, to }: Days, rate: number, year: Year): Accrued | undefined {
  if (of === 'interest') return byYear(amount, from, to, rate, year === '360' ? 360 : 365)
  return byDay(amount, from, to, of === 'late' ? DAILY.latePerformance : DAILY.lateTax)
}

export function Accrual({ of, onCite }: { of: Kind; onCite: (cited: Cited) => void }) {
  const [amount, setAmount] = useState('')
  const [rate, setRate] = useState('')
  const [year, setYear] = useState<Year>('365')
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  const { amount: label, from, to, sum, formula, note } = reckoners[of]

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
          ...{ amount: formatCount(debt ?? 0), rate: String(percent), year },
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
        <NumberField label={label} value={amount} onChange={setAmount} kind='amount' />
        {of === 'interest' && (
          <>
            <NumberField label={reckoners.rate.label} value={rate} onChange={setRate} kind='rate' />
            <Field label={reckoners.interest.year}>
              <Segmented choices={YEARS} active={year} onChange={setYear} label={reckoners.interest.year} />
            </Field>
          </>
        )}
        <DayFields labels={{ from, to }} days={days} onChange={setDays} />
      </Section>
      <Result outcome={outcome} basis={BASIS[of]} onCite={onCite} />
    </>
  )
}
