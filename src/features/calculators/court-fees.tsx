import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import {
  amountRequirement,
  COURT_MATTERS,
  type CourtFee,
  type CourtMatter,
  courtFee,
  type HalvingReason,
  mayBeHalved,
} from '@domain/calculators/court-fees'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { readYuan } from '@domain/calculators/read-fields'
import { CalculatorField, NumberField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, ResultSection, type CalculationStep, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { court } = calculators
const HALVINGS: HalvingReason[] = ['none', 'simplified', 'settled', 'joined']
/**
 * Returns the label for screen readers. The label contains the visible short name, so that voice control finds the
 * field by that name.
 */
const spokenName = ({ short, whole }: { short: string; whole: string }) =>
  whole.includes(short) ? whole : `${short}：${whole}`

const MATTERS = COURT_MATTERS.map(key => ({
  key,
  name: court.matters[key].short,
  label: spokenName(court.matters[key]),
}))
const HALVING_CHOICES = HALVINGS.map(key => ({ key, name: court.halvings[key] }))

const span = ([least, most]: readonly [number, number]) =>
  least === most
    ? formatYuan(formatCount(least))
    : fill(calculators.range, { least: formatCount(least), most: formatCount(most) })

function stepsOf({ base, charges: tierCharges, parts, capped, halved, least, most }: CourtFee): CalculationStep[] {
  const tiers = tierCharges.map(({ from, to, share, fixed, fee }) => ({
    what:
      fixed === undefined && share
        ? fill(court.part, { from: formatCount(from), to: formatCount(to), share: String(share) })
        : fill(court.fixedPart, { to: formatCount(to) }),
    sum: formatYuan(formatCount(fee)),
  }))
  return [
    ...(base ? [{ what: court.each, sum: span(base) }] : []),
    ...tiers,
    ...(parts === 2 || parts === 3 ? [{ what: court.divided[parts] }] : []),
    ...(capped === undefined ? [] : [{ what: court.capped, sum: formatYuan(formatCount(capped)) }]),
    ...(halved ? [{ what: court.halved, sum: span([least, most]) }] : []),
  ]
}

const noteOf = (matter: CourtMatter, { isSetByProvince }: CourtFee) =>
  [
    isSetByProvince ? court.setByProvince : '',
    (court.notes as Partial<Record<CourtMatter, string>>)[matter] ?? '',
    court.note,
  ].join('')

function outcomeOf(matter: CourtMatter, fee: CourtFee): CalculationResult {
  const [article] = fee.articles
  return {
    name: fill(court.feeOf, { fee: court.fee[article === 14 ? 14 : 13], matter: court.matters[matter].whole }),
    sum: span([fee.least, fee.most]),
    steps: stepsOf(fee),
    note: noteOf(matter, fee),
  }
}

export function CourtFeeCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '' } = values
  const matter = COURT_MATTERS.find(key => key === values.matter) ?? 'property'
  const halving = HALVINGS.find(key => key === values.halving) ?? 'none'
  const requirement = amountRequirement(matter)
  const readAmount = readYuan(amount)
  // An empty amount is allowed. An amount that cannot be read is an error.
  const isReadable = requirement === 'none' || amount.trim() === '' || readAmount !== undefined
  const fee = isReadable ? courtFee(matter, requirement === 'none' ? undefined : readAmount, halving) : undefined
  const articles = fee?.articles ?? courtFee(matter, 0, halving)?.articles ?? []
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={court.matter}>
          <ChoiceGrid
            label={court.matter}
            choices={MATTERS}
            chosen={matter}
            onChoose={key => onChange({ matter: key })}
          />
        </CalculatorField>
        {requirement !== 'none' && (
          <NumberField
            label={court.amounts[requirement]}
            value={amount}
            onChange={text => onChange({ amount: text })}
            kind='amount'
          />
        )}
        {mayBeHalved(matter) && (
          <CalculatorField label={court.halving}>
            <ChoiceGrid
              label={court.halving}
              choices={HALVING_CHOICES}
              chosen={halving}
              onChoose={key => onChange({ halving: key })}
            />
          </CalculatorField>
        )}
      </Section>
      <ResultSection
        outcome={fee && outcomeOf(matter, fee)}
        missing={missingFieldLabels([[court.amounts.needed, amount]])}
        basis={articles.map(article => ({ law: calculators.laws.courtFees, article }))}
        onCite={onCite}
      />
    </>
  )
}
