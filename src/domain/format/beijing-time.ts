/** The time in Beijing, whatever the time zone of the host: a law begins at midnight there. */
import { DAY_FORMAT, onCalendar } from './dates'

/** Returns a calendar value with the day and the hour that Beijing has at a moment. */
export const beijingTime = (moment: Date) => onCalendar(moment).add(8, 'hour')

/** Returns the day in Beijing at a moment: 2026-03-05. */
export const beijingDay = (moment: Date): string => beijingTime(moment).format(DAY_FORMAT)
