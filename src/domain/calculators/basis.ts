/** The articles on which each calculator is based. The app and the tools for assistant programs cite the same ones. */
import { dayAfter } from './interest'
import { isUnderFormerRule } from './late-performance'
import { LAW_TITLES } from './law-titles'
import { type LoanFacts, dayBeforeInterest } from './loan-rates'
import { type LendingRule, lendingRules } from './private-lending'
import type { SeveranceClaim } from './severance'

/** An article of a law, or the whole law. */
export interface LawBasis {
  law: string
  article?: number
}

const cite = (law: keyof typeof LAW_TITLES, ...articles: number[]): LawBasis[] =>
  articles.map(article => ({ law: LAW_TITLES[law], article }))

export const INTEREST_BASIS = [...cite('lending', 25), ...cite('civilCode', 201)]
export const OVERTIME_BASIS = cite('labourLaw', 44)
export const INCOME_TAX_BASIS = cite('incomeTax', 2, 3, 6, 11)
export const LATE_TAX_BASIS = [
  ...cite('tax', 32),
  ...cite('taxRules', 75),
  ...cite('tax', 52),
  ...cite('taxRules', 109),
  ...cite('enforcement', 45),
]

export const SEVERANCE_BASIS: Record<SeveranceClaim, LawBasis[]> = {
  compensation: [...cite('labourContract', 46, 47, 97), ...cite('labourContractRules', 27)],
  notice: [...cite('labourContract', 40, 46, 47, 97), ...cite('labourContractRules', 20, 27)],
  damages: [...cite('labourContract', 87, 48, 47), ...cite('labourContractRules', 25, 27)],
}

const LATE_PERFORMANCE = cite('lateInterest', 1, 2, 3)

/** `from` is the day after which the interest runs. */
export const latePerformanceBasis = (from: string): LawBasis[] =>
  isUnderFormerRule(from)
    ? [...LATE_PERFORMANCE, ...cite('lateInterest', 7), { law: LAW_TITLES.formerLateInterest }]
    : LATE_PERFORMANCE

const FLOATING_RATE = [...cite('lending', 25, 28), ...cite('sale', 18), ...cite('civilCode', 676)]
const LENDING_LIMIT = cite('lending', 25, 28, 29, 31)
const FORMER_LENDING_LIMIT: Record<LendingRule, LawBasis[]> = {
  fourTimesLpr: [],
  yearly24: cite('lendingOf2015', 26),
  fourTimesBank: cite('lendingOf1991', 6),
}

/** Returns the rules that limit the interest rate of a private loan. Other loans have none. */
export function lendingRulesOf(loan: LoanFacts): LendingRule[] {
  const { lending, to } = loan
  return lending ? lendingRules(lending, { first: dayAfter(dayBeforeInterest(loan)), last: to }) : []
}

/** `isLimit` tells whether the highest protected rate of private lending is calculated. */
export const loanBasis = (isLimit: boolean, loan: LoanFacts | undefined): LawBasis[] =>
  isLimit
    ? [...LENDING_LIMIT, ...(loan ? lendingRulesOf(loan) : []).flatMap(rule => FORMER_LENDING_LIMIT[rule])]
    : FLOATING_RATE
