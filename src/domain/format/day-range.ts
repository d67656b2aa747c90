/** Two days picked one after the other: the end never lies before the start. */
import { type Range } from './range'

/** The day itself, or the nearest one that may be picked. */
export function nearestDay(day: string, { from, to }: { from: string; to: string }): string {
  if (day < from) return from
  return day > to ? to : day
}

const rangeOf = (from?: string, to?: string): Range => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })

/** A start after the end lets the end go: what was asked for last counts. */
export const startAt = ({ to }: Range, day: string): Range => rangeOf(day, to && to < day ? undefined : to)

export const endAt = ({ from }: Range, day: string): Range => rangeOf(from, from && day && day < from ? from : day)
