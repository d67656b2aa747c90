import type { Condition } from '@domain/query/condition'

/** What the charts are about. */
export interface ChartData {
  /** Absent where nobody says. */
  total?: number
  conditions: Condition[]
}
