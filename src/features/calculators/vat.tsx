/** 增值税价税分离. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { readDay, readRate, readYuan } from '@domain/calculators/read-fields'
import type { VatRate } from '@domain/calculators/tables/vat-rates'
import { addVat, splitVat, VAT_KINDS, vatRate } from '@domain/calculators/vat'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, DayField, type CalculatorProps } from './fields'
import { type CalculationResult, type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { vat: words, laws } = calculators

const BASIS: LegalBasis[] = [7, 8, 10, 11].map(article => ({ law: laws.vat, article }))
const WAY_KEYS = ['split', 'add'] as const
type Way = (typeof WAY_KEYS)[number]
const WAYS = WAY_KEYS.map(key => ({ key, label: words.ways[key] }))
const OTHER = 'otherRate'
const CHOICES = [...VAT_KINDS, OTHER as typeof OTHER].map(key => ({
  key,
  name: words.kinds[key].short,
  label: `${words.kinds[key].short}：${words.kinds[key].whole}`,
}))

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
    note: `${published && !day ? words.noDay : ''}${words.note}`,
  }
}

export function VatCalculator({ values, onChange, onCite }: CalculatorProps) {
  const { amount = '', rate = '' } = values
  const way = WAY_KEYS.find(key => key === values.way) ?? 'split'
  const kind = values.kind === OTHER ? OTHER : (VAT_KINDS.find(key => key === values.kind) ?? 'goods')
  const day = readDay(values.day) || undefined
  const published = kind === OTHER ? undefined : vatRate(kind, day)
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
            problem={day && !published ? words.none : undefined}
          />
        )}
      </Section>
      <ResultSection
        outcome={sum !== undefined && percent !== undefined ? outcomeOf(way, sum, percent, published, day) : undefined}
        basis={BASIS}
        onCite={onCite}
      />
    </>
  )
}
