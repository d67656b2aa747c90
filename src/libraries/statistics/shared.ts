/** Charts that were shared by a key: they come all at once, and stay as they were shared. */
import { type Result, failure, mapResult, success } from '@/request/errors'
import { readCharts } from '@/api/readers/charts'
import { type Shared, fetchShared } from '@/api/share'
import type { Condition } from '@domain/query/condition'
import { asConditions } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/transport/port'
import { caseStatistics } from '../case/statistics'
import { CASE_GROUPS, type Statistics } from './timeline'

export interface SharedStatistics {
  statistics: Statistics
  /** What was searched for. */
  conditions: Condition[]
}

const READ_NOTHING = { groups: [] }

/** Where only the search was kept, its charts are counted now. */
const statisticsOf = (shared: unknown): Statistics =>
  shared === undefined
    ? caseStatistics
    : { ...caseStatistics, ask: ({ group }) => Promise.resolve(success(readCharts(shared, group) ?? READ_NOTHING)) }

const areCharts = (shared: unknown) => CASE_GROUPS.some(group => readCharts(shared, group))

export async function fetchSharedStatistics(
  secretKey: string,
  signal: AbortSignalLike,
  opened?: Shared,
): Promise<Result<SharedStatistics>> {
  const found = opened ? success(opened) : await fetchShared(secretKey, 'case_visual_interface', signal)
  if (found.ok && found.data.detail !== undefined && !areCharts(found.data.detail)) return failure({ id: 'garbled' })
  return mapResult(found, ({ detail, query }) => ({
    statistics: statisticsOf(detail),
    conditions: asConditions(query),
  }))
}
