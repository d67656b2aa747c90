/** Which days are off, and the first after them that is not. */
import { DAY, onCalendar } from '../format/calendar'
import { HOLIDAYS, HOLIDAYS_KNOWN, WORKED } from './holidays'

export type Rest = 'saturday' | 'sunday' | { holiday: string }

const WEEKEND: Record<number, Rest> = { 0: 'sunday', 6: 'saturday' }

/** Why a day is off; `undefined` for one on which one works. */
export function restOf(day: string): Rest | undefined {
  const holiday = HOLIDAYS.find(({ from, to }) => from <= day && day <= to)
  if (holiday) return { holiday: holiday.name }
  return WORKED.indexOf(day) < 0 ? WEEKEND[onCalendar(day).day()] : undefined
}

/** The day itself, or the first after it on which one works. */
export function workdayFrom(day: string): string {
  let found = onCalendar(day)
  while (restOf(found.format(DAY))) found = found.add(1, 'day')
  return found.format(DAY)
}

/** Of the other years only Saturdays and Sundays are known. */
export function areHolidaysKnown(day: string): boolean {
  const year = onCalendar(day).year()
  return year >= HOLIDAYS_KNOWN.from && year <= HOLIDAYS_KNOWN.to
}
