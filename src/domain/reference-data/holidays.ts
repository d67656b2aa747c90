/** The reference file of public holidays and make-up workdays, with one row for the notice of each year. */
import { onCalendar } from '../format/dates'
import { isRecord } from '../guards'
import {
  parseBundledFile,
  isTextLine,
  isReferenceDay,
  notADayMessage,
  quotedForMessage,
  type ReferenceKind,
} from './file'
import bundled from './bundled/holidays.json'

export interface Holiday {
  name: string
  /** The first day off. `to` is the last one. */
  from: string
  to: string
}

export interface HolidayYear {
  year: number
  off: Holiday[]
  /** The Saturdays and Sundays on which people work. */
  work: string[]
}

const MOST_A_YEAR = 20
/** The maximum length of a holiday in days. The longest one so far had ten. */
const MOST_DAYS = 15

/**
 * Whether a day may be in the notice of a year. Its holidays may begin in the December before and end in the January
 * after.
 */
const isOfYear = (day: string, year: number) => day >= `${year - 1}-12-15` && day <= `${year + 1}-01-15`

function readOff(value: unknown, year: number): Holiday[] | string {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_A_YEAR) return 'has no holidays in "off"'
  const off: Holiday[] = []
  for (const one of value) {
    if (!isRecord(one) || !isTextLine(one.name, 20))
      return `has ${quotedForMessage(one)} in "off", not a holiday with a name`
    const { name, from, to } = one
    for (const day of [from, to])
      if (!isReferenceDay(day) || !isOfYear(day, year))
        return `has ${quotedForMessage(day)} for ${name}, not a day of the year`
    const last = off[off.length - 1]?.to ?? ''
    if (String(from) > String(to) || String(from) <= last) return `has holidays out of order at ${name}`
    if (onCalendar(String(to)).diff(onCalendar(String(from)), 'day') >= MOST_DAYS)
      return `has more than ${MOST_DAYS} days off for ${name}`
    off.push({ name, from: String(from), to: String(to) })
  }
  return off
}

function readWork(value: unknown, year: number, off: Holiday[]): string[] | string {
  if (!Array.isArray(value) || value.length > MOST_A_YEAR) return 'has no list of workdays in "work"'
  const work: string[] = []
  for (const day of value) {
    if (!isReferenceDay(day) || !isOfYear(day, year)) return notADayMessage('work', day)
    if (day <= (work[work.length - 1] ?? '')) return `has workdays out of order at ${day}`
    if (onCalendar(day).day() % 6 !== 0) return `has ${day} in "work", which is neither a Saturday nor a Sunday`
    if (off.some(({ from, to }) => from <= day && day <= to)) return `has ${day} both in "work" and in "off"`
    work.push(day)
  }
  return work
}

export const HOLIDAY_KIND: ReferenceKind<HolidayYear> = {
  data: 'holidays',
  mostRows: 200,
  readRow({ year, off, work }) {
    if (typeof year !== 'number' || !Number.isInteger(year) || year < 1950 || year > 2150)
      return `has ${quotedForMessage(year)} as "year"`
    const holidays = readOff(off, year)
    if (typeof holidays === 'string') return `(${year}) ${holidays}`
    const workdays = readWork(work, year, holidays)
    return typeof workdays === 'string' ? `(${year}) ${workdays}` : { year, off: holidays, work: workdays }
  },
  // The notice of each year must be present, because all years from the first to the last count as known.
  faultAfter: (row, before) =>
    row.year === before.year + 1 ? undefined : `(${row.year}) does not follow the year before, ${before.year}`,
  lastChange: rows => {
    const last = rows[rows.length - 1]?.off
    return last?.[last.length - 1]?.to
  },
}

export const BUNDLED_HOLIDAYS = parseBundledFile(HOLIDAY_KIND, bundled)
