/** The statistics of a search: the calls of the services, and rows of years and months without gaps. */
import type { VisualItem } from '@contract/judgement'
import { CASE_PATHS, FISCAL_PATHS } from '@contract/paths'
import { mayBeUnfinished } from '@domain/charts/claims'
import { CHART_GROUPS } from '@domain/charts/groups'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import type { Result } from '@/request/errors'
import { type CaseCharts, readCaseCharts } from '@/api/readers/charts'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import type { RouteName } from '@/routing/routes'
import type { Library } from '../library'

interface StatisticsRequest {
  conditions: Condition[]
  /** The key of a group of charts. */
  group: string
  signal: AbortSignalLike
}

export interface Statistics {
  route: RouteName
  list: RouteName
  library: Library
  /** The keys of the groups of charts that the service offers, in the order of the screen. */
  groups: string[]
  fetch(request: StatisticsRequest): Promise<Result<CaseCharts>>
}

/** The keys of the groups of charts for cases. All services use the same keys. */
export const CASE_CHART_GROUPS = CHART_GROUPS.map(({ key }) => key)

const point = (items: VisualItem[], name: string): VisualItem =>
  items.find(item => item.paramName === name) ?? { name, value: 0, description: '0.0%', paramName: name }

const MONTHS = 12
const count = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/**
 * Returns at most twelve years, from the first to the last year with documents. Years without documents in between have
 * the value zero.
 */
export function lastTwelveYears(items: VisualItem[]): VisualItem[] {
  const years = items.map(({ paramName }) => Number(paramName)).filter(year => year > 0)
  if (years.length === 0) return []
  const last = Math.max(...years)
  const first = Math.max(Math.min(...years), last - LIMITS.visual.years + 1)
  return count(first, last).map(year => point(items, String(year)))
}

/** Returns the years for which a month has documents, the earliest first. */
export function yearsWithMonths(items: VisualItem[]): string[] {
  const years = items.filter(({ value }) => value > 0).map(({ paramName }) => paramName.split('-')[0]!)
  return [...new Set(years)].filter(Boolean).sort()
}

/**
 * Returns the twelve months of a year. The current year ends with the current month. Returns an empty list if `items`
 * contain no month of that year.
 */
export function monthsOfYear(items: VisualItem[], year: string, today: string): VisualItem[] {
  if (!items.some(({ paramName }) => paramName.indexOf(`${year}-`) === 0)) return []
  const [thisYear, thisMonth] = today.split('-')
  return count(1, year === thisYear ? Number(thisMonth) : MONTHS).map(month =>
    point(items, `${year}-${month < 10 ? '0' : ''}${month}`),
  )
}

/**
 * Whether the last point is the current year or month, which has not ended yet. A later point also counts, because the
 * device's clock may be slow.
 */
export function isLastPointUnfinished(points: VisualItem[], today: string): boolean {
  const last = points[points.length - 1]?.paramName
  return last !== undefined && mayBeUnfinished(last, today)
}

/** Fetches the charts of all cases or of fiscal cases. One call returns one group. */
const statisticsAt = (path: string) => async (query: string, group: string, signal?: AbortSignalLike) =>
  readReply(await send({ path, query: { query, statisticsFields: group }, signal }), answer =>
    readCaseCharts(answer, group),
  )

export const fetchCaseStatistics = statisticsAt(CASE_PATHS.charts)
export const fetchFiscalCaseStatistics = statisticsAt(FISCAL_PATHS.charts)
