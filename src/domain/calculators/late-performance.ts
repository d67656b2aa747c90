/**
 * 加倍部分债务利息 of an unperformed judgment. Since 2014-08-01: 1.75 in ten thousand a day (法释〔2014〕8号, article 1). Article 7
 * keeps the former rule for earlier days: the debt times the benchmark rate of the time times two (法释〔2009〕6号).
 */
import { type Accrual, byDay, DAILY, daysBetween } from './interest'
import { type InterestByPeriods, interestByPeriods, type PublishedRate } from './loan-rates'
import { totalOf } from './tiers'

const LAST_OF_FORMER_RULE = '2014-07-31'

export interface LatePerformance {
  days: number
  sum: number
  /** The part up to 2014-07-31. It is all of the interest of its days, not only the doubled part. */
  former?: InterestByPeriods
  /** The part since 2014-08-01, with the day before its first day. */
  current?: Accrual & { from: string }
}

/** Whether the former rule governs a part of the delay. */
export const touchesFormerRule = (from: string) => from !== '' && from < LAST_OF_FORMER_RULE

/** Returns `undefined` if the last day is not after the first, or if the first day is before the table begins. */
export function latePerformance(
  table: PublishedRate[],
  debt: number,
  { from, to }: { from: string; to: string },
  yearHas: 360 | 365,
): LatePerformance | undefined {
  if (to <= from) return undefined
  const isFormer = touchesFormerRule(from)
  const former = isFormer
    ? interestByPeriods(table, {
        ...{ debt, from, to: to < LAST_OF_FORMER_RULE ? to : LAST_OF_FORMER_RULE },
        ...{ term: 'oneYear', multiple: 2, yearHas, floats: true },
      })
    : undefined
  if (isFormer && !former) return undefined
  const start = isFormer ? LAST_OF_FORMER_RULE : from
  const current = byDay(debt, start, to, DAILY.latePerformance)
  return {
    days: daysBetween(from, to),
    sum: totalOf([former?.sum ?? 0, current?.sum ?? 0]),
    former,
    current: current && { ...current, from: start },
  }
}
