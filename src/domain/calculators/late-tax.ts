/**
 * 税收滞纳金: 5 in ten thousand a day (税收征收管理法, article 32). A time limit that ends on a day off ends after it (实施细则,
 * article 109). A surcharge above the tax meets 行政强制法, article 45.
 */
import { BUNDLED_CALENDAR, type HolidayCalendar } from './holidays'
import { byDay, DAILY } from './interest'
import { type DayOff, dayOff, workdayFrom } from './workdays'

/** The rate holds for days since 2001-05-01, and the day after the time limit is the first that counts. */
export const FIRST_LATE_TAX_LIMIT = '2001-04-30'

export interface LateTax {
  /** The last day of the time limit for payment, moved from a day off. */
  due: string
  /** The reason why the limit did not end on the day that was entered. */
  dayOff?: DayOff
  days: number
  sum: number
  /** Whether the surcharge is more than the tax. */
  exceedsTax: boolean
}

/**
 * Returns `undefined` if the tax was paid by the day that was entered, or if the surcharge began before the rate. Nothing
 * is due up to the day to which the limit moved.
 */
export function lateTax(
  tax: number,
  limit: string,
  paid: string,
  calendar: HolidayCalendar = BUNDLED_CALENDAR,
): LateTax | undefined {
  if (paid <= limit || limit < FIRST_LATE_TAX_LIMIT) return undefined
  const due = workdayFrom(limit, calendar)
  const { days, sum } = byDay(tax, due, paid, DAILY.lateTax) ?? { days: 0, sum: 0 }
  return { due, dayOff: dayOff(limit, calendar), days, sum, exceedsTax: sum > tax }
}
