/** What a debt bears by published rates: each as long as it was in force, or one all the time. */
import { DAY, onCalendar } from '../format/calendar'
import { daysBetween } from './interest'
import { totalOf } from './tiers'

export type LoanTerm = 'oneYear' | 'fiveYears'

export interface Published {
  /** The day from which on it is in force. */
  from: string
  rates: Record<LoanTerm, number>
}

export interface Section {
  /** Both days count. */
  first: string
  last: string
  days: number
  /** As published. */
  rate: number
  sum: number
}

export interface BySections {
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

/** The rate in force on a day; `undefined` before the table begins. */
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
