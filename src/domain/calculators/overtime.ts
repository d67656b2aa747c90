/** 加班费 of employees with standard hours: 劳动法, article 44. */
import { WAGE_DAYS } from './tables/wage-days'
import { totalOf } from './tiers'

export type OvertimeKind = 'workday' | 'restDay' | 'holiday'

/** The minimum pay in per cent of the hourly wage. */
export const OVERTIME_PERCENT: Record<OvertimeKind, number> = { workday: 150, restDay: 200, holiday: 300 }

export const OVERTIME_KINDS = Object.keys(OVERTIME_PERCENT) as OvertimeKind[]

interface OvertimePart {
  kind: OvertimeKind
  hours: number
  sum: number
}

export interface OvertimePay {
  /** The hourly wage, rounded for display only. */
  hourly: number
  parts: OvertimePart[]
  sum: number
}

/** Calculates overtime pay from the monthly wage in yuan. Returns `undefined` if there are no hours. */
export function overtimePay(wage: number, hours: Record<OvertimeKind, number>): OvertimePay | undefined {
  const parts = OVERTIME_KINDS.filter(kind => hours[kind] > 0).map(kind => ({
    kind,
    hours: hours[kind],
    sum:
      Math.round(
        (Math.round(wage * 100) * Math.round(hours[kind] * 100) * OVERTIME_PERCENT[kind]) / (1e4 * WAGE_DAYS.hours),
      ) / 100,
  }))
  if (parts.length === 0) return undefined
  const hourly = Math.round((wage * 100) / WAGE_DAYS.hours) / 100
  return { hourly, parts, sum: totalOf(parts.map(({ sum }) => sum)) }
}
