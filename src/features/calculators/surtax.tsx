/** Calculates the surtaxes on VAT and consumption tax (附加税费). */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { readYuan } from '@domain/calculators/read-fields'
import { surtax, TAX_PLACES } from '@domain/calculators/surtax'
import { SMALL_PAYERS_DOCUMENT, SMALL_PAYERS_RULE_END } from '@domain/calculators/tables/stamp-rates'
import { LOCAL_EDUCATION_SURTAX_DOCUMENT, type TaxPlace } from '@domain/calculators/tables/surtax-rates'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { surtax: words, laws } = calculators

const BASIS: LegalBasis[] = [
  ...[2, 3, 4].map(article => ({ law: laws.construction, article })),
  { law: laws.education, article: 3 },
  { document: LOCAL_EDUCATION_SURTAX_DOCUMENT },
]
const HALVED: LegalBasis[] = [...BASIS, { document: SMALL_PAYERS_DOCUMENT }]
const PLACES = TAX_PLACES.map(key => ({ key, label: words.places[key] }))
const SMALLS = (['no', 'yes'] as const).map(key => ({ key, label: words.smalls[key] }))

function outcomeOf(tax: number, place: TaxPlace, isSmall: boolean): CalculationResult {
  const { parts, sum } = surtax(tax, place, isSmall)
  return {
    name: words.sum,
    sum: formatYuan(formatCount(sum)),
    steps: parts.map(part => ({
      what: fill(isSmall ? words.halved : words.part, {
        ...{ kind: words.kinds[part.kind], tax: formatCount(tax), rate: String(part.rate) },
      }),
      sum: formatYuan(formatCount(part.sum)),
    })),
    note: fill(words.note, { smallTo: SMALL_PAYERS_RULE_END }),
  }
}

export function SurtaxCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '' } = values
  const place = TAX_PLACES.find(key => key === values.place) ?? 'city'
  const isSmall = values.half === 'yes'
  const tax = readYuan(amount)
  return (
    <>
      <Section title={calculators.inputs}>
        <NumberField label={words.paid} value={amount} onChange={text => onChange({ amount: text })} kind='amount' />
        <CalculatorField label={words.place}>
          <Segmented choices={PLACES} active={place} onChange={key => onChange({ place: key })} label={words.place} />
        </CalculatorField>
        <CalculatorField label={words.small}>
          <Segmented
            choices={SMALLS}
            active={isSmall ? 'yes' : 'no'}
            onChange={key => onChange({ half: key })}
            label={words.small}
          />
        </CalculatorField>
      </Section>
      <ResultSection
        outcome={tax === undefined ? undefined : outcomeOf(tax, place, isSmall)}
        missing={missingFieldLabels([[words.paid, amount]])}
        basis={isSmall ? HALVED : BASIS}
        onCite={onCite}
      />
    </>
  )
}
