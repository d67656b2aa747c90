/** Calculates overtime pay (加班费). */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { OVERTIME_BASIS } from '@domain/calculators/basis'
import {
  type OvertimePay,
  OVERTIME_KINDS,
  OVERTIME_PERCENT,
  type OvertimeKind,
  overtimePay,
} from '@domain/calculators/overtime'
import { readCount, readYuan } from '@domain/calculators/read-fields'
import { WAGE_DAYS } from '@domain/calculators/tables/wage-days'
import { Section } from '@/ui/section'
import { NumberField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { overtime: words } = calculators

/** The names of the fields as they appear in the address. */
const FIELDS: Record<OvertimeKind, 'hours' | 'rest' | 'holiday'> = {
  workday: 'hours',
  restDay: 'rest',
  holiday: 'holiday',
}

function outcomeOf(wage: number, { hourly, parts, sum }: OvertimePay): CalculationResult {
  return {
    name: words.sum,
    sum: formatYuan(formatCount(sum)),
    steps: [
      {
        what: fill(words.hourly, { wage: formatCount(wage), days: String(WAGE_DAYS.days) }),
        sum: formatYuan(formatCount(hourly)),
      },
      ...parts.map(part => ({
        what: fill(words.part, {
          ...{ kind: words.kinds[part.kind], hours: String(part.hours) },
          percent: String(OVERTIME_PERCENT[part.kind]),
        }),
        sum: formatYuan(formatCount(part.sum)),
      })),
    ],
    note: fill(words.note, { document: WAGE_DAYS.document }),
  }
}

export function OvertimeCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { wage = '' } = values
  const base = readYuan(wage)
  const hoursOf = (kind: OvertimeKind) => {
    const text = values[FIELDS[kind]] ?? ''
    return text.trim() === '' ? 0 : readCount(text)
  }
  const [workday, restDay, holiday] = OVERTIME_KINDS.map(hoursOf)
  const isComplete = base !== undefined && workday !== undefined && restDay !== undefined && holiday !== undefined
  const missing = missingFieldLabels([[words.wage, wage]])
  const result = isComplete ? overtimePay(base, { workday, restDay, holiday }) : undefined
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={words.wage} value={wage} onChange={text => onChange({ wage: text })} kind='amount' />
        {OVERTIME_KINDS.map(kind => (
          <NumberField
            key={kind}
            label={words.hours[kind]}
            value={values[FIELDS[kind]] ?? ''}
            onChange={text => onChange({ [FIELDS[kind]]: text })}
            kind='count'
          />
        ))}
      </Section>
      <ResultSection
        outcome={result && base !== undefined ? outcomeOf(base, result) : undefined}
        // Without a single hour nothing is wrong, and no field must come first.
        missing={missing.length || !isComplete ? missing : undefined}
        basis={OVERTIME_BASIS}
        onCite={onCite}
      />
    </>
  )
}
