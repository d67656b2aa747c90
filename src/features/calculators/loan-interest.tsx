/**
 * Calculates interest at the published rates of each period: 贷款市场报价利率, and for earlier periods the benchmark rate of
 * 中国人民银行.
 */
import { useState } from 'react'
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { lendingRulesOf, loanBasis } from '@domain/calculators/basis'
import {
  LPR_SINCE,
  type LoanFacts as LoanQuestion,
  interestByPeriods,
  type RatePeriod,
} from '@domain/calculators/loan-rates'
import { needsFilingDay } from '@domain/calculators/private-lending'
import { ChoiceGrid } from '@/ui/choice-grid'
import { DataAgeNote, useLoanRates } from '@/shared/reference-data'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import {
  exceedsLendingLimit,
  isLatePayment,
  isLendingLimit,
  readDay,
  doesFirstDayCount,
  hasFloatingRate,
  readLoan,
} from '@domain/calculators/read-fields'
import {
  CalculatorField,
  NumberField,
  DayField,
  PeriodFields,
  FirstDayField,
  YearField,
  missingFieldLabels,
  type CalculatorInput,
  type CalculatorProps,
} from './fields'
import { type CalculationResult, type CalculationStep, ResultSection, formatYuanWithCents, daysStep } from './result'

const { calculators } = calculatorsCopy
const { lpr } = calculators

type LoanRates = ReturnType<typeof useLoanRates>

const LOANS = (['oneYear', 'fiveYears'] as const).map(key => ({ key, label: lpr.loans[key] }))
const RATE_CHANGES = (['floats', 'fixed'] as const).map(key => ({ key, label: lpr.rateChanges[key] }))
const MULTIPLES = ['1', '1.3', '1.5', '4']
const OTHER = 'other'
const CHOICES = [
  ...MULTIPLES.map(key => ({ key, name: fill(lpr.times, { multiple: key }) })),
  { key: OTHER, name: lpr.otherMultiple },
]

function noteOf(question: LoanQuestion, values: CalculatorInput, { checkedTo, changed }: LoanRates): string {
  const { from, to, lending } = question
  const ratesNote = fill(to > checkedTo ? lpr.ratesOutdated : lpr.ratesUntil, { day: changed, checked: checkedTo })
  if (!lending)
    return [
      exceedsLendingLimit(values.multiple) ? lpr.aboveLimitNote : '',
      ratesNote,
      isLatePayment(values) ? lpr.latePaymentNote : '',
      from < LPR_SINCE ? lpr.benchmarkNote : '',
      lpr.note,
    ].join('')
  const limit = needsFilingDay(lending) ? lpr.formerLimitNote : lpr.limitNote
  const reclaim = lendingRulesOf(question).indexOf('yearly24') < 0 ? '' : lpr.reclaimNote
  return `${ratesNote}${limit}${reclaim}`
}

function stepOf({ first, last, days, rate, multiple, kind, sum }: RatePeriod, year: number): CalculationStep {
  const values = { days: formatCount(days), rate: String(rate), year: String(year) }
  const times = multiple === 1 ? '' : fill(lpr.timesStep, { multiple: String(multiple) })
  return {
    what: fill(lpr.period, { first, last }),
    how: fill(lpr.section, { ...values, kind: lpr.kinds[kind], times }),
    sum: formatYuanWithCents(sum),
  }
}

function outcomeOf(question: LoanQuestion, values: CalculatorInput, table: LoanRates): CalculationResult | undefined {
  const interest = interestByPeriods(table.rates, question)
  if (!interest) return undefined
  const { debt, yearHas, firstCounts, lending } = question
  return {
    name: lending ? lpr.limitName : lpr.sum,
    sum: formatYuanWithCents(interest.sum),
    steps: [
      { what: fill(lpr.debt, { amount: formatCount(debt) }) },
      daysStep(question, interest.days, firstCounts),
      ...interest.sections.map(period => stepOf(period, yearHas)),
    ],
    note: noteOf(question, values, table),
  }
}

const asksFiling = (contract: string) => contract !== '' && needsFilingDay({ contract })

/** Returns the labels of the required fields that are empty. */
function missingIn({ amount, multiple = '1', ...values }: CalculatorInput): string[] {
  const contract = readDay(values.contract)
  const isLending = isLendingLimit(multiple)
  return missingFieldLabels([
    [lpr.amount, amount],
    [lpr.multiple, multiple],
    ...(isLending ? [[lpr.contract, contract] as const] : []),
    ...(isLending && asksFiling(contract) ? [[lpr.filing, readDay(values.filing)] as const] : []),
    [lpr.from, readDay(values.from)],
    [lpr.to, readDay(values.to)],
  ])
}

interface LendingFieldsProps {
  contract: string
  filing: string
  onChange: CalculatorProps['onChange']
}

/**
 * The fields for the days that decide the highest protected rate: the day of the contract, and for older contracts
 * the day of the suit.
 */
function LendingFields({ contract, filing, onChange }: LendingFieldsProps) {
  return (
    <>
      <DayField
        label={lpr.contract}
        day={contract}
        placeholder={calculators.pickDay}
        onChange={day => onChange({ contract: day })}
        need={contract ? undefined : lpr.contractNeeded}
      />
      {asksFiling(contract) && (
        <DayField
          label={lpr.filing}
          day={filing}
          placeholder={calculators.pickDay}
          onChange={day => onChange({ filing: day })}
          need={filing ? undefined : lpr.filingNeeded}
          problem={filing && filing < contract ? lpr.filingProblem : undefined}
        />
      )}
    </>
  )
}

/**
 * The field for the term of the rate, one year or five. The other field tells whether the rate changes with the
 * published rate.
 */
function RateFields({ values, onChange }: Pick<CalculatorProps, 'values' | 'onChange'>) {
  return (
    <>
      <CalculatorField label={lpr.loan}>
        <Segmented
          choices={LOANS}
          active={values.loan === 'fiveYears' ? 'fiveYears' : 'oneYear'}
          onChange={key => onChange({ loan: key })}
          label={lpr.loan}
        />
      </CalculatorField>
      <CalculatorField label={lpr.rateChange}>
        <Segmented
          choices={RATE_CHANGES}
          active={hasFloatingRate(values) ? 'floats' : 'fixed'}
          onChange={key => onChange({ way: key })}
          label={lpr.rateChange}
        />
      </CalculatorField>
    </>
  )
}

export function LoanInterestCalculator({ values, onChange, onCite, onCurve }: CalculatorProps) {
  const { amount = '', multiple = '1', first } = values
  const question = readLoan(values)
  const days = { from: readDay(values.from), to: readDay(values.to) }
  // While a multiple is typed, its beginning may equal one of the choices: 1 of 1.4.
  const [typesMultiple, setTypesMultiple] = useState(false)
  const isOther = typesMultiple || MULTIPLES.indexOf(multiple) < 0
  const table = useLoanRates()
  const earliest = table.rates[0]?.from ?? LPR_SINCE
  const isLending = isLendingLimit(multiple)
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={lpr.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <CalculatorField label={lpr.multiple}>
          <ChoiceGrid
            label={lpr.multiple}
            choices={CHOICES}
            chosen={isOther ? OTHER : multiple}
            onChoose={key => {
              setTypesMultiple(key === OTHER)
              onChange({ multiple: key === OTHER ? '' : key })
            }}
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
        {isLending ? (
          <LendingFields contract={readDay(values.contract)} filing={readDay(values.filing)} onChange={onChange} />
        ) : (
          <>
            <RateFields values={values} onChange={onChange} />
            <YearField value={values.year} onChange={year => onChange({ year })} />
          </>
        )}
        <PeriodFields
          labels={lpr}
          days={days}
          onChange={onChange}
          earliest={earliest}
          earlyProblem={fill(lpr.early, { day: earliest })}
          firstCounts={doesFirstDayCount(first)}
        />
        <FirstDayField value={first} onChange={key => onChange({ first: key })} />
        <DataAgeNote age={table.age} />
      </Section>
      <ResultSection
        outcome={question && outcomeOf(question, values, table)}
        missing={missingIn(values)}
        basis={loanBasis(isLending, question)}
        onCite={onCite}
        onCurve={() => onCurve(values)}
      />
    </>
  )
}
