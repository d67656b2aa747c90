/** 个人所得税 of residents on 综合所得 and on a yearly bonus: 个人所得税法, articles 2, 3, 6 and 11. */
import { INCOME_TAX_RATES, type IncomeTaxTier } from './tables/income-tax'
import { totalOf } from './tiers'

export interface YearlyIncome {
  wages: number
  /** Amounts before any deduction: `labour` is 劳务报酬, `writing` 稿酬, `royalty` 特许权使用费. */
  labour: number
  writing: number
  royalty: number
  /** Deductions: `social` is 专项扣除, `special` 专项附加扣除, `other` 其他扣除. */
  social: number
  special: number
  other: number
}

export interface IncomeTax {
  /** 收入额: the whole wages, 80 % of 劳务报酬 and 特许权使用费, 56 % of 稿酬. */
  income: number
  deductions: number
  taxable: number
  tier: IncomeTaxTier
  tax: number
}

/** The counted share of 劳务报酬 and 特许权使用费: article 6 deducts 20 % as expenses. */
const FEE_PERCENT = 80
/** The counted share of 稿酬: after the same deduction, article 6 counts 70 % of the remainder. */
const WRITING_PERCENT = 56

const percentOf = (yuan: number, percent: number) => Math.round((Math.round(yuan * 100) * percent) / 100) / 100
const cents = (yuan: number) => Math.round(yuan * 100) / 100

const tierOf = (taxable: number) =>
  INCOME_TAX_RATES.tiers.find(({ upTo }) => taxable <= upTo) ??
  INCOME_TAX_RATES.tiers[INCOME_TAX_RATES.tiers.length - 1]!

/** Returns the tax on a taxable income of a year. */
export const taxOnYearlyIncome = (taxable: number) => {
  const { rate, deduction } = tierOf(taxable)
  return cents(percentOf(taxable, rate) - deduction)
}

export function incomeTax({ wages, labour, writing, royalty, social, special, other }: YearlyIncome): IncomeTax {
  const income = totalOf([
    ...[wages, percentOf(labour, FEE_PERCENT), percentOf(royalty, FEE_PERCENT)],
    percentOf(writing, WRITING_PERCENT),
  ])
  const deductions = totalOf([INCOME_TAX_RATES.allowance, social, special, other])
  const taxable = Math.max(0, cents(income - deductions))
  return { income, deductions, taxable, tier: tierOf(taxable), tax: taxOnYearlyIncome(taxable) }
}

interface BonusTax {
  /** The rate in per cent of the tier into which a twelfth of the bonus falls. */
  rate: number
  /** 速算扣除数 of one month. */
  deduction: number
  tax: number
}

/**
 * Calculates the tax on a yearly bonus that is taxed separately.
 * A twelfth of the bonus decides the tier, and the 速算扣除数 of one month is subtracted.
 */
export function bonusTax(bonus: number): BonusTax {
  const { rate, deduction } = tierOf(bonus)
  const monthly = deduction / 12
  return { rate, deduction: monthly, tax: bonus > 0 ? cents(percentOf(bonus, rate) - monthly) : 0 }
}
