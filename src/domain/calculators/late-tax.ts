/**
 * 税收滞纳金: 5 ten-thousandths of the tax a day (税收征收管理法, article 32). A time limit that ends on a day off is
 * extended to the next workday (实施细则, article 109).
 * It is disputed whether 行政强制法, article 45, limits the surcharge to the amount of the tax.
 */
import { BUNDLED_HOLIDAY_CALENDAR, type HolidayCalendar } from './holidays'
import { interestAtDailyRate, DAILY_RATES } from './interest'
import { type DayOff, dayOff, workdayFrom } from './workdays'

/**
 * The earliest end of a time limit. The rate applies since 2001-05-01, and the first day that counts follows this end.
 */
export const EARLIEST_TAX_TIME_LIMIT = '2001-04-30'

export interface LateTaxSurcharge {
  /** The last day for payment. It is the next workday if the entered day is a day off. */
  due: string
  /** The reason why the entered day is a day off. Absent for a workday. */
  dayOff?: DayOff
  days: number
  sum: number
  /** Whether the surcharge is more than the tax. */
  exceedsTax: boolean
}

/**
 * Returns `undefined` if the tax was paid by the entered day, or if the surcharge would begin before the rate applies.
 * Nothing is due for a payment within the extended time limit.
 */
export function lateTaxSurcharge(
  tax: number,
  limit: string,
  paid: string,
  calendar: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR,
): LateTaxSurcharge | undefined {
  if (paid <= limit || limit < EARLIEST_TAX_TIME_LIMIT) return undefined
  const due = workdayFrom(limit, calendar)
  const { days, sum } = interestAtDailyRate(tax, due, paid, DAILY_RATES.lateTax) ?? { days: 0, sum: 0 }
  return { due, dayOff: dayOff(limit, calendar), days, sum, exceedsTax: sum > tax }
}
