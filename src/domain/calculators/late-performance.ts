/**
 * 加倍部分债务利息, the additional interest on an unperformed judgment. Since 2014-08-01 it is 1.75 ten-thousandths a
 * day (法释〔2014〕8号, article 1).
 * For earlier days article 7 keeps the former rule: the debt times twice the benchmark rate of the time
 * (法释〔2009〕6号).
 */
import { type AccruedInterest, interestAtDailyRate, DAILY_RATES, daysBetween } from './interest'
import { type InterestByPeriods, interestByPeriods, type PublishedRate } from './loan-rates'
import { totalOf } from './tiers'

const LAST_OF_FORMER_RULE = '2014-07-31'

export interface LatePerformanceInterest {
  days: number
  sum: number
  /**
   * The interest up to 2014-07-31 by the former rule. It is the whole interest of these days, not an additional one.
   */
  former?: InterestByPeriods
  /** The interest since 2014-08-01. `from` is the day before the first day that counts. */
  current?: AccruedInterest & { from: string }
}

/** Whether the former rule applies to some days of the delay. */
export const isUnderFormerRule = (from: string) => from !== '' && from < LAST_OF_FORMER_RULE

/** Returns `undefined` if the last day is not after the first, or if the first day is before the table begins. */
export function latePerformanceInterest(
  table: PublishedRate[],
  debt: number,
  { from, to }: { from: string; to: string },
  yearHas: 360 | 365,
): LatePerformanceInterest | undefined {
  if (to <= from) return undefined
  const isFormer = isUnderFormerRule(from)
  const former = isFormer
    ? interestByPeriods(table, {
        ...{ debt, from, to: to < LAST_OF_FORMER_RULE ? to : LAST_OF_FORMER_RULE },
        ...{ term: 'oneYear', multiple: 2, yearHas, floats: true },
      })
    : undefined
  if (isFormer && !former) return undefined
  const start = isFormer ? LAST_OF_FORMER_RULE : from
  const current = interestAtDailyRate(debt, start, to, DAILY_RATES.latePerformance)
  return {
    days: daysBetween(from, to),
    sum: totalOf([former?.sum ?? 0, current?.sum ?? 0]),
    former,
    current: current && { ...current, from: start },
  }
}
