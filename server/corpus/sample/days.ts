/** Computes with days in the format of the records (2026-03-05). Today's day is always a parameter. */
import { DAY_FORMAT, onCalendar } from '@domain/format/dates'
import type { Random } from './random'

const DIGITS = '〇一二三四五六七八九'

export const addDays = (day: string, count: number) => onCalendar(day).add(count, 'day').format(DAY_FORMAT)

export const yearOfDay = (day: string) => Number(day.slice(0, 4))

/** Returns a random day of the year that is not after `latest`. */
export function randomDayIn(random: Random, year: number, latest: string): string {
  const first = `${year}-01-01`
  const last = latest < `${year}-12-31` ? latest : `${year}-12-31`
  return addDays(first, random.int(0, Math.max(0, onCalendar(last).diff(onCalendar(first), 'day'))))
}

/** Formats a day for texts: 2026年3月5日. */
export const formatPlainDate = (day: string): string => onCalendar(day).format('YYYY年M月D日')

function upToThirtyOne(count: number): string {
  const ten = Math.floor(count / 10)
  const one = count % 10
  return `${ten > 1 ? DIGITS[ten] : ''}${ten > 0 ? '十' : ''}${one > 0 ? DIGITS[one] : ''}`
}

/** Formats a day like the signature of a judgment: 二〇二六年三月五日. */
export function formatSignatureDate(day: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  const digits = [...year].map(digit => DIGITS[Number(digit)]).join('')
  return `${digits}年${upToThirtyOne(Number(month))}月${upToThirtyOne(Number(date))}日`
}
