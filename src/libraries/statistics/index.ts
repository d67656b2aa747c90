/** The charts of a search: what their services offer and answer, and years and months without gaps. */
import type { VisualItem } from '@contract/judgement'
import { CASE_PATHS, FISCAL_PATHS } from '@contract/paths'
import { mayBeUnfinished } from '@domain/charts/claims'
import { CHART_GROUPS } from '@domain/charts/groups'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import type { Result } from '@/request/errors'
import { type Charts, readCharts } from '@/api/readers/charts'
import { type AbortSignalLike, send, openReply } from '@/request/http'
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
  /** The services' keys of the groups, in the order of the screen. */
  groups: string[]
  fetch(request: StatisticsRequest): Promise<Result<Charts>>
}

/** The keys of the groups of case charts, for every service. */
export const CASE_CHART_GROUPS = CHART_GROUPS.map(({ key }) => key)

const point = (items: VisualItem[], name: string): VisualItem =>
  items.find(item => item.paramName === name) ?? { name, value: 0, description: '0.0%', paramName: name }

const MONTHS = 12
const count = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** Returns the last twelve years. Years without documents have the value zero. */
export function yearsOf(items: VisualItem[]): VisualItem[] {
  const years = items.map(({ paramName }) => Number(paramName)).filter(year => year > 0)
  if (years.length === 0) return []
  const last = Math.max(...years)
  const first = Math.max(Math.min(...years), last - LIMITS.visual.years + 1)
  return count(first, last).map(year => point(items, String(year)))
}

/** Returns the years that have months, the earliest first. */
export function yearsWithMonths(items: VisualItem[]): string[] {
  const years = items.filter(({ value }) => value > 0).map(({ paramName }) => paramName.split('-')[0] ?? '')
  return [...new Set(years)].filter(Boolean).sort()
}

/**
 * Returns the months of a year. The current year ends with the current month. A year without months gives an empty
 * list.
 */
export function monthsOf(items: VisualItem[], year: string, today: string): VisualItem[] {
  if (!items.some(({ paramName }) => paramName.indexOf(`${year}-`) === 0)) return []
  const [thisYear, thisMonth] = today.split('-')
  return count(1, year === thisYear ? Number(thisMonth) : MONTHS).map(month =>
    point(items, `${year}-${month < 10 ? '0' : ''}${month}`),
  )
}

/** Whether the last point is the current year or month, or a later one because the clock is behind. */
export function isUnfinished(points: VisualItem[], today: string): boolean {
  const last = points[points.length - 1]?.paramName
  return last !== undefined && mayBeUnfinished(last, today)
}

/** Fetches the charts of all cases or of fiscal cases. One call returns one group. */
const statisticsAt = (path: string) => async (query: string, group: string, signal?: AbortSignalLike) =>
  openReply(await send({ path, query: { query, statisticsFields: group }, signal }), answer =>
    readCharts(answer, group),
  )

export const fetchCaseStatistics = statisticsAt(CASE_PATHS.charts)
export const fetchFiscalCaseStatistics = statisticsAt(FISCAL_PATHS.charts)
