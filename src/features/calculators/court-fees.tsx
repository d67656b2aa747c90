import { reckonersCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import {
  amountRequirement,
  COURT_MATTERS,
  type CourtFee,
  type CourtMatter,
  courtFee,
  type Halving,
  mayBeHalved,
} from '@domain/calculators/court-fees'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { readYuan } from '@domain/calculators/read-fields'
import { Field, NumberField, type ReckonerProps } from './fields'
import { type Outcome, Result, type Step, yuan } from './result'

const { reckoners } = reckonersCopy
const { court } = reckoners
const HALVINGS: Halving[] = ['none', 'simplified', 'settled', 'joined']
/** A screen reader says the short name too: one may ask for it by voice. */
const spoken = ({ short, whole }: { short: string; whole: string }) =>
  whole.includes(short) ? whole : `${short}：${whole}`

const MATTERS = COURT_MATTERS.map(key => ({
  key,
  name: court.matters[key].short,
  label: spoken(court.matters[key]),
}))
const WAYS = HALVINGS.map(key => ({ key, name: court.halvings[key] }))

const span = ([least, most]: readonly [number, number]) =>
  least === most
    ? yuan(formatCount(least))
    : fill(reckoners.range, { least: formatCount(least), most: formatCount(most) })

function stepsOf({ base, charges: charged, parts, capped, halved, least, most }: CourtFee): Step[] {
  const tiers = charged.map(({ from, to, share, fixed, fee }) => ({
    what:
      fixed === undefined && share
        ? fill(court.part, { from: formatCount(from), to: formatCount(to), share: String(share) })
        : fill(court.fixedPart, { to: formatCount(to) }),
    sum: yuan(formatCount(fee)),
  }))
  return [
    ...(base ? [{ what: court.each, sum: span(base) }] : []),
    ...tiers,
    ...(parts === 2 || parts === 3 ? [{ what: court.divided[parts] }] : []),
    ...(capped === undefined ? [] : [{ what: court.capped, sum: yuan(formatCount(capped)) }]),
    ...(halved ? [{ what: court.halved, sum: span([least, most]) }] : []),
  ]
}

function outcomeOf(matter: CourtMatter, fee: CourtFee): Outcome {
  const [article] = fee.articles
  return {
    name: fill(court.feeOf, { fee: court.fee[article === 14 ? 14 : 13], matter: court.matters[matter].whole }),
    sum: span([fee.least, fee.most]),
    steps: stepsOf(fee),
    note: court.note,
  }
}

export function CourtFees({ values, onChange, onCite }: ReckonerProps) {
  const { amount = '' } = values
  const matter = COURT_MATTERS.find(key => key === values.matter) ?? 'property'
  const halving = HALVINGS.find(key => key === values.halving) ?? 'none'
  const asks = amountRequirement(matter)
  const yuans = readYuan(amount)
  // What cannot be read is no amount that is absent.
  const isRead = asks === 'none' || amount.trim() === '' || yuans !== undefined
  const fee = isRead ? courtFee(matter, asks === 'none' ? undefined : yuans, halving) : undefined
  const articles = fee?.articles ?? courtFee(matter, 0, halving)?.articles ?? []
  return (
    <>
      <Section title={reckoners.what}>
        <Field label={court.matter}>
          <ChoiceGrid
            label={court.matter}
            choices={MATTERS}
            chosen={matter}
            onChoose={key => onChange({ matter: key })}
          />
        </Field>
        {asks !== 'none' && (
          <NumberField
            label={court.amounts[asks]}
            value={amount}
            onChange={text => onChange({ amount: text })}
            kind='amount'
          />
        )}
        {mayBeHalved(matter) && (
          <Field label={court.halving}>
            <ChoiceGrid
              label={court.halving}
              choices={WAYS}
              chosen={halving}
              onChoose={key => onChange({ halving: key })}
            />
          </Field>
        )}
      </Section>
      <Result
        outcome={fee && outcomeOf(matter, fee)}
        basis={articles.map(article => ({ law: reckoners.laws.courtFees, article }))}
        onCite={onCite}
      />
    </>
  )
}
