/**
 * Loan rates in per cent a year, with the day on which each came into force. From 2019-08-20: 贷款市场报价利率, published by
 * 全国银行间同业拆借中心 for 中国人民银行. Earlier: the benchmark rates of 中国人民银行 (within a year; above five years).
 */
import { DAY, onCalendar } from '../format/calendar'
import { daysBetween } from './interest'
import { totalOf } from './tiers'

type LoanTerm = 'oneYear' | 'fiveYears'

export interface PublishedRate {
  /** The first day on which the rates are in force. */
  from: string
  rates: Record<LoanTerm, number>
}

interface RateSection {
  /** The first and the last day of the section; both count. */
  first: string
  last: string
  days: number
  /** The published rate, without the multiple. */
  rate: number
  sum: number
}

interface InterestBySections {
  sections: RateSection[]
  days: number
  /** The sum of the rounded parts. Readers who add the parts get the same sum. */
  sum: number
}

export interface LoanInterest {
  debt: number
  /** The day on which the debt begins, which itself does not count. */
  from: string
  to: string
  term: LoanTerm
  /** The multiple of the published rate: 1.5 for overdue debt, at most 4 for private lenders. */
  multiple: number
  yearHas: 360 | 365
  /** Whether changes of the rate apply. Otherwise the rate of the first day applies throughout. */
  floats: boolean
}

const dayAfter = (day: string, by: number) => onCalendar(day).add(by, 'day').format(DAY)

/** Multiplies as integers, so that cents are exact. The multiple has up to four decimals, the rate two. */
const sumOf = (debt: number, days: number, rate: number, multiple: number, yearHas: number) =>
  Math.round((Math.round(debt * 100) * days * Math.round(rate * 100) * Math.round(multiple * 1e4)) / (1e8 * yearHas)) /
  100

/** Returns the rate in force on a day, or `undefined` for a day before the table begins. */
export const rateOn = (table: PublishedRate[], day: string, term: LoanTerm): number | undefined =>
  table.filter(({ from }) => from <= day).pop()?.rates[term]

/** Returns `undefined` if the last day is not after the first, or if the first day is before the table begins. */
export function interestBySections(table: PublishedRate[], loan: LoanInterest): InterestBySections | undefined {
  const { debt, from, to, term, multiple, yearHas, floats } = loan
  const first = dayAfter(from, 1)
  const firstRate = rateOn(table, floats ? first : from, term)
  if (to <= from || firstRate === undefined) return undefined

  const starts = [{ from: first, rate: firstRate }]
  const later = floats ? table.filter(row => row.from > first && row.from <= to) : []
  for (const { from: start, rates } of later)
    // Ignores a change that concerns only the other loan term.
    if (rates[term] !== starts[starts.length - 1]?.rate) starts.push({ from: start, rate: rates[term] })

  const sections = starts.map(({ from: start, rate }, index): RateSection => {
    const next = starts[index + 1]
    const last = next ? dayAfter(next.from, -1) : to
    const days = daysBetween(start, last) + 1
    return { first: start, last, days, rate, sum: sumOf(debt, days, rate, multiple, yearHas) }
  })
  return { sections, days: daysBetween(from, to), sum: totalOf(sections.map(({ sum }) => sum)) }
}

/** The day of the latest change in the table of rates. */
export const LATEST_RATE_CHANGE = '2025-05-20'

/** The first day of 贷款市场报价利率. */
export const LPR_SINCE = '2019-08-20'

const rateFrom = (from: string, oneYear: number, fiveYears: number): PublishedRate => ({
  from,
  rates: { oneYear, fiveYears } satisfies Record<LoanTerm, number>,
})

export const LOAN_RATES: PublishedRate[] = [
  rateFrom('2012-07-06', 6, 6.55),
  rateFrom('2014-11-22', 5.6, 6.15),
  rateFrom('2015-03-01', 5.35, 5.9),
  rateFrom('2015-05-11', 5.1, 5.65),
  rateFrom('2015-06-28', 4.85, 5.4),
  rateFrom('2015-08-26', 4.6, 5.15),
  rateFrom('2015-10-24', 4.35, 4.9),
  rateFrom(LPR_SINCE, 4.25, 4.85),
  rateFrom('2019-09-20', 4.2, 4.85),
  rateFrom('2019-11-20', 4.15, 4.8),
  rateFrom('2020-02-20', 4.05, 4.75),
  rateFrom('2020-04-20', 3.85, 4.65),
  rateFrom('2021-12-20', 3.8, 4.65),
  rateFrom('2022-01-20', 3.7, 4.6),
  rateFrom('2022-05-20', 3.7, 4.45),
  rateFrom('2022-08-22', 3.65, 4.3),
  rateFrom('2023-06-20', 3.55, 4.2),
  rateFrom('2023-08-21', 3.45, 4.2),
  rateFrom('2024-02-20', 3.45, 3.95),
  rateFrom('2024-07-22', 3.35, 3.85),
  rateFrom('2024-10-21', 3.1, 3.6),
  rateFrom('2025-05-20', 3, 3.5),
]
