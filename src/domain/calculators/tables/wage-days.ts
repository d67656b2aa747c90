/** The days and hours into which a monthly wage is divided. */
import type { ReferenceTable } from './reference-table'

interface WageDays {
  from: string
  /** The paid days of a month: 365 days less 104 days of rest, divided by twelve. */
  days: number
  hours: number
  document: string
}

export const WAGE_DAYS_TABLE: ReferenceTable<WageDays> = {
  source: '人力资源社会保障部关于职工全年月平均工作时间和工资折算问题的通知',
  checkedTo: '2026-09-30',
  rows: [
    { from: '2008-01-03', days: 21.75, hours: 174, document: '劳社部发〔2008〕3号' },
    { from: '2025-01-01', days: 21.75, hours: 174, document: '人社部发〔2025〕2号' },
  ],
}

export const WAGE_DAYS = WAGE_DAYS_TABLE.rows[WAGE_DAYS_TABLE.rows.length - 1]!
