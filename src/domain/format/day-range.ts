/** Two days picked in turn: the end never lies before the start. */
import { type Range } from './range'

/** The day itself, or the nearest allowed day. */
export function nearestDay(day: string, { from, to }: { from: string; to: string }): string {
  if (day < from) return from
  return day > to ? to : day
}

const rangeOf = (from?: string, to?: string): Range => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })

/** A start after the end removes the end: the last choice wins. */
export const startAt = ({ to }: Range, day: string): Range => rangeOf(day, to && to < day ? undefined : to)

export const endAt = ({ from }: Range, day: string): Range => rangeOf(from, from && day && day < from ? from : day)
