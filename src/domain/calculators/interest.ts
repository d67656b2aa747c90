/** Calculates daily interest on a debt. */
import { DAY, onCalendar } from '../format/dates'

/** Daily rates in ten-thousandths of the debt. */
export const DAILY = {
  /** For a debt under a judgment, in addition to its own interest (法释〔2014〕8号, article 1). */
  latePerformance: 1.75,
  /** For overdue tax (税收征收管理法, article 32). */
  lateTax: 5,
} as const

export interface Accrual {
  days: number
  sum: number
}

/** Counts the days after the first day, up to and including the last one (民法典, article 201). */
export const daysBetween = (from: string, to: string) => onCalendar(to).diff(onCalendar(from), 'day')

export const dayAfter = (day: string) => onCalendar(day).add(1, 'day').format(DAY)
export const dayBefore = (day: string) => onCalendar(day).subtract(1, 'day').format(DAY)

const cents = (yuan: number) => Math.round(yuan * 100)

/** Returns `undefined` if the last day is not after the first. */
function accrue(from: string, to: string, sumOf: (days: number) => number): Accrual | undefined {
  const days = daysBetween(from, to)
  return days > 0 ? { days, sum: Math.round(sumOf(days)) / 100 } : undefined
}

export const byDay = (debt: number, from: string, to: string, tenThousandths: number) =>
  accrue(from, to, days => (cents(debt) * days * tenThousandths) / 10_000)

/** Calculates interest at a rate in per cent a year. A bank's year has 360 days. */
export const byYear = (debt: number, from: string, to: string, rate: number, yearHas: 360 | 365) =>
  accrue(from, to, days => (cents(debt) * days * rate) / (100 * yearHas))
