/**
 * Calculates interest at published loan rates, period by period.
 * Since 2019-08-20: 贷款市场报价利率, published by 全国银行间同业拆借中心 for 中国人民银行.
 * Before: the benchmark rates of 中国人民银行.
 */
import { dayAfter, dayBefore, daysBetween } from './interest'
import { lendingRates, type LendingDays } from './private-lending'
import { type DatedRate, rateOn, ratesInPeriod } from './rates'
import { LOAN_RATE_TABLE, LPR_SINCE, type LoanTerm, type PublishedRate } from './tables/loan-rates'
import { totalOf } from './tiers'

export { LPR_SINCE, type PublishedRate, rateOn }

export interface RatePeriod extends Omit<DatedRate, 'from'> {
  /** The first and the last day of the period; both count. */
  first: string
  last: string
  days: number
  sum: number
}

export interface InterestByPeriods {
  /** The periods in sequence, each with one rate. Assistant programs read this field, so its name cannot change. */
  sections: RatePeriod[]
  days: number
  /** The sum of the rounded sums of the periods. Readers who add them up get the same result. */
  sum: number
}

export interface LoanFacts {
  debt: number
  /** The day on which the debt begins. */
  from: string
  to: string
  term: LoanTerm
  /** The multiple of the published rate, such as 1.5 for an overdue debt or 4 for a private loan. */
  multiple: number
  /**
   * The number of days in a year of interest. For private loans it is always 365, because their limit is a yearly rate.
   */
  yearHas: 360 | 365
  /**
   * Whether changes of the rate apply. Otherwise the rate of the day `from` applies throughout. Ignored if `lending` is
   * present.
   */
  floats: boolean
  /** Whether interest is due for the day on which the debt begins. */
  firstCounts?: boolean
  /** The days that decide the highest protected rate of a private loan. Absent for other loans. */
  lending?: LendingDays
}

/** Multiplies as integers, so that cents are exact. The multiple has up to four decimals, the rate two. */
const sumOf = (debt: number, days: number, rate: number, multiple: number, yearHas: number) =>
  Math.round((Math.round(debt * 100) * days * Math.round(rate * 100) * Math.round(multiple * 1e4)) / (1e8 * yearHas)) /
  100

/** Returns the day before the first day of interest. */
export const dayBeforeInterest = ({ from, firstCounts }: LoanFacts) => (firstCounts ? dayBefore(from) : from)

/** Returns the rates of a loan, each with its first day. The first rate begins on the first day of interest. */
function ratesOf(table: PublishedRate[], loan: LoanFacts, first: string): DatedRate[] | undefined {
  const { from, to, term, multiple, floats, lending } = loan
  if (lending) return lendingRates(table, lending, { first, last: to })
  if (floats) return ratesInPeriod(table, term, multiple, { first, last: to })
  const fixed = rateOn(table, from, term)
  return fixed === undefined
    ? undefined
    : [{ from: first, rate: fixed, multiple, kind: from < LPR_SINCE ? 'benchmark' : 'lpr' }]
}

/**
 * Returns `undefined` if no day counts, or if a rate cannot be determined. This is so for days before the table begins,
 * and while the limit of a private loan is uncertain.
 */
export function interestByPeriods(table: PublishedRate[], loan: LoanFacts): InterestByPeriods | undefined {
  const { debt, to, lending } = loan
  const yearHas = lending ? 365 : loan.yearHas
  const before = dayBeforeInterest(loan)
  if (to <= before) return undefined
  const rates = ratesOf(table, loan, dayAfter(before))
  if (!rates) return undefined
  const sections = rates.map(({ from: start, ...rate }, index): RatePeriod => {
    const next = rates[index + 1]
    const last = next ? dayBefore(next.from) : to
    const days = daysBetween(start, last) + 1
    return { first: start, last, days, ...rate, sum: sumOf(debt, days, rate.rate, rate.multiple, yearHas) }
  })
  return { sections, days: daysBetween(before, to), sum: totalOf(sections.map(({ sum }) => sum)) }
}

export const LOAN_RATES: PublishedRate[] = LOAN_RATE_TABLE.rows

/** The day of the latest change in the table of rates. */
export const LATEST_RATE_CHANGE = LOAN_RATES[LOAN_RATES.length - 1]?.from ?? LPR_SINCE

/** The last day for which the table of rates was checked. Later days use the last rate. */
export const RATES_CHECKED_TO = LOAN_RATE_TABLE.checkedTo
