import type { Condition } from '@/domain/condition'

/** What the charts are about. */
export interface ChartData {
  /** Absent where nobody says. */
  total?: number
  conditions: Condition[]
}
