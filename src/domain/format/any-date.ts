/**
 * Reads dates of other systems: 2024/3/5, 20240305, 2024年3月, dates with a time, and seconds or milliseconds since 1970.
 */
import { DAY_FORMAT, onCalendar, isDay } from './dates'

const pad = (value: string) => value.padStart(2, '0')

/** The years in which China had daylight saving. In these summers midnight was at 15:00 UTC, otherwise at 16:00. */
const DAYLIGHT_SAVING = { from: 1986, to: 1991 }

/**
 * Returns the day in China's time zone. In the years with daylight saving nine hours are added: a day of those years is
 * sent as a midnight, and nine hours give its day in summer and winter. The local clock of dayjs is not used, because
 * it may have daylight saving of its own.
 */
function dayInChina(time: number | string): string | undefined {
  const moment = onCalendar(time)
  if (!moment.isValid()) return undefined
  const year = moment.year()
  const hours = year >= DAYLIGHT_SAVING.from && year <= DAYLIGHT_SAVING.to ? 9 : 8
  return moment.add(hours, 'hour').format(DAY_FORMAT)
}

const COMPACT = /^(\d{4})(?:(\d{2})(?:(\d{2})(?:\d{6})?)?)?$/
const APART = /^(\d{4})\s*[-/.年](?:\s*(\d{1,2})\s*(?:[-/.月](?:\s*(\d{1,2})\s*日?)?)?)?(?:[T\s].*)?$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/
/** Matches a Unix time in seconds or milliseconds. A day has at most eight digits, so it does not match. */
const CLOCK = /^-?\d{9,14}$/
/** Larger numbers are milliseconds. As seconds this limit is the year 5138, as milliseconds 1973. */
const MOST_SECONDS = 1e11

/** Whether a date is plausible. Other systems write a date outside this range if they do not know the date. */
const isOfOurTimes = (date: string) => date >= '1900' && date < '2200'

function partsOf(text: string): string | undefined {
  const [, year, month, day] = COMPACT.exec(text) ?? APART.exec(text) ?? []
  if (!year) return undefined
  const date = [year, ...[month, day].filter((part): part is string => part !== undefined).map(pad)].join('-')
  return isDay(`${date}-01-01`.slice(0, 10)) ? date : undefined
}

function clockOf(text: string): string | undefined {
  const time = Number(text)
  return dayInChina(Math.abs(time) < MOST_SECONDS ? time * 1000 : time)
}

/**
 * Reads a date as 2024-03-05, or as 2024-03 or 2024 if it is less precise. Returns `undefined` if the value is no date,
 * or no plausible one.
 */
export function parseAnyDate(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  const date = MOMENT.test(text) ? dayInChina(text) : (partsOf(text) ?? (CLOCK.test(text) ? clockOf(text) : undefined))
  return date && isOfOurTimes(date) ? date : undefined
}
