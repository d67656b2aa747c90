/** The time of a report, in Beijing time whatever the server's time zone. */
import { beijingTime } from '@domain/format/beijing-time'
import { DAY_FORMAT, onCalendar } from '@domain/format/dates'

export interface Moment {
  /** 2026-03-05 */
  day: string
  /** 16:00 */
  clock: string
}

export function beijingMoment(now: Date): Moment {
  const moment = beijingTime(now)
  return { day: moment.format(DAY_FORMAT), clock: moment.format('HH:mm') }
}

/** The same day some years ago. 29 February becomes the 28th. */
export const sameDayYearsBefore = (day: string, years: number): string =>
  onCalendar(day).subtract(years, 'year').format(DAY_FORMAT)
