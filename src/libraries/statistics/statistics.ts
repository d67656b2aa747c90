/** What is counted of a library's documents, and drawn. */
import type { Result } from '@/request/errors'
import type { Charts } from '@/api/readers/charts'
import { CHART_GROUPS } from '@domain/charts/groups'
import type { Condition } from '@domain/query/condition'
import type { AbortSignalLike } from '@/platform/transport/port'
import type { RouteName } from '@/routing/routes'
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
  ask(request: StatisticsRequest): Promise<Result<Charts>>
}

/** Of cases, wherever they come from. */
export const CASE_GROUPS = CHART_GROUPS.map(({ key }) => key)
