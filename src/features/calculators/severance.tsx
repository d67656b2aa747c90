/** Calculates 经济补偿, 代通知金 and 赔偿金 at the end of an employment. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { SEVERANCE_BASIS } from '@domain/calculators/basis'
import { readDay, readYuan } from '@domain/calculators/read-fields'
import {
  LABOUR_CONTRACT_LAW_SINCE,
  type SeverancePay,
  severancePay,
  type SeveranceFacts,
} from '@domain/calculators/severance'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, PeriodFields, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { severance: words } = calculators

const CLAIM_KEYS = ['compensation', 'notice', 'damages'] as const
const CLAIMS = CLAIM_KEYS.map(key => ({ key, label: words.claims[key] }))

function noteOf({ claim, from, local }: SeveranceFacts): string {
  const old = from < LABOUR_CONTRACT_LAW_SINCE ? words.since2008 : ''
  const service = claim === 'damages' ? words.wholeService : old
  return `${service}${local === undefined ? words.uncapped : ''}${words.note}`
}

function outcomeOf(facts: SeveranceFacts, result: SeverancePay): CalculationResult {
  const { claim, to, wage, last = 0 } = facts
  const base = formatCount(result.base)
  const months = String(result.months)
  const counted = { from: result.countsFrom, to, months: String(result.uncappedMonths), wage: formatCount(wage) }
  return {
    name: words.names[claim],
    sum: formatYuan(formatCount(result.sum)),
    steps: [
      { what: fill(words.years, counted) },
      ...(result.isCapped ? [{ what: fill(words.capped, { base, months }) }] : []),
      { what: fill(claim === 'damages' ? words.doubled : words.formula, { base, months }) },
      ...(claim === 'notice' ? [{ what: words.notice, sum: formatYuan(formatCount(last)) }] : []),
    ],
    note: noteOf(facts),
  }
}

export function SeveranceCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { wage = '', local = '', last = '' } = values
  const claim = CLAIM_KEYS.find(key => key === values.claim) ?? 'compensation'
  const days = { from: readDay(values.from), to: readDay(values.to) }
  const average = readYuan(wage)
  const isLocalReadable = local.trim() === '' || readYuan(local) !== undefined
  const facts =
    average !== undefined && isLocalReadable && days.from && days.to
      ? { claim, ...days, wage: average, local: readYuan(local), last: readYuan(last) }
      : undefined
  const result = facts && severancePay(facts)
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={words.claim}>
          <Segmented choices={CLAIMS} active={claim} onChange={key => onChange({ claim: key })} label={words.claim} />
        </CalculatorField>
        <PeriodFields
          labels={words}
          days={days}
          onChange={onChange}
          firstCounts
          problem={days.to && days.to < LABOUR_CONTRACT_LAW_SINCE ? words.before2008 : undefined}
        />
        <NumberField label={words.wage} value={wage} onChange={text => onChange({ wage: text })} kind='amount' />
        {claim === 'notice' && (
          <NumberField label={words.last} value={last} onChange={text => onChange({ last: text })} kind='amount' />
        )}
        <NumberField label={words.local} value={local} onChange={text => onChange({ local: text })} kind='amount' />
      </Section>
      <ResultSection
        outcome={facts && result && outcomeOf(facts, result)}
        missing={missingFieldLabels([
          [words.from, days.from],
          [words.to, days.to],
          [words.wage, wage],
          ...(claim === 'notice' ? [[words.last, last] as const] : []),
        ])}
        basis={SEVERANCE_BASIS[claim]}
        onCite={onCite}
      />
    </>
  )
}
