/** Charts that were shared by a key: they come all at once, and stay as they were shared. */
import type { VisualData } from '@contract/judgement'
import { type Result, failure, mapResult, success } from '@/api/errors'
import { fetchShared } from '@/api/share'
import { areCharts } from '@/api/shape'
import type { Condition } from '@/domain/condition'
import { asConditions } from '@/domain/query'
import type { AbortSignalLike } from '@/platform/transport/port'
import { caseStatistics } from './case'
import type { Statistics } from './statistics'

export interface SharedStatistics {
  statistics: Statistics
  /** What was searched for. */
  conditions: Condition[]
}

const statisticsOf = ({ totalCount, groups }: VisualData): Statistics => ({
  ...caseStatistics,
  ask: ({ group }) => Promise.resolve(success({ totalCount, groups: groups.filter(({ key }) => key === group) })),
})

export async function fetchSharedStatistics(
  secretKey: string,
  signal: AbortSignalLike,
): Promise<Result<SharedStatistics>> {
  const shared = await fetchShared(secretKey, 'case_visual_interface', signal)
  if (shared.ok && !areCharts(shared.data.data)) return failure({ id: 'garbled' })
  return mapResult(shared, ({ data, params }) => ({
    statistics: statisticsOf(data as VisualData),
    conditions: asConditions(params.query),
  }))
}
