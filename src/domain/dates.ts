/** Days as `2024-03-05`. Nothing here knows what day it is. */
import { LIMITS } from './limits'
import { type Range } from './range'

const DAY = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/
const pad = (value: number, width: number) => String(value).padStart(width, '0')
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

interface Day {
  year: number
  month: number
  day: number
}

/** `2024-03-05`, `20240305`, `2024-03-05 10:00:00`; `undefined` for a day that no calendar has. */
function readDay(text: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = (DAY.exec(text.trim()) ?? []).slice(1).map(Number)
  const isReal = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month)
  return isReal ? { year, month, day } : undefined
}

const join = ({ year, month, day }: Day) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

/** The day that a clock on the wall shows. */
export const dayOf = (time: Date): string =>
  join({ year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() })

export const isDay = (text: string): boolean => readDay(text) !== undefined

/** 2024-03-05; what is no day stays as it is. */
export function formatDay(text: string): string {
  const day = readDay(text)
  return day ? join(day) : text
}

/** 2024年03月05日, as laws are dated. */
export function formatLawDay(text: string): string {
  const day = readDay(text)
  return day ? `${pad(day.year, 4)}年${pad(day.month, 2)}月${pad(day.day, 2)}日` : text
}

/** 20240305, to compare and to store. */
export function dayNumber(text: string): number | undefined {
  const day = readDay(text)
  return day && day.year * 10000 + day.month * 100 + day.day
}

export function formatDayRange({ from, to }: Range): string {
  if (from && to) return `${from}至${to}`
  if (from) return `${from}至今`
  return to ? `截至${to}` : ''
}

/** The same day of another year; 29 February becomes the 28th. */
function inYear({ year, month, day }: Day, years: number): string {
  return join({ year: year + years, month, day: Math.min(day, lastDay(year + years, month)) })
}

/** What a date picker offers, seen from today. */
export function pickableDays(today: string): { from: string; to: string } | undefined {
  const day = readDay(today)
  return day && { from: inYear(day, -LIMITS.date.yearsBack), to: inYear(day, LIMITS.date.yearsAhead) }
}
