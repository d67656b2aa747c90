/** Calculates daily interest on a debt. */
import { DAY_FORMAT, onCalendar } from '../format/dates'

/** Daily rates in ten-thousandths of the debt. */
export const DAILY_RATES = {
  /** The additional interest on a debt under an unperformed judgment (法释〔2014〕8号, article 1). */
  latePerformance: 1.75,
  /** The surcharge on overdue tax (税收征收管理法, article 32). */
  lateTax: 5,
} as const

export interface AccruedInterest {
  days: number
  sum: number
}

/** Counts the days after the first day, up to and including the last one (民法典, article 201). */
export const daysBetween = (from: string, to: string) => onCalendar(to).diff(onCalendar(from), 'day')

export const dayAfter = (day: string) => onCalendar(day).add(1, 'day').format(DAY_FORMAT)
export const dayBefore = (day: string) => onCalendar(day).subtract(1, 'day').format(DAY_FORMAT)

const cents = (yuan: number) => Math.round(yuan * 100)

/** Returns `undefined` if the last day is not after the first. */
function accrue(from: string, to: string, sumOf: (days: number) => number): AccruedInterest | undefined {
  const days = daysBetween(from, to)
  return days > 0 ? { days, sum: Math.round(sumOf(days)) / 100 } : undefined
}

export const interestAtDailyRate = (debt: number, from: string, to: string, tenThousandths: number) =>
  accrue(from, to, days => (cents(debt) * days * tenThousandths) / 10_000)

/** Calculates interest at a yearly rate in per cent. Banks count 360 days in a year. */
export const interestAtYearlyRate = (debt: number, from: string, to: string, rate: number, yearHas: 360 | 365) =>
  accrue(from, to, days => (cents(debt) * days * rate) / (100 * yearHas))
