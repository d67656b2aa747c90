/** Calculates the pay for untaken annual leave (未休年休假工资报酬). */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { type AnnualLeavePay, annualLeavePay, SENIORITIES } from '@domain/calculators/annual-leave'
import { readCount, readDay, readYuan } from '@domain/calculators/read-fields'
import { WAGE_DAYS } from '@domain/calculators/tables/wage-days'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, DayField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { leave: words, laws } = calculators

const BASIS: LegalBasis[] = [
  ...[3, 4, 5].map(article => ({ law: laws.leave, article })),
  ...[5, 10, 11, 12].map(article => ({ law: laws.leaveRules, article })),
]
const CHOICES = SENIORITIES.map(key => ({ key, label: words.seniorities[key] }))

interface LeaveDays {
  taken: number
  /** Whether the employment ended during the year. */
  isOver: boolean
}

/**
 * Returns the steps that count the untaken days. In the year in which the employment ends, a fraction of an untaken day
 * does not count. One step is then enough. In the year of hiring, a fraction of an entitled day does not count. A
 * separate step then names the entitled days.
 */
function stepsOfDays({ whole, entitled, calendarDays, untaken }: AnnualLeavePay, { taken, isOver }: LeaveDays) {
  const daysOf = (days: number) => fill(words.daysOf, { days: String(days) })
  const part = { calendarDays: String(calendarDays), days: String(whole), taken: String(taken) }
  if (isOver) return [{ what: fill(words.left, part), sum: daysOf(untaken) }]
  return [
    ...(calendarDays === undefined ? [] : [{ what: fill(words.part, part), sum: daysOf(entitled) }]),
    { what: words.untaken, sum: daysOf(untaken) },
  ]
}

function outcomeOf(wage: number, pay: AnnualLeavePay, days: LeaveDays): CalculationResult {
  const { whole, untaken, sum, withWage } = pay
  return {
    name: words.sum,
    sum: formatYuan(formatCount(sum)),
    steps: [
      { what: fill(words.whole, { days: String(whole) }) },
      ...stepsOfDays(pay, days),
      {
        what: fill(words.formula, {
          ...{ wage: formatCount(wage), month: String(WAGE_DAYS.days), days: String(untaken) },
        }),
        sum: formatYuan(formatCount(sum)),
      },
      { what: words.withWage, sum: formatYuan(formatCount(withWage)) },
    ],
    note: words.note,
  }
}

export function AnnualLeaveCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { wage = '', taken = '' } = values
  const seniority = SENIORITIES.find(key => key === values.seniority) ?? 'one'
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const average = readYuan(wage)
  const takenDays = taken.trim() === '' ? 0 : readCount(taken)
  const isComplete = average !== undefined && takenDays !== undefined
  const facts = { seniority, from: days.from || undefined, to: days.to || undefined }
  const pay = isComplete ? annualLeavePay({ ...facts, wage: average, taken: takenDays }) : undefined
  const isOutOfOrder = isComplete && pay === undefined
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={words.seniority}>
          <Segmented
            choices={CHOICES}
            active={seniority}
            onChange={key => onChange({ seniority: key })}
            label={words.seniority}
          />
        </CalculatorField>
        <NumberField label={words.wage} value={wage} onChange={text => onChange({ wage: text })} kind='amount' />
        <NumberField label={words.taken} value={taken} onChange={text => onChange({ taken: text })} kind='count' />
        <DayField
          label={words.from}
          day={days.from}
          placeholder={calculators.pickDay}
          onChange={from => onChange({ from })}
        />
        <DayField
          label={words.to}
          day={days.to}
          placeholder={calculators.pickDay}
          onChange={to => onChange({ to })}
          problem={isOutOfOrder ? words.problem : undefined}
        />
      </Section>
      <ResultSection
        outcome={pay && isComplete ? outcomeOf(average, pay, { taken: takenDays, isOver: days.to !== '' }) : undefined}
        missing={missingFieldLabels([[words.wage, wage]])}
        basis={BASIS}
        onCite={onCite}
      />
    </>
  )
}
