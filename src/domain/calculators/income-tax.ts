/** 个人所得税 of residents on 综合所得 and on a yearly bonus: 个人所得税法, articles 2, 3, 6 and 11. */
import { INCOME_TAX, type IncomeTier } from './tables/income-tax'
import { totalOf } from './tiers'

export interface YearlyIncome {
  wages: number
  /** 劳务报酬, 稿酬, 特许权使用费, each before any deduction. */
  labour: number
  writing: number
  royalty: number
  /** 专项扣除, 专项附加扣除, 其他扣除. */
  social: number
  special: number
  other: number
}

export interface IncomeTax {
  /** 收入额: all of the wages, 80 % of fees and royalties, 56 % of 稿酬. */
  income: number
  deductions: number
  taxable: number
  tier: IncomeTier
  tax: number
}

/** Article 6: 20 % of these incomes are expenses, and of 稿酬 70 % of the rest count. */
const FEE_PERCENT = 80
const WRITING_PERCENT = 56

const percentOf = (yuan: number, percent: number) => Math.round((Math.round(yuan * 100) * percent) / 100) / 100
const cents = (yuan: number) => Math.round(yuan * 100) / 100

const tierOf = (taxable: number) =>
  INCOME_TAX.tiers.find(({ upTo }) => taxable <= upTo) ?? INCOME_TAX.tiers[INCOME_TAX.tiers.length - 1]!

/** The tax on a yearly taxable income. */
export const taxOn = (taxable: number) => {
  const { rate, deduction } = tierOf(taxable)
  return cents(percentOf(taxable, rate) - deduction)
}

export function incomeTax({ wages, labour, writing, royalty, social, special, other }: YearlyIncome): IncomeTax {
  const income = totalOf([
    ...[wages, percentOf(labour, FEE_PERCENT), percentOf(royalty, FEE_PERCENT)],
    percentOf(writing, WRITING_PERCENT),
  ])
  const deductions = totalOf([INCOME_TAX.allowance, social, special, other])
  const taxable = Math.max(0, cents(income - deductions))
  return { income, deductions, taxable, tier: tierOf(taxable), tax: taxOn(taxable) }
}

interface BonusTax {
  /** The tier of a twelfth of the bonus, with the figures of a month. */
  rate: number
  deduction: number
  tax: number
}

/** The tax on a yearly bonus that is taxed alone: by the tier of its twelfth, with one month's 速算扣除数. */
export function bonusTax(bonus: number): BonusTax {
  const { rate, deduction } = tierOf(bonus)
  const monthly = deduction / 12
  return { rate, deduction: monthly, tax: bonus > 0 ? cents(percentOf(bonus, rate) - monthly) : 0 }
}
