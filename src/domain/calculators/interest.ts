/** Daily interest on a debt. */
import { onCalendar } from '../format/calendar'

/** Per day, in ten-thousandths of the debt. */
export const DAILY = {
  /** 法释〔2014〕8号, article 1: on a debt under a judgment, in addition to its own interest. */
  latePerformance: 1.75,
  /** 税收征收管理法, article 32. */
  lateTax: 5,
} as const

export interface Accrual {
  days: number
  sum: number
}

/** The first day does not count, the last day does (民法典, article 201). */
export const daysBetween = (from: string, to: string) => onCalendar(to).diff(onCalendar(from), 'day')

const cents = (yuan: number) => Math.round(yuan * 100)

/** `undefined` where the last day is not after the first. */
function accrue(from: string, to: string, sumOf: (days: number) => number): Accrual | undefined {
  const days = daysBetween(from, to)
  return days > 0 ? { days, sum: Math.round(sumOf(days)) / 100 } : undefined
}

export const byDay = (debt: number, from: string, to: string, tenThousandths: number) =>
  accrue(from, to, days => (cents(debt) * days * tenThousandths) / 10_000)

/** Per cent a year. A bank's year has 360 days. */
export const byYear = (debt: number, from: string, to: string, rate: number, yearHas: 360 | 365) =>
  accrue(from, to, days => (cents(debt) * days * rate) / (100 * yearHas))
