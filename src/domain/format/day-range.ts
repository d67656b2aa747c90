/** Updates a range of days while the reader picks its start and end. The end is never before the start. */
import { type ValueRange } from './range'

/** Returns the day itself, or the nearest allowed day. */
export function nearestDay(day: string, { from, to }: { from: string; to: string }): string {
  if (day < from) return from
  return day > to ? to : day
}

const rangeOf = (from?: string, to?: string): ValueRange => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })

/** Sets the start of the range. A start after the end removes the end, because the last choice counts. */
export const withStartDay = ({ to }: ValueRange, day: string): ValueRange =>
  rangeOf(day, to && to < day ? undefined : to)

export const withEndDay = ({ from }: ValueRange, day: string): ValueRange =>
  rangeOf(from, from && day && day < from ? from : day)
