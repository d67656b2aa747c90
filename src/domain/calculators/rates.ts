/** The published rates of a period, each with its first day. */
import { LPR_SINCE, type LoanTerm, type PublishedRate } from './tables/loan-rates'

/** `lpr` is 贷款市场报价利率, `benchmark` a benchmark rate, `set` a rate that a judicial interpretation fixes. */
type RateKind = 'lpr' | 'benchmark' | 'set'

export interface DatedRate {
  /** The first day of the rate. */
  from: string
  /** The rate in per cent a year, before it is multiplied. */
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
export function ratesInPeriod(
  table: PublishedRate[],
  term: LoanTerm,
  multiple: number,
  { first, last }: Period,
): DatedRate[] | undefined {
  const rate = rateOn(table, first, term)
  if (rate === undefined) return undefined
  const rates: DatedRate[] = [{ from: first, rate, multiple, kind: kindOn(first) }]
  for (const { from, rates: changed } of table.filter(row => row.from > first && row.from <= last))
    // Ignores a change that concerns only the other loan term.
    if (changed[term] !== rates[rates.length - 1]?.rate)
      rates.push({ from, rate: changed[term], multiple, kind: kindOn(from) })
  return rates
}
