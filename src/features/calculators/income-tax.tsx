/** Calculates 个人所得税 on 综合所得 and on 全年一次性奖金. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { formatCount } from '@domain/format/amounts'
import { INCOME_TAX_BASIS } from '@domain/calculators/basis'
import { bonusTax, type IncomeTax, incomeTax, type YearlyIncome } from '@domain/calculators/income-tax'
import { readYuan } from '@domain/calculators/read-fields'
import { BONUS_DOCUMENTS, BONUS_RULE_END } from '@domain/calculators/tables/income-tax'
import { totalOf } from '@domain/calculators/tiers'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { CalculatorField, NumberField, type CalculatorInput, type CalculatorProps } from './fields'
import { type CalculationResult, type CalculationStep, type LegalBasis, ResultSection, formatYuan } from './result'

const { calculators } = calculatorsCopy
const { income: words } = calculators

const BONUS_BASIS: LegalBasis[] = BONUS_DOCUMENTS.map(document => ({ document }))

const RULE_KEYS = ['alone', 'merged'] as const
type BonusRule = (typeof RULE_KEYS)[number]
const RULES = RULE_KEYS.map(key => ({ key, label: words.rules[key] }))

const INCOME_KEYS = ['wages', 'labour', 'writing', 'royalty', 'social', 'special', 'other'] as const
const MORE_KEYS = ['bonus', 'prepaid'] as const
type Field = (typeof INCOME_KEYS)[number] | (typeof MORE_KEYS)[number]

const FIELDS = [...INCOME_KEYS, ...MORE_KEYS]
const textOf = (values: CalculatorInput, key: Field) => values[key]?.trim() ?? ''
const isBlank = (values: CalculatorInput) => FIELDS.every(key => textOf(values, key) === '')

/**
 * Reads the amounts. Empty fields count as 0. Returns `undefined` if all fields are empty, or if one cannot be read.
 */
function amountsIn(values: CalculatorInput): Record<Field, number> | undefined {
  const texts = FIELDS.map(key => textOf(values, key))
  const amounts = texts.map(text => (text === '' ? 0 : readYuan(text)))
  if (isBlank(values) || amounts.some(amount => amount === undefined)) return undefined
  const of = (field: Field) => amounts[FIELDS.indexOf(field)] ?? 0
  return {
    ...{ wages: of('wages'), labour: of('labour'), writing: of('writing'), royalty: of('royalty') },
    ...{ social: of('social'), special: of('special'), other: of('other'), bonus: of('bonus'), prepaid: of('prepaid') },
  }
}

interface YearlyTax {
  main: IncomeTax
  bonus?: CalculationStep
  sum: number
}

function yearlyTax(income: YearlyIncome, bonus: number, rule: BonusRule): YearlyTax {
  if (rule === 'merged' || bonus === 0) {
    const main = incomeTax({ ...income, wages: totalOf([income.wages, bonus]) })
    return { main, sum: main.tax }
  }
  const main = incomeTax(income)
  const { rate, deduction, tax } = bonusTax(bonus)
  const step = {
    what: fill(words.bonusFormula, {
      ...{ bonus: formatCount(bonus), rate: String(rate), deduction: formatCount(deduction) },
    }),
    sum: formatYuan(formatCount(tax)),
  }
  return { main, bonus: step, sum: totalOf([main.tax, tax]) }
}

function settlement(sum: number, paid: number): CalculationStep[] {
  if (paid === 0) return []
  const rest = totalOf([sum, -paid])
  if (rest === 0) return [{ what: words.settled }]
  return [{ what: rest > 0 ? words.due : words.refund, sum: formatYuan(formatCount(Math.abs(rest))) }]
}

function outcomeOf({ bonus, prepaid, ...income }: Record<Field, number>, rule: BonusRule): CalculationResult {
  const { main, bonus: bonusStep, sum } = yearlyTax(income, bonus, rule)
  const other = yearlyTax(income, bonus, rule === 'alone' ? 'merged' : 'alone')
  const yuan = (amount: number) => formatYuan(formatCount(amount))
  return {
    name: words.sum,
    sum: yuan(sum),
    steps: [
      { what: words.income, sum: yuan(main.income) },
      { what: words.deductions, sum: yuan(main.deductions) },
      { what: words.taxable, sum: yuan(main.taxable) },
      {
        what: fill(words.formula, {
          ...{ taxable: formatCount(main.taxable), rate: String(main.tier.rate) },
          deduction: formatCount(main.tier.deduction),
        }),
        sum: yuan(main.tax),
      },
      ...(bonusStep ? [bonusStep] : []),
      ...(bonus > 0 ? [{ what: words.otherRule[rule], sum: yuan(other.sum) }] : []),
      ...settlement(sum, prepaid),
    ],
    note: fill(words.note, { bonusTo: BONUS_RULE_END }),
  }
}

export function IncomeTaxCalculator({ values, onChange, onCite }: CalculatorProps) {
  const rule = RULE_KEYS.find(key => key === values.rule) ?? 'alone'
  const amounts = amountsIn(values)
  const field = (key: Field) => (
    <NumberField
      key={key}
      label={words[key]}
      value={values[key] ?? ''}
      onChange={text => onChange({ [key]: text })}
      kind='amount'
    />
  )
  return (
    <>
      <Section title={calculators.inputs}>
        {INCOME_KEYS.map(field)}
        {field('bonus')}
        <CalculatorField label={words.rule}>
          <Segmented choices={RULES} active={rule} onChange={key => onChange({ rule: key })} label={words.rule} />
        </CalculatorField>
        {field('prepaid')}
      </Section>
      <ResultSection
        outcome={amounts && outcomeOf(amounts, rule)}
        missing={isBlank(values) ? undefined : []}
        basis={amounts && amounts.bonus > 0 ? [...INCOME_TAX_BASIS, ...BONUS_BASIS] : INCOME_TAX_BASIS}
        onCite={onCite}
      />
    </>
  )
}
