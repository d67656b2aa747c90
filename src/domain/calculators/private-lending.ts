/**
 * The highest interest rate of a private loan that courts protect.
 * - Contract since 2020-08-20: four times the one-year 贷款市场报价利率 of the day of the contract (法释〔2020〕17号,
 * articles 25 and 28).
 * - Older contract, suit filed since 2020-08-20: each day has the rule of its time. From 2020-08-20 on this is four
 * times the rate of the day of filing (article 31).
 * - Older contract, suit filed earlier: the rule of the day of filing.
 * Former rules: 24 % (法释〔2015〕18号, article 26), and before 2015-09-01 four times the bank rate
 * (法（民）发〔1991〕21号, article 6).
 */
import { dayBefore } from './interest'
import { type Period, type DatedRate, rateOn, ratesInPeriod } from './rates'
import type { PublishedRate } from './tables/loan-rates'

export interface LendingDays {
  /** The day of the contract. */
  contract: string
  /** The day on which the suit was filed. Only contracts before 2020-08-20 depend on it. */
  filing?: string
}

/** The first day of 法释〔2020〕6号, which 法释〔2020〕17号 continues. */
const FOUR_TIMES_LPR_SINCE = '2020-08-20'
/** The first day of 法释〔2015〕18号. */
const YEARLY_24_SINCE = '2015-09-01'

/** 法释〔2015〕18号, article 26: interest up to 24 % is protected; paid interest above 36 % can be reclaimed. */
const PROTECTED_RATE_OF_2015 = 24
const TIMES = 4

export type LendingRule = 'fourTimesLpr' | 'yearly24' | 'fourTimesBank'

const ruleOn = (day: string): LendingRule => {
  if (day >= FOUR_TIMES_LPR_SINCE) return 'fourTimesLpr'
  return day >= YEARLY_24_SINCE ? 'yearly24' : 'fourTimesBank'
}

/** Whether the limit depends on the day on which the suit was filed. */
export const needsFilingDay = ({ contract }: LendingDays) => contract < FOUR_TIMES_LPR_SINCE

/** The rules of a loan, each with its first day, or `undefined` while a day is missing or out of order. */
function rulesOf(lending: LendingDays, first: string): Array<{ from: string; rule: LendingRule }> | undefined {
  const { contract, filing } = lending
  if (!needsFilingDay(lending)) return [{ from: first, rule: 'fourTimesLpr' }]
  if (!filing || filing < contract) return undefined
  if (filing < FOUR_TIMES_LPR_SINCE) return [{ from: first, rule: ruleOn(filing) }]
  const since: Array<{ from: string; rule: LendingRule }> = [{ from: first, rule: ruleOn(first) }]
  for (const day of [YEARLY_24_SINCE, FOUR_TIMES_LPR_SINCE])
    if (day > first) since.push({ from: day, rule: ruleOn(day) })
  return since
}

/** Returns the rules that apply between two days. A result shows their articles as its legal basis. */
export const lendingRules = (lending: LendingDays, { first, last }: Period): LendingRule[] =>
  (rulesOf(lending, first) ?? []).filter(({ from }) => from <= last).map(({ rule }) => rule)

/** Returns the highest protected rates of a period, or `undefined` if they cannot be determined. */
export function lendingRates(table: PublishedRate[], lending: LendingDays, period: Period): DatedRate[] | undefined {
  const rules = rulesOf(lending, period.first)?.filter(({ from }) => from <= period.last)
  if (!rules) return undefined
  const { contract, filing = contract } = lending
  const day = needsFilingDay(lending) ? filing : contract
  const sections = rules.map(({ from, rule }, index) => {
    const next = rules[index + 1]?.from
    const last = next ? dayBefore(next) : period.last
    return ratesUnder(table, rule, day, { first: from, last })
  })
  const rates = sections.flatMap(section => section ?? [])
  return sections.every(Boolean) ? rates : undefined
}

function ratesUnder(table: PublishedRate[], rule: LendingRule, day: string, period: Period): DatedRate[] | undefined {
  const from = period.first
  if (rule === 'yearly24') return [{ from, rate: PROTECTED_RATE_OF_2015, multiple: 1, kind: 'set' }]
  if (rule === 'fourTimesBank') return ratesInPeriod(table, 'oneYear', TIMES, period)
  const rate = rateOn(table, day, 'oneYear')
  return rate === undefined ? undefined : [{ from, rate, multiple: TIMES, kind: 'lpr' }]
}
