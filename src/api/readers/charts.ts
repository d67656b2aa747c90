/**
 * Reads charts of cases. The companion server sends groups of charts. Other servers send lists by field name; their
 * titles come from `CHART_GROUPS`.
 */
import type { VisualChart, VisualGroup, VisualItem } from '@contract/judgement'
import { CHART_GROUPS, type ChartGroupDefinition } from '@domain/charts/groups'
import { parseAnyDate } from '@domain/format/any-date'
import { provinceOf } from '@domain/charts/provinces'
import { isRecord } from '@domain/guards'
import { type JsonFields, type AllFields, toCount, readRows, toOptionalText, toText } from '@/request/value'

export interface CaseCharts {
  /** The total number of cases. Absent if the service does not send it. */
  total?: number
  groups: VisualGroup[]
}

/** Removes the unit of a year: 2023年 becomes 2023. */
const toParamName = (name: string) => {
  const date = parseAnyDate(name)
  return date?.length === 4 ? date : name
}

const shareOf = (value: number, total: number | undefined) => (total ? `${((100 * value) / total).toFixed(1)}%` : '')

const itemOf =
  (total: number | undefined) =>
  (row: JsonFields): AllFields<VisualItem> | undefined => {
    const name = toText(row.name) || toText(row.paramName)
    const value = toCount(row.value)
    if (!name || value === undefined) return undefined
    const paramName = toOptionalText(row.paramName) ?? name
    return {
      name,
      value,
      description: toText(row.description) || shareOf(value, total),
      paramName: toParamName(paramName),
    }
  }

/** Returns the field of a list: `region` or `year` if its items show that, otherwise the list's name. */
function fieldOf(name: string, items: VisualItem[]): string {
  const all = (is: (item: VisualItem) => unknown) => items.length > 0 && items.every(is)
  if (all(item => provinceOf(item.name))) return 'region'
  return all(({ paramName }) => parseAnyDate(paramName)?.length === 4) ? 'year' : name
}

const NAMED = CHART_GROUPS.flatMap(({ charts }) => charts)

function chartOf(name: string, value: unknown, total: number | undefined): VisualChart {
  const items = readRows(value, itemOf(total))
  const isNamed = NAMED.some(({ field }) => field === name)
  const field = isNamed ? name : fieldOf(name, items)
  return { title: '', ...NAMED.find(one => one.field === field), field, items }
}

const chartIn =
  (total: number | undefined) =>
  (row: JsonFields): AllFields<VisualChart> | undefined => {
    const items = readRows(row.items, itemOf(total))
    const field = toText(row.field) || fieldOf(toText(row.title), items)
    if (!field) return undefined
    const namedChart = NAMED.find(one => one.field === field)
    return {
      field,
      title: toText(row.title) || namedChart?.title || '',
      conditionName: toOptionalText(row.conditionName),
      items,
    }
  }

const groupIn =
  (total: number | undefined) =>
  (row: JsonFields): VisualGroup => ({
    key: toText(row.key),
    title: toText(row.title),
    charts: readRows(row.charts, chartIn(total)),
  })

/** Returns a chart for each list in the reply, at any depth. */
function listsIn(answer: unknown, name: string, total: number | undefined): VisualChart[] {
  if (Array.isArray(answer)) return [chartOf(name, answer, total)]
  return isRecord(answer) ? Object.entries(answer).flatMap(([key, value]) => listsIn(value, key, total)) : []
}

/**
 * Returns the charts of one group, because some services send the charts of all groups. If none belongs to that group,
 * returns the charts that belong to no group.
 */
function chartsOfGroup(charts: VisualChart[], group: ChartGroupDefinition | undefined) {
  const groupCharts = charts.filter(({ field }) => group?.charts.some(one => one.field === field))
  return groupCharts.length ? groupCharts : charts.filter(({ field }) => !NAMED.some(one => one.field === field))
}

/** Reads the charts of the requested group. `key` is the key of the group. */
export function readCaseCharts(answer: unknown, key: string): CaseCharts | undefined {
  const total = isRecord(answer) ? toCount(answer.totalCount) : undefined
  if (isRecord(answer) && Array.isArray(answer.groups)) {
    const groups = readRows(answer.groups, groupIn(total))
    if (!groups.length && answer.groups.length) return undefined
    return { total, groups: groups.length > 1 ? groups.filter(one => one.key === key) : groups }
  }
  const lists = listsIn(answer, key, total)
  if (!lists.length && total === undefined) return undefined
  const group = CHART_GROUPS.find(one => one.key === key)
  const title = group?.title ?? ''
  const charts = chartsOfGroup(lists, group).map(chart => ({ ...chart, title: chart.title || title }))
  return { total, groups: [{ key, title, charts }] }
}
