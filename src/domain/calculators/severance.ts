/**
 * 经济补偿 (N), with a month's wage in place of notice (N+1), and 赔偿金 (2N): 劳动合同法, articles 40, 46, 47, 87 and 97;
 * 实施条例, articles 20, 25 and 27.
 */
import { onCalendar } from '../format/dates'
import { dayAfter } from './interest'

export type SeveranceClaim = 'compensation' | 'notice' | 'damages'

/** The first day of 劳动合同法. Years of work before it count for 赔偿金, and not for 经济补偿. */
export const LABOUR_CONTRACT_LAW_SINCE = '2008-01-01'

/** Article 47 limits a wage above three times the local average to that amount, and then the years to twelve. */
const AVERAGE_TIMES = 3
const MOST_YEARS = 12

export interface SeveranceFacts {
  claim: SeveranceClaim
  /** The first and the last day of work; both count. */
  from: string
  to: string
  /** The average monthly wage of the twelve months before the end. */
  wage: number
  /** The local average monthly wage of the year before, if it was entered. */
  local?: number
  /** The wage of the last month, which is paid in place of notice. */
  last?: number
}

export interface SeverancePay {
  /** The number of monthly wages, before doubling. */
  months: number
  /** The number of monthly wages without the limit of twelve. */
  uncappedMonths: number
  /** The monthly wage used, after the limit. */
  base: number
  isCapped: boolean
  /** The first day of work that counts. */
  countsFrom: string
  sum: number
}

/**
 * Returns the number of monthly wages: one for each full year. A remainder of six months or more counts as one, a
 * shorter one as half.
 */
export function severanceMonths(from: string, to: string): number {
  const start = onCalendar(from)
  const end = onCalendar(dayAfter(to))
  const years = end.diff(start, 'year')
  const anniversary = start.add(years, 'year')
  if (!end.isAfter(anniversary)) return years
  return years + (end.diff(anniversary, 'month') >= 6 ? 1 : 0.5)
}

const cents = (yuan: number) => Math.round(yuan * 100)

/**
 * Returns `undefined` if the last day is before the first or before 劳动合同法. Returns `undefined` also if the wage in
 * place of notice is claimed and missing.
 */
export function severancePay({ claim, from, to, wage, local, last }: SeveranceFacts): SeverancePay | undefined {
  const isOld = from < LABOUR_CONTRACT_LAW_SINCE && claim !== 'damages'
  const countsFrom = isOld ? LABOUR_CONTRACT_LAW_SINCE : from
  if (to < countsFrom || to < LABOUR_CONTRACT_LAW_SINCE || (claim === 'notice' && last === undefined)) return undefined
  const uncappedMonths = severanceMonths(countsFrom, to)
  const limit = local === undefined ? Infinity : (cents(local) * AVERAGE_TIMES) / 100
  const isCapped = wage > limit
  const base = isCapped ? limit : wage
  const months = isCapped ? Math.min(uncappedMonths, MOST_YEARS) : uncappedMonths
  const whole = Math.round(cents(base) * months * (claim === 'damages' ? 2 : 1))
  const sum = (whole + (claim === 'notice' ? cents(last ?? 0) : 0)) / 100
  return { months, uncappedMonths, base, isCapped, countsFrom, sum }
}
