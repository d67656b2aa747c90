/**
 * The rates of loans, in per cent a year, from the day on which each was in force: 贷款市场报价利率 as 全国银行间同业拆借中心 publishes it
 * by order of 中国人民银行; before 2019-08-20 the benchmark of 中国人民银行 (within a year; above five years).
 */
import { DAY, onCalendar } from '../format/calendar'
import { totalOf } from './tiers'

/** What a debt grows by from day to day. Per day, in ten-thousandths of the debt. */
export const DAILY = {
  /** 法释〔2014〕8号, article 1: of a debt under a judgment, beside its own interest. */
  latePerformance: 1.75,
  /** 税收征收管理法, article 32. */
  lateTax: 5,
} as const

export interface Accrued {
  days: number
  sum: number
}

/** The day on which it begins is not counted, the last one is (民法典, article 201). */
export const daysBetween = (from: string, to: string) => onCalendar(to).diff(onCalendar(from), 'day')

const cents = (yuan: number) => Math.round(yuan * 100)

/** `undefined` where the last day is not after the first. */
function accrue(from: string, to: string, sumOf: (days: number) => number): Accrued | undefined {
  const days = daysBetween(from, to)
  return days > 0 ? { days, sum: Math.round(sumOf(days)) / 100 } : undefined
}

export const byDay = (debt: number, from: string, to: string, tenThousandths: number) =>
  accrue(from, to, days => (cents(debt) * days * tenThousandths) / 10_000)

/** Per cent a year; a bank's year has 360 days. */
export const byYear = (debt: number, from: string, to: string, rate: number, yearHas: 360 | 365) =>
  accrue(from, to, days => (cents(debt) * days * rate) / (100 * yearHas))

type LoanTerm = 'oneYear' | 'fiveYears'

export interface Published {
  /** The day from which on it is in force. */
  from: string
  rates: Record<LoanTerm, number>
}

interface Section {
  /** Both days count. */
  first: string
  last: string
  days: number
  /** As published. */
  rate: number
  sum: number
}

interface BySections {
  sections: Section[]
  days: number
  /** Of the sums as they are shown, so that a reader can add them up. */
  sum: number
}

export interface LoanInterest {
  debt: number
  /** Not counted itself. */
  from: string
  to: string
  term: LoanTerm
  /** Of the published rate: 1.5 for what is overdue, 4 for what private lenders may ask at most. */
  multiple: number
  yearHas: 360 | 365
  /** Whether a new rate changes what is owed, or the rate of the first day holds. */
  floats: boolean
}

const dayAfter = (day: string, by: number) => onCalendar(day).add(by, 'day').format(DAY)

/** A multiple as written, with up to four decimals, and a rate with two: whole numbers are multiplied, so that cents are exact. */
const sumOf = (debt: number, days: number, rate: number, multiple: number, yearHas: number) =>
  Math.round((Math.round(debt * 100) * days * Math.round(rate * 100) * Math.round(multiple * 1e4)) / (1e8 * yearHas)) /
  100

/**
 * What a debt bears by published rates: each as long as it was in force, or one all the time. The rate in force on a day;
 * `undefined` before the table begins.
 */
export const rateOn = (table: Published[], day: string, term: LoanTerm): number | undefined =>
  table.filter(({ from }) => from <= day).pop()?.rates[term]

/** `undefined` where the last day is not after the first, or before the table begins. */
export function interestBySections(table: Published[], asked: LoanInterest): BySections | undefined {
  const { debt, from, to, term, multiple, yearHas, floats } = asked
  const first = dayAfter(from, 1)
  const begun = rateOn(table, floats ? first : from, term)
  if (to <= from || begun === undefined) return undefined

  const starts = [{ from: first, rate: begun }]
  const later = floats ? table.filter(row => row.from > first && row.from <= to) : []
  for (const { from: start, rates } of later)
    // A change of the other term's rate changes nothing here.
    if (rates[term] !== starts[starts.length - 1]?.rate) starts.push({ from: start, rate: rates[term] })

  const sections = starts.map(({ from: start, rate }, index): Section => {
    const next = starts[index + 1]
    const last = next ? dayAfter(next.from, -1) : to
    const days = daysBetween(start, last) + 1
    return { first: start, last, days, rate, sum: sumOf(debt, days, rate, multiple, yearHas) }
  })
  return { sections, days: daysBetween(from, to), sum: totalOf(sections.map(({ sum }) => sum)) }
}

/** The day of the latest change that stands in the table. */
export const RATES_KNOWN_TO = '2025-05-20'

/** From here on it is 贷款市场报价利率. */
export const LPR_SINCE = '2019-08-20'

const published = (from: string, oneYear: number, fiveYears: number): Published => ({
  from,
  rates: { oneYear, fiveYears } satisfies Record<LoanTerm, number>,
})

export const LOAN_RATES: Published[] = [
  published('2012-07-06', 6, 6.55),
  published('2014-11-22', 5.6, 6.15),
  published('2015-03-01', 5.35, 5.9),
  published('2015-05-11', 5.1, 5.65),
  published('2015-06-28', 4.85, 5.4),
  published('2015-08-26', 4.6, 5.15),
  published('2015-10-24', 4.35, 4.9),
  published(LPR_SINCE, 4.25, 4.85),
  published('2019-09-20', 4.2, 4.85),
  published('2019-11-20', 4.15, 4.8),
  published('2020-02-20', 4.05, 4.75),
  published('2020-04-20', 3.85, 4.65),
  published('2021-12-20', 3.8, 4.65),
  published('2022-01-20', 3.7, 4.6),
  published('2022-05-20', 3.7, 4.45),
  published('2022-08-22', 3.65, 4.3),
  published('2023-06-20', 3.55, 4.2),
  published('2023-08-21', 3.45, 4.2),
  published('2024-02-20', 3.45, 3.95),
  published('2024-07-22', 3.35, 3.85),
  published('2024-10-21', 3.1, 3.6),
  published('2025-05-20', 3, 3.5),
]
