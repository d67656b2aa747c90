/** Workdays and days off: by the notice of the year, or else by the law and the week. */
import { DAY, onCalendar } from '../format/dates'
import { statutoryHolidays } from './statutory-holidays'
import { BUNDLED_CALENDAR, type HolidayCalendar } from './holidays'

export type DayOff = 'saturday' | 'sunday' | { holiday: string }

const WEEKEND: Record<number, DayOff> = { 0: 'sunday', 6: 'saturday' }

const yearOf = (day: string) => Number(day.slice(0, 4))
const next = (day: string) => onCalendar(day).add(1, 'day').format(DAY)

/** Whether the notice of the day's year is in the table. */
export const hasNotice = (day: string, { years }: HolidayCalendar = BUNDLED_CALENDAR) =>
  yearOf(day) >= years.from && yearOf(day) <= years.to

/** Returns the reason why a day is off, or `undefined` for a workday. */
export function dayOff(day: string, calendar: HolidayCalendar = BUNDLED_CALENDAR): DayOff | undefined {
  const holiday = calendar.off.find(({ from, to }) => from <= day && day <= to)
  if (holiday) return { holiday: holiday.name }
  if (!hasNotice(day, calendar)) {
    const statutory = statutoryHolidays(yearOf(day)).find(each => each.day === day)
    if (statutory) return { holiday: statutory.name }
  }
  return calendar.work.indexOf(day) < 0 ? WEEKEND[onCalendar(day).day()] : undefined
}

/** Returns the day itself if it is a workday, otherwise the next workday. */
export function workdayFrom(day: string, calendar: HolidayCalendar = BUNDLED_CALENDAR): string {
  let workday = day
  while (dayOff(workday, calendar)) workday = next(workday)
  return workday
}

/** The notice of a year has make-up days in the December before. */
const hasNextNotice = (day: string, { years }: HolidayCalendar) => day < `${years.to}-12-15`

/** Make-up days of all notices since 2019 are at most six days from a day off of the same notice. */
const MAKE_UP_DISTANCE = 15

/** Whether a weekend of a year without a notice may become a workday. */
function mayBeMadeUp(day: string, calendar: HolidayCalendar): boolean {
  if (hasNotice(day, calendar) && hasNextNotice(day, calendar)) return false
  if (typeof dayOff(day, calendar) !== 'string') return false
  const year = yearOf(day)
  return [year - 1, year, year + 1]
    .flatMap(statutoryHolidays)
    .some(({ day: holiday }) => Math.abs(onCalendar(holiday).diff(onCalendar(day), 'day')) <= MAKE_UP_DISTANCE)
}

/** Returns the first day from `day` on that is a workday, or that a notice to come may make one. */
export function earliestWorkdayFrom(day: string, calendar: HolidayCalendar = BUNDLED_CALENDAR): string {
  let workday = day
  while (dayOff(workday, calendar) && !mayBeMadeUp(workday, calendar)) workday = next(workday)
  return workday
}
