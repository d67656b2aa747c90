/**
 * Charts over cases: in groups, as our own server has them; else lists of names and values, by the field they count, which find
 * their titles in our table.
 */
import type { VisualChart, VisualGroup, VisualItem } from '@contract/judgement'
import { CHART_GROUPS, type NamedGroup } from '@domain/charts/groups'
import { readDate } from '@domain/format/foreign-dates'
import { provinceOf } from '@domain/charts/provinces'
import { isRecord } from '@domain/guards'
import { type Fields, type Whole, count, each, maybeText, text } from '@/request/value'

export interface Charts {
  /** Absent where the service does not say. */
  total?: number
  groups: VisualGroup[]
}

/** A year is asked for by its number. */
const asked = (name: string) => {
  const date = readDate(name)
  return date?.length === 4 ? date : name
}

const shareOf = (value: number, total: number | undefined) => (total ? `${((100 * value) / total).toFixed(1)}%` : '')

const itemOf =
  (total: number | undefined) =>
  (row: Fields): Whole<VisualItem> | undefined => {
    const name = text(row.name) || text(row.paramName)
    const value = count(row.value)
    if (!name || value === undefined) return undefined
    const paramName = maybeText(row.paramName) ?? name
    return {
      name,
      value,
      description: text(row.description) || shareOf(value, total),
      paramName: asked(paramName),
    }
  }

/** A list without a name we know shows by its own names what it counts. */
function fieldOf(name: string, items: VisualItem[]): string {
  const all = (is: (item: VisualItem) => unknown) => items.length > 0 && items.every(is)
  if (all(item => provinceOf(item.name))) return 'region'
  return all(({ paramName }) => readDate(paramName)?.length === 4) ? 'year' : name
}

const NAMED = CHART_GROUPS.flatMap(({ charts }) => charts)

function chartOf(name: string, value: unknown, total: number | undefined): VisualChart {
  const items = each(value, itemOf(total))
  const isNamed = NAMED.some(({ field }) => field === name)
  const field = isNamed ? name : fieldOf(name, items)
  return { title: '', ...NAMED.find(one => one.field === field), field, items }
}

const chartIn =
  (total: number | undefined) =>
  (row: Fields): Whole<VisualChart> | undefined => {
    const items = each(row.items, itemOf(total))
    const field = text(row.field) || fieldOf(text(row.title), items)
    if (!field) return undefined
    const known = NAMED.find(one => one.field === field)
    return {
      field,
      title: text(row.title) || known?.title || '',
      conditionName: maybeText(row.conditionName),
      items,
    }
  }

const groupIn =
  (total: number | undefined) =>
  (row: Fields): VisualGroup => ({
    key: text(row.key),
    title: text(row.title),
    charts: each(row.charts, chartIn(total)),
  })

/** Every list that the answer holds, by its name. */
function listsIn(answer: unknown, name: string, total: number | undefined): VisualChart[] {
  if (Array.isArray(answer)) return [chartOf(name, answer, total)]
  return isRecord(answer) ? Object.entries(answer).flatMap(([key, value]) => listsIn(value, key, total)) : []
}

/** Of a service that counts everything whatever it is asked, what belongs to the group. */
function chosen(charts: VisualChart[], group: NamedGroup | undefined) {
  const own = charts.filter(({ field }) => group?.charts.some(one => one.field === field))
  return own.length ? own : charts.filter(({ field }) => !NAMED.some(one => one.field === field))
}

/** `key`: the group that was asked for. */
export function readCharts(answer: unknown, key: string): Charts | undefined {
  const total = isRecord(answer) ? count(answer.totalCount) : undefined
  if (isRecord(answer) && Array.isArray(answer.groups)) {
    const groups = each(answer.groups, groupIn(total))
    if (!groups.length && answer.groups.length) return undefined
    return { total, groups: groups.length > 1 ? groups.filter(one => one.key === key) : groups }
  }
  const lists = listsIn(answer, key, total)
  if (!lists.length && total === undefined) return undefined
  const group = CHART_GROUPS.find(one => one.key === key)
  const title = group?.title ?? ''
  const charts = chosen(lists, group).map(chart => ({ ...chart, title: chart.title || title }))
  return { total, groups: [{ key, title, charts }] }
}
