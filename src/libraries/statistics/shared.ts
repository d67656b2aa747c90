/** Loads the charts that a share key contains. All charts come in one reply and never change. */
import { type Result, failure, mapResult, success } from '@/request/errors'
import { readCaseCharts } from '@/api/readers/charts'
import { type SharedContent, fetchSharedContent } from '@/api/share'
import type { Condition } from '@domain/query/condition'
import { decodeApiConditions } from '@domain/query/codec'
import type { AbortSignalLike } from '@/platform/ports/data'
import { caseStatistics } from '../case/statistics'
import { CASE_CHART_GROUPS, type Statistics } from '.'

export interface SharedStatistics {
  statistics: Statistics
  /** The conditions of the search whose charts are shared. */
  conditions: Condition[]
}

const NO_CHARTS = { groups: [] }

/** Returns the shared charts. If the key contains only the search, the charts are calculated now. */
const statisticsOf = (shared: unknown): Statistics =>
  shared === undefined
    ? caseStatistics
    : { ...caseStatistics, fetch: ({ group }) => Promise.resolve(success(readCaseCharts(shared, group) ?? NO_CHARTS)) }

const hasCharts = (shared: unknown) => CASE_CHART_GROUPS.some(group => readCaseCharts(shared, group))

export async function fetchSharedStatistics(
  secretKey: string,
  signal: AbortSignalLike,
  opened?: SharedContent,
): Promise<Result<SharedStatistics>> {
  const reply = opened ? success(opened) : await fetchSharedContent(secretKey, 'case_visual_interface', signal)
  if (reply.ok && reply.data.detail !== undefined && !hasCharts(reply.data.detail)) return failure({ id: 'garbled' })
  return mapResult(reply, ({ detail, query }) => ({
    statistics: statisticsOf(detail),
    conditions: decodeApiConditions(query),
  }))
}
