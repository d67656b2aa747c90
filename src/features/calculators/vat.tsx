/** Splits a price into its net amount and VAT (增值税价税分离), or adds VAT to a net amount. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { readDay, readRate, readYuan } from '@domain/calculators/read-fields'
import { VAT_EXEMPTION, VAT_LAW_SINCE, type VatKind, type VatRate } from '@domain/calculators/tables/vat-rates'
import { addVat, isVatExempt, splitVat, VAT_KINDS, vatRate } from '@domain/calculators/vat'
import { today } from '@/platform/today'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, DayField, missingFieldLabels, type CalculatorProps } from './fields'
import { type CalculationResult, type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { vat: words, laws } = calculators

const WAY_KEYS = ['split', 'add'] as const
type Way = (typeof WAY_KEYS)[number]
const WAYS = WAY_KEYS.map(key => ({ key, label: words.ways[key] }))
const OTHER = 'otherRate'
const CHOICES = [...VAT_KINDS, OTHER as typeof OTHER].map(key => ({
  key,
  name: words.kinds[key].short,
  label: `${words.kinds[key].short}：${words.kinds[key].whole}`,
}))

const articlesOf = (articles: number[]): LegalBasis[] => articles.map(article => ({ law: laws.vat, article }))

/**
 * Articles of 增值税法. 7: the tax is stated separately. 10: the rates. 8 and 11: the simplified method and its rate.
 */
const BASIS: Record<'rated' | 'simplified' | typeof OTHER, LegalBasis[]> = {
  rated: articlesOf([7, 10]),
  simplified: articlesOf([7, 8, 11]),
  [OTHER]: articlesOf([7]),
}

/**
 * Returns the legal basis of the rate on a day. Before 增值税法 the basis is the document or the article that set the rate.
 * The reduced rate of small taxpayers rests on a document of its own even now.
 */
function basisOf(kind: VatKind, day: string, published?: VatRate): LegalBasis[] {
  if (!published) return isVatExempt(kind, day) ? [{ document: VAT_EXEMPTION.document }] : []
  const { document, article } = published
  if (day < VAT_LAW_SINCE) return [article === undefined ? { document } : { law: laws.formerVat, article }]
  if (kind === 'small') return [...BASIS.simplified, { document }]
  return kind === 'simple' ? BASIS.simplified : BASIS.rated
}

function outcomeOf(way: Way, amount: number, rate: number, published?: VatRate, day?: string): CalculationResult {
  const { net, tax, gross } = way === 'split' ? splitVat(amount, rate) : addVat(amount, rate)
  const yuan = (sum: number) => formatYuan(formatCount(sum))
  return {
    name: words.sum[way],
    sum: yuan(way === 'split' ? net : gross),
    steps: [
      ...(published
        ? [{ what: fill(words.since, { rate: String(rate), from: published.from, document: published.document }) }]
        : []),
      { what: fill(words.net[way], { amount: formatCount(amount), rate: String(rate) }), sum: yuan(net) },
      { what: words.tax, sum: yuan(tax) },
      { what: words.gross, sum: yuan(gross) },
    ],
    note: [published && !day ? words.noDay : '', published?.kind === 'small' ? words.smallNote : '', words.note].join(
      '',
    ),
  }
}

/** Returns the message for a day on which there is no rate. */
const problemOf = (kind: VatKind, day: string) =>
  isVatExempt(kind, day) ? fill(words.exempt, { document: VAT_EXEMPTION.document }) : words.none

export function VatCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '', rate = '' } = values
  const way = WAY_KEYS.find(key => key === values.way) ?? 'split'
  const kind = values.kind === OTHER ? OTHER : (VAT_KINDS.find(key => key === values.kind) ?? 'goods')
  const day = readDay(values.day) || undefined
  // Without a chosen day, today's rate applies. Rates of expired notices must not be used.
  const rateDay = day ?? today()
  const published = kind === OTHER ? undefined : vatRate(kind, rateDay)
  const percent = kind === OTHER ? readRate(rate) : published?.rate
  const sum = readYuan(amount)
  return (
    <>
      <Section title={calculators.inputs}>
        <CalculatorField label={words.way}>
          <Segmented choices={WAYS} active={way} onChange={key => onChange({ way: key })} label={words.way} />
        </CalculatorField>
        <NumberField
          label={words.amount[way]}
          value={amount}
          onChange={text => onChange({ amount: text })}
          kind='amount'
        />
        <CalculatorField label={words.kind}>
          <ChoiceGrid
            label={words.kind}
            choices={CHOICES}
            chosen={kind}
            onChoose={chosen => onChange({ kind: chosen })}
          />
        </CalculatorField>
        {kind === OTHER ? (
          <NumberField label={words.rate} value={rate} onChange={text => onChange({ rate: text })} kind='rate' />
        ) : (
          <DayField
            label={words.day}
            day={day ?? ''}
            placeholder={calculators.pickDay}
            onChange={picked => onChange({ day: picked })}
            problem={published ? undefined : problemOf(kind, rateDay)}
          />
        )}
      </Section>
      <ResultSection
        outcome={sum !== undefined && percent !== undefined ? outcomeOf(way, sum, percent, published, day) : undefined}
        missing={missingFieldLabels([
          [words.amount[way], amount],
          ...(kind === OTHER ? [[words.rate, rate] as const] : []),
        ])}
        basis={kind === OTHER ? BASIS[OTHER] : basisOf(kind, rateDay, published)}
        onCite={onCite}
      />
    </>
  )
}
