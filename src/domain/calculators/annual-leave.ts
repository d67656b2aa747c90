/**
 * 未休年休假工资报酬, the pay for annual leave that was not taken: 职工带薪年休假条例, article 3;
 * 企业职工带薪年休假实施办法, articles 5, 10, 11 and 12.
 * Each day of missed leave is paid with 300 % of the daily wage, of which 100 % is the normal wage.
 */
import { daysBetween } from './interest'
import { WAGE_DAYS } from './tables/wage-days'

/** The total years of work, with all employers: at least one, ten or twenty. */
export type Seniority = 'one' | 'ten' | 'twenty'

const LEAVE_DAYS: Record<Seniority, number> = { one: 5, ten: 10, twenty: 15 }
export const SENIORITIES = Object.keys(LEAVE_DAYS) as Seniority[]

/** The number of daily wages due for each missed day of leave, besides the normal wage. */
const EXTRA_TIMES = 2

export interface AnnualLeaveFacts {
  seniority: Seniority
  /** The monthly wage in yuan. */
  wage: number
  /** The days of leave that were taken. */
  taken: number
  /** The day of hiring, if it is in the year in question. */
  from?: string
  /** The last day of work, if it is in the year in question. */
  to?: string
}

export interface AnnualLeavePay {
  /** The days of leave of a whole year. */
  whole: number
  /** The days of leave that are due. At the end of employment they may include a part of a day. */
  entitled: number
  /** The calendar days of the year at this employer. Absent if neither `from` nor `to` was entered. */
  calendarDays?: number
  untaken: number
  /** The pay due besides the normal wage: 200 % of the daily wage for each missed day. */
  sum: number
  /** The pay including the normal wage: 300 % of the daily wage for each missed day. */
  withWage: number
}

/**
 * The number of equal shares of a day in which leave is calculated. The leave for a part of a year is then a whole
 * number of shares. So is the leave that was taken, which has up to two decimals.
 */
const SHARES = 365 * 100

/**
 * Returns `undefined` if the days are out of order or in different years.
 * A part of a day does not count. For a new employee this concerns the leave that is due (article 5). At the end of
 * employment it concerns the leave that was not taken (article 12).
 */
export function annualLeavePay({ seniority, wage, taken, from, to }: AnnualLeaveFacts): AnnualLeavePay | undefined {
  const whole = LEAVE_DAYS[seniority]
  const year = (from ?? to)?.slice(0, 4)
  const first = from ?? `${year}-01-01`
  const last = to ?? `${year}-12-31`
  if (year && (last < first || last.slice(0, 4) !== year)) return undefined
  const calendarDays = year ? daysBetween(first, last) + 1 : undefined
  const shares = calendarDays === undefined ? whole * SHARES : Math.min(whole * SHARES, calendarDays * whole * 100)
  const entitled = to ? shares / SHARES : Math.floor(shares / SHARES)
  const untaken = to
    ? Math.max(0, Math.floor((shares - Math.round(taken * 100) * 365) / SHARES))
    : Math.max(0, Math.round((entitled - taken) * 100) / 100)
  const paid = (times: number) =>
    Math.round((Math.round(wage * 100) * untaken * times * 100) / Math.round(WAGE_DAYS.days * 100)) / 100
  return { whole, entitled, calendarDays, untaken, sum: paid(EXTRA_TIMES), withWage: paid(EXTRA_TIMES + 1) }
}
