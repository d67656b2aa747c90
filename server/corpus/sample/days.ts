/** Days as the records write them (2026-03-05), counted from a day that is passed in. */
import type { Random } from './random'

const DAY = 24 * 60 * 60 * 1000
const DIGITS = '〇一二三四五六七八九'

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, count: number) => toDay(Date.parse(day) + count * DAY)

export const yearOf = (day: string) => Number(day.slice(0, 4))

/** A day of the year, not after `latest`. */
export function dayIn(random: Random, year: number, latest: string): string {
  const first = Date.parse(`${year}-01-01`)
  const last = Math.min(Date.parse(`${year}-12-31`), Date.parse(latest))
  return toDay(first + random.int(0, Math.max(0, Math.round((last - first) / DAY))) * DAY)
}

/** 2026年3月5日 */
export function plainDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

function upToThirtyOne(count: number): string {
  const ten = Math.floor(count / 10)
  const one = count % 10
  return `${ten > 1 ? DIGITS[ten] : ''}${ten > 0 ? '十' : ''}${one > 0 ? DIGITS[one] : ''}`
}

/** 二〇二六年三月五日, as a judgment is signed */
export function signedDate(day: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  const digits = [...year].map(digit => DIGITS[Number(digit)]).join('')
  return `${digits}年${upToThirtyOne(Number(month))}月${upToThirtyOne(Number(date))}日`
}
