/** The public holidays and make-up workdays of the years for which the table has a notice of 国务院办公厅. */
import { BUNDLED_HOLIDAYS, type Holiday, type HolidayYear } from '../reference-data/holidays'

export interface HolidayCalendar {
  off: Holiday[]
  /** The Saturdays and Sundays on which people work. */
  work: string[]
  /** The first and the last year with a notice. */
  years: { from: number; to: number }
}

export const holidayCalendar = (notices: HolidayYear[]): HolidayCalendar => ({
  off: notices.flatMap(({ off }) => off),
  work: notices.flatMap(({ work }) => work),
  years: { from: notices[0]?.year ?? 0, to: notices[notices.length - 1]?.year ?? 0 },
})

export const BUNDLED_HOLIDAY_CALENDAR = holidayCalendar(BUNDLED_HOLIDAYS.rows)
