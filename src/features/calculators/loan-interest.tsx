/** Interest at the published rates of each period: 贷款市场报价利率 and, before it, the benchmark rate. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import {
  LOAN_RATES,
  LPR_SINCE,
  LATEST_RATE_CHANGE,
  type LoanInterest as LoanQuestion,
  interestBySections,
} from '@domain/calculators/loan-rates'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { readDay, readLoan } from '@domain/calculators/read-fields'
import { CalculatorField, NumberField, DayFields, YearField, type CalculatorProps } from './fields'
import { type LegalBasis, type CalculationResult, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { lpr, laws } = calculators

const LOANS = (['oneYear', 'fiveYears'] as const).map(key => ({ key, label: lpr.loans[key] }))
const RATE_CHANGES = (['floats', 'fixed'] as const).map(key => ({ key, label: lpr.rateChanges[key] }))
const MULTIPLES = ['1', '1.3', '1.5', '4']
const OTHER = 'other'
const CHOICES = [
  ...MULTIPLES.map(key => ({ key, name: fill(lpr.times, { multiple: key }) })),
  { key: OTHER, name: lpr.otherMultiple },
]

const EARLIEST = LOAN_RATES[0]?.from ?? LPR_SINCE

const BASIS: LegalBasis[] = [
  { law: laws.lending, article: 25 },
  { law: laws.lending, article: 28 },
  { law: laws.sale, article: 18 },
  { law: laws.civilCode, article: 676 },
]

function outcomeOf(question: LoanQuestion): CalculationResult | undefined {
  const interest = interestBySections(LOAN_RATES, question)
  if (!interest) return undefined
  const { debt, from, to, multiple, yearHas, floats } = question
  const steps = interest.sections.map(({ first, last, days, rate, sum }) => ({
    what: fill(lpr.section, {
      ...{ first, last, days: formatCount(days), rate: String(rate), year: String(yearHas) },
      kind: (floats ? first : from) < LPR_SINCE ? lpr.kinds.benchmark : lpr.kinds.lpr,
      times: multiple === 1 ? '' : fill(lpr.timesStep, { multiple: String(multiple) }),
    }),
    sum: formatYuan(formatCount(sum)),
  }))
  const ratesNote = fill(to > LATEST_RATE_CHANGE ? lpr.ratesOutdated : lpr.ratesUntil, { day: LATEST_RATE_CHANGE })
  return {
    name: lpr.sum,
    sum: formatYuan(formatCount(interest.sum)),
    steps: [
      { what: fill(lpr.debt, { amount: formatCount(debt) }) },
      { what: fill(calculators.daysStep, { from, to, days: formatCount(interest.days) }) },
      ...steps,
    ],
    note: `${ratesNote}${lpr.note}`,
  }
}

export function LoanInterestCalculator({ values, onChange, onCite, onCurve }: CalculatorProps) {
  const { amount = '', multiple = '1', loan, way, from, to } = values
  const question = readLoan(values)
  const days = { from: readDay(from), to: readDay(to) }
  const isOther = MULTIPLES.indexOf(multiple) < 0
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={lpr.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <CalculatorField label={lpr.loan}>
          <Segmented
            choices={LOANS}
            active={loan === 'fiveYears' ? loan : 'oneYear'}
            onChange={key => onChange({ loan: key })}
            label={lpr.loan}
          />
        </CalculatorField>
        <CalculatorField label={lpr.multiple}>
          <ChoiceGrid
            label={lpr.multiple}
            choices={CHOICES}
            chosen={isOther ? OTHER : multiple}
            onChoose={key => onChange({ multiple: key === OTHER ? '' : key })}
          />
        </CalculatorField>
        {isOther && (
          <NumberField
            label={lpr.otherMultiple}
            value={multiple}
            onChange={text => onChange({ multiple: text })}
            kind='multiple'
          />
        )}
        <CalculatorField label={lpr.rateChange}>
          <Segmented
            choices={RATE_CHANGES}
            active={way === 'fixed' ? way : 'floats'}
            onChange={key => onChange({ way: key })}
            label={lpr.rateChange}
          />
        </CalculatorField>
        <YearField value={values.year} onChange={year => onChange({ year })} />
        <DayFields
          labels={lpr}
          days={days}
          onChange={onChange}
          earliest={EARLIEST}
          earlyProblem={fill(lpr.early, { day: EARLIEST })}
        />
      </Section>
      <ResultSection
        outcome={question && outcomeOf(question)}
        basis={BASIS}
        onCite={onCite}
        onCurve={() => onCurve(values)}
      />
    </>
  )
}
