/** Calculates stamp duty (印花税). */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { readYuan } from '@domain/calculators/read-fields'
import {
  halvingDocumentOf,
  mayBeHalvedForSmallPayers,
  mayListVat,
  STAMP_KINDS,
  type StampDuty,
  stampDuty,
} from '@domain/calculators/stamp-duty'
import { SMALL_PAYERS_DOCUMENT, SMALL_PAYERS_RULE_END, type StampKind } from '@domain/calculators/tables/stamp-rates'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { stamp: words, laws } = calculators

/** Article 11 applies only to account books: it taxes the amount by which their capital has increased. */
const articlesOf = (kind: StampKind) => (kind === 'books' ? [4, 5, 8, 11] : [4, 5, 8])

function basisOf(kind: StampKind, isSmall: boolean): LegalBasis[] {
  const halvedBy = halvingDocumentOf(kind) ?? (isSmall ? SMALL_PAYERS_DOCUMENT : undefined)
  return [
    ...articlesOf(kind).map(article => ({ law: laws.stamp, article })),
    ...(halvedBy ? [{ document: halvedBy }] : []),
  ]
}
const CHOICES = STAMP_KINDS.map(key => ({
  key,
  name: words.kinds[key].short,
  label: `${words.kinds[key].short}：${words.kinds[key].whole}`,
}))
const SMALLS = (['no', 'yes'] as const).map(key => ({ key, label: words.smalls[key] }))

function outcomeOf(kind: StampKind, { base, rate, whole, sum }: StampDuty, isHalved: boolean): CalculationResult {
  const yuan = (amount: number) => formatYuan(formatCount(amount))
  const ownNote = (words.notes as Partial<Record<StampKind, string>>)[kind] ?? ''
  return {
    name: fill(words.name, { kind: words.kinds[kind].short }),
    sum: yuan(sum),
    steps: [
      { what: words.base, sum: yuan(base) },
      { what: fill(words.formula, { base: formatCount(base), rate: String(rate) }), sum: yuan(whole) },
      ...(isHalved ? [{ what: words.halved, sum: yuan(sum) }] : []),
    ],
    note: `${ownNote}${fill(words.note, { smallTo: SMALL_PAYERS_RULE_END })}`,
  }
}

export function StampDutyCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '', listed = '' } = values
  const kind = STAMP_KINDS.find(key => key === values.kind) ?? 'sale'
  const isSmall = values.half === 'yes' && mayBeHalvedForSmallPayers(kind)
  const sum = readYuan(amount)
  const vat = listed.trim() === '' || !mayListVat(kind) ? 0 : readYuan(listed)
  const duty = sum !== undefined && vat !== undefined ? stampDuty(kind, sum, vat, isSmall) : undefined
  const isTooMuch = sum !== undefined && vat !== undefined && !duty
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={words.kind}>
          <ChoiceGrid
            label={words.kind}
            choices={CHOICES}
            chosen={kind}
            onChoose={chosen => onChange({ kind: chosen })}
          />
        </CalculatorField>
        <NumberField label={words.amount} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        {mayListVat(kind) && (
          <NumberField
            label={words.listed}
            value={listed}
            onChange={text => onChange({ listed: text })}
            kind='amount'
            problem={isTooMuch ? words.problem : undefined}
          />
        )}
        {mayBeHalvedForSmallPayers(kind) && (
          <CalculatorField label={words.small}>
            <Segmented
              choices={SMALLS}
              active={isSmall ? 'yes' : 'no'}
              onChange={key => onChange({ half: key })}
              label={words.small}
            />
          </CalculatorField>
        )}
      </Section>
      <ResultSection
        outcome={duty && outcomeOf(kind, duty, isSmall || halvingDocumentOf(kind) !== undefined)}
        missing={missingFieldLabels([[words.amount, amount]])}
        basis={basisOf(kind, isSmall)}
        onCite={onCite}
      />
    </>
  )
}
