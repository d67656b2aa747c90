/** The published rates of a period, each with its first day. */
import { LPR_SINCE, type LoanTerm, type PublishedRate } from './tables/loan-rates'

/** 贷款市场报价利率, a benchmark rate, or a rate that a judicial interpretation sets itself. */
type RateKind = 'lpr' | 'benchmark' | 'set'

export interface RateFrom {
  /** The first day of the rate. */
  from: string
  /** In per cent a year, without the multiple. */
  rate: number
  multiple: number
  kind: RateKind
}

export interface Period {
  first: string
  last: string
}

/** Returns the rate in force on a day, or `undefined` for a day before the table begins. */
export const rateOn = (table: PublishedRate[], day: string, term: LoanTerm): number | undefined =>
  table.filter(({ from }) => from <= day).pop()?.rates[term]

const kindOn = (day: string): RateKind => (day < LPR_SINCE ? 'benchmark' : 'lpr')

/** Returns the rates of a period with their changes, or `undefined` for a first day before the table begins. */
export function ratesFrom(
  table: PublishedRate[],
  term: LoanTerm,
  multiple: number,
  { first, last }: Period,
): RateFrom[] | undefined {
  const rate = rateOn(table, first, term)
  if (rate === undefined) return undefined
  const rates: RateFrom[] = [{ from: first, rate, multiple, kind: kindOn(first) }]
  for (const { from, rates: changed } of table.filter(row => row.from > first && row.from <= last))
    // Ignores a change that concerns only the other loan term.
    if (changed[term] !== rates[rates.length - 1]?.rate)
      rates.push({ from, rate: changed[term], multiple, kind: kindOn(from) })
  return rates
}
