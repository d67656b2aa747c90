/** Reads and formats days such as `2024-03-05`, months and years. No function here reads the current day. */
import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { LIMITS } from '../limits'
import type { ValueRange } from './range'

dayjs.extend(utc)

/** dayjs in UTC, so that daylight saving neither skips nor shifts a day. */
export const onCalendar = dayjs.utc

export const DAY_FORMAT = 'YYYY-MM-DD'

const WRITTEN = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/

/**
 * Reads `2024-03-05`, `20240305`, `2024-03-05 10:00:00`. Returns `undefined` for other texts, and for a day that no
 * calendar has, because dayjs would shift it. The Z is needed: without it dayjs reads the year 50 as 1950.
 */
export function parseDay(text: string): Dayjs | undefined {
  const written = WRITTEN.exec(text.trim())?.slice(1).join('-')
  const day = onCalendar(`${written}T00:00Z`)
  return day.year() > 0 && day.format(DAY_FORMAT) === written ? day : undefined
}

/** Returns the day in the local time zone. */
export const dayOf = (time: Date): string => dayjs(time).format(DAY_FORMAT)

/** Returns the minute in the local time zone: 2024-03-05 16:02. */
export const formatMinute = (time: Date): string => dayjs(time).format(`${DAY_FORMAT} HH:mm`)

export const isDay = (text: string): boolean => parseDay(text) !== undefined

/** Formats a day as 2024-03-05. Other texts are returned unchanged. */
export const formatDay = (text: string): string => parseDay(text)?.format(DAY_FORMAT) ?? text

/** Matches a year, with or without a month. */
const PART_OF_DAY = /^(\d{4})(?:-(\d{2}))?$/

/** Formats a day as laws do: 2024年03月05日. Less precise dates become 2024年03月 or 2024年. */
export function formatLawDay(text: string): string {
  const day = parseDay(text)
  if (day) return day.format('YYYY年MM月DD日')
  const [, year, month] = PART_OF_DAY.exec(text) ?? []
  return year ? `${year}年${month ? `${month}月` : ''}` : text
}

/** Formats a day as court papers do, without leading zeros: 2024年3月5日. */
export const formatPaperDay = (text: string): string => withoutLeadingZeros(formatLawDay(text))

/** Drops leading zeros from the months and days of a text. */
export const withoutLeadingZeros = (text: string): string => text.replace(/([年月])0(?=\d)/g, '$1')

/** Returns a day as a number for comparison and storage: 20240305. */
export function dayNumber(text: string): number | undefined {
  const day = parseDay(text)
  return day && Number(day.format('YYYYMMDD'))
}

export function formatDayRange({ from, to }: ValueRange): string {
  if (from && to) return `${from}至${to}`
  if (from) return `${from}至今`
  return to ? `截至${to}` : ''
}

/** Returns the days that a date picker offers, relative to today. 29 February becomes the 28th in other years. */
export function pickableDays(today: string): { from: string; to: string } | undefined {
  const { yearsBack, yearsAhead } = LIMITS.date
  const day = parseDay(today)
  return (
    day && {
      from: day.subtract(yearsBack, 'year').format(DAY_FORMAT),
      to: day.add(yearsAhead, 'year').format(DAY_FORMAT),
    }
  )
}
