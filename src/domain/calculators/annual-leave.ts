/**
 * 未休年休假工资报酬: 职工带薪年休假条例, article 3; 企业职工带薪年休假实施办法, articles 5, 10, 11 and 12. A leave that was not taken is
 * paid with 300 % of the daily wage, of which the normal wage is 100 %.
 */
import { daysBetween } from './interest'
import { WAGE_DAYS } from './tables/wage-days'

/** The years of work of a lifetime: from one, from ten, from twenty. */
export type Seniority = 'one' | 'ten' | 'twenty'

const LEAVE_DAYS: Record<Seniority, number> = { one: 5, ten: 10, twenty: 15 }
export const SENIORITIES = Object.keys(LEAVE_DAYS) as Seniority[]

/** How many daily wages a missed day of leave is worth, besides the normal wage. */
const EXTRA_TIMES = 2

export interface LeaveFacts {
  seniority: Seniority
  wage: number
  /** The days of leave that were taken. */
  taken: number
  /** The day of hiring, if it is in the year in question. */
  from?: string
  /** The last day of work, if it is in the year in question. */
  to?: string
}

export interface LeavePay {
  /** The days of leave of a whole year. */
  whole: number
  /** The days of leave that are due. At the end of employment they may include a part of a day. */
  entitled: number
  /** The calendar days at this employer, if they are not the whole year. */
  calendarDays?: number
  untaken: number
  /** Due beside the normal wage: 200 %. */
  sum: number
  /** With the normal wage: 300 %. */
  withWage: number
}

/** Shares of a day, so that the days of a part of a year are exact. Taken leave has up to two decimals. */
const SHARES = 365 * 100

/**
 * Returns `undefined` if the days are out of order or in different years. A part of a day does not count. Article 5 leaves
 * it out of the days of a new employee, and article 12 at the end of employment out of those that were not taken.
 */
export function leavePay({ seniority, wage, taken, from, to }: LeaveFacts): LeavePay | undefined {
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
    : Math.max(0, entitled - taken)
  const paid = (times: number) =>
    Math.round((Math.round(wage * 100) * untaken * times * 100) / Math.round(WAGE_DAYS.days * 100)) / 100
  return { whole, entitled, calendarDays, untaken, sum: paid(EXTRA_TIMES), withWage: paid(EXTRA_TIMES + 1) }
}
