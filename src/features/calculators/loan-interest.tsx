/** Interest by the rates that were published while a debt was owed: 贷款市场报价利率 and, before it, the benchmark. */
import { reckonersCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import {
  LOAN_RATES,
  LPR_SINCE,
  LATEST_RATE_CHANGE,
  type LoanInterest as Asked,
  interestBySections,
} from '@domain/calculators/loan-rates'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { readDay, readLoan } from '@domain/calculators/read-fields'
import { Field, NumberField, DayFields, YearField, type ReckonerProps } from './fields'
import { type Basis, type Outcome, Result, yuan } from './result'

const { reckoners } = reckonersCopy
const { lpr, laws } = reckoners

const LOANS = (['oneYear', 'fiveYears'] as const).map(key => ({ key, label: lpr.loans[key] }))
const WAYS = (['floats', 'fixed'] as const).map(key => ({ key, label: lpr.ways[key] }))
const MULTIPLES = ['1', '1.3', '1.5', '4']
const OTHER = 'other'
const CHOICES = [
  ...MULTIPLES.map(key => ({ key, name: fill(lpr.times, { multiple: key }) })),
  { key: OTHER, name: lpr.otherMultiple },
]

const EARLIEST = LOAN_RATES[0]?.from ?? LPR_SINCE

const BASIS: Basis[] = [
  { law: laws.lending, article: 25 },
  { law: laws.lending, article: 28 },
  { law: laws.sale, article: 18 },
  { law: laws.civilCode, article: 676 },
]

function outcomeOf(asked: Asked): Outcome | undefined {
  const found = interestBySections(LOAN_RATES, asked)
  if (!found) return undefined
  const { debt, from, to, multiple, yearHas, floats } = asked
  const steps = found.sections.map(({ first, last, days, rate, sum }) => ({
    what: fill(lpr.section, {
      ...{ first, last, days: formatCount(days), rate: String(rate), year: String(yearHas) },
      kind: (floats ? first : from) < LPR_SINCE ? lpr.kinds.benchmark : lpr.kinds.lpr,
      times: multiple === 1 ? '' : fill(lpr.timesStep, { multiple: String(multiple) }),
    }),
    sum: yuan(formatCount(sum)),
  }))
  const known = fill(to > LATEST_RATE_CHANGE ? lpr.knownPast : lpr.known, { day: LATEST_RATE_CHANGE })
  return {
    name: lpr.sum,
    sum: yuan(formatCount(found.sum)),
    steps: [
      { what: fill(lpr.debt, { amount: formatCount(debt) }) },
      { what: fill(reckoners.daysStep, { from, to, days: formatCount(found.days) }) },
      ...steps,
    ],
    note: `${known}${lpr.note}`,
  }
}

export function LoanInterest({ values, onChange, onCite, onCurve }: ReckonerProps) {
  const { amount = '', multiple = '1', loan, way, from, to } = values
  const asked = readLoan(values)
  const days = { from: readDay(from), to: readDay(to) }
  const isOther = MULTIPLES.indexOf(multiple) < 0
  return (
    <>
      <Section title={reckoners.what}>
        <NumberField label={lpr.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <Field label={lpr.loan}>
          <Segmented
            choices={LOANS}
            active={loan === 'fiveYears' ? loan : 'oneYear'}
            onChange={key => onChange({ loan: key })}
            label={lpr.loan}
          />
        </Field>
        <Field label={lpr.multiple}>
          <ChoiceGrid
            label={lpr.multiple}
            choices={CHOICES}
            chosen={isOther ? OTHER : multiple}
            onChoose={key => onChange({ multiple: key === OTHER ? '' : key })}
          />
        </Field>
        {isOther && (
          <NumberField
            label={lpr.otherMultiple}
            value={multiple}
            onChange={text => onChange({ multiple: text })}
            kind='multiple'
          />
        )}
        <Field label={lpr.way}>
          <Segmented
            choices={WAYS}
            active={way === 'fixed' ? way : 'floats'}
            onChange={key => onChange({ way: key })}
            label={lpr.way}
          />
        </Field>
        <YearField value={values.year} onChange={year => onChange({ year })} />
        <DayFields
          labels={lpr}
          days={days}
          onChange={onChange}
          earliest={EARLIEST}
          early={fill(lpr.early, { day: EARLIEST })}
        />
      </Section>
      <Result outcome={asked && outcomeOf(asked)} basis={BASIS} onCite={onCite} onCurve={() => onCurve(values)} />
    </>
  )
}
