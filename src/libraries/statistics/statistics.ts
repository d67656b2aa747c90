/** What is counted of a library's documents, and drawn. */
import type { VisualData } from '@contract/judgement'
import type { Result } from '@/api/errors'
import type { Condition } from '@/domain/condition'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { RouteName } from '@/routes'
import type { Library } from '../library'

export interface StatisticsRequest {
  conditions: Condition[]
  /** One of the groups of charts. */
  group: string
  signal: AbortSignalLike
}

export interface Statistics {
  route: RouteName
  list: RouteName
  library: Library
  /** As the service calls them, in the order they are shown. */
  groups: string[]
  ask(request: StatisticsRequest): Promise<Result<VisualData>>
}

/** Of cases, wherever they come from. */
export const CASE_GROUPS = [
  'timeRegion',
  'causeTrade',
  'law',
  'judgeCourt',
  'procedure',
  'outcome',
  'amount',
  'penalty',
  'party',
  'lawyerFirm',
]
