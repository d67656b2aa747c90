/** Workdays and days off. The notice of the year decides. Without a notice, the law and the weekday decide. */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { statutoryHolidays } from './statutory-holidays'
import { BUNDLED_HOLIDAY_CALENDAR, type HolidayCalendar } from './holidays'

export type DayOff = 'saturday' | 'sunday' | { holiday: string }

const WEEKEND: Record<number, DayOff> = { 0: 'sunday', 6: 'saturday' }

const yearOf = (day: string) => Number(day.slice(0, 4))
const next = (day: string) => onCalendar(day).add(1, 'day').format(DAY_FORMAT)

/** Whether the notice of the day's year is in the table. */
export const hasHolidayNotice = (day: string, { years }: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR) =>
  yearOf(day) >= years.from && yearOf(day) <= years.to

/** Returns the reason why a day is off, or `undefined` for a workday. */
export function dayOff(day: string, calendar: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR): DayOff | undefined {
  const holiday = calendar.off.find(({ from, to }) => from <= day && day <= to)
  if (holiday) return { holiday: holiday.name }
  if (!hasHolidayNotice(day, calendar)) {
    const statutory = statutoryHolidays(yearOf(day)).find(each => each.day === day)
    if (statutory) return { holiday: statutory.name }
  }
  return calendar.work.indexOf(day) < 0 ? WEEKEND[onCalendar(day).day()] : undefined
}

/** Returns the day itself if it is a workday, otherwise the next workday. */
export function workdayFrom(day: string, calendar: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR): string {
  let workday = day
  while (dayOff(workday, calendar)) workday = next(workday)
  return workday
}

/** Whether no future notice can change the day. A year's notice may have make-up days in the December before. */
const hasNextNotice = (day: string, { years }: HolidayCalendar) => day < `${years.to}-12-15`

/**
 * The greatest assumed distance in days of a make-up day from a statutory holiday. In notices since 2019 the make-up
 * days are at most six days from a day off.
 */
const MAKE_UP_DISTANCE = 15

/** Whether a future notice may make this weekend day a workday. */
function mayBeMadeUp(day: string, calendar: HolidayCalendar): boolean {
  if (hasHolidayNotice(day, calendar) && hasNextNotice(day, calendar)) return false
  if (typeof dayOff(day, calendar) !== 'string') return false
  const year = yearOf(day)
  return [year - 1, year, year + 1]
    .flatMap(statutoryHolidays)
    .some(({ day: holiday }) => Math.abs(onCalendar(holiday).diff(onCalendar(day), 'day')) <= MAKE_UP_DISTANCE)
}

/** Returns the first day from `day` on that is a workday, or that a future notice may make a workday. */
export function earliestWorkdayFrom(day: string, calendar: HolidayCalendar = BUNDLED_HOLIDAY_CALENDAR): string {
  let workday = day
  while (dayOff(workday, calendar) && !mayBeMadeUp(workday, calendar)) workday = next(workday)
  return workday
}
