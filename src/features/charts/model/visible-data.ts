/** Selects the visible data of a chart: the points of a line, the regions, the largest values. */
import type { VisualChart, VisualItem } from '@contract/judgement'
import { allowsPieChart, allowsTrend, isAfterToday } from '@domain/charts/claims'
import { formatCount } from '@domain/format/amounts'
import { visualCopy, fill } from '@/copy/visual'
import { LIMITS } from '@domain/limits'
import type { ChartItem } from '@/ui/chart/types'
import { type ChartView, sumOfValues } from './chart-cards'
import { isLastPointUnfinished, monthsOfYear, lastTwelveYears, yearsWithMonths } from '@/libraries/statistics'

export interface VisibleData {
  items: VisualItem[]
  /** Whether the period of the last point, a year or a month, has not ended. */
  unfinished: boolean
  /** The cases that no visible item counts, as items. They are never named 其他, since a value may have that name. */
  rest: ChartItem[]
  /** Whether a line joins the points. Otherwise they are columns. */
  isJoined: boolean
  /** Sentences about the cases that the chart does not show. */
  asides: string[]
  /** Text after the title: the year of a chart by month, or that the last year is unfinished. */
  note?: string
  /** The years that have months, and the index of the visible year. */
  years?: { all: string[]; at: number }
}

interface VisibleDataOptions {
  total: number
  /** The current day of the reader, for example 2026-11-20. */
  today: string
  /** The year whose months are shown, by default the last one. */
  year?: string
}

const { top, topProvinces } = LIMITS.visual

/** Returns the largest values in their original order, because ranges of amounts must stay in order. */
function largest(items: VisualItem[], limit: number): VisualItem[] {
  const least = [...items].sort((a, b) => b.value - a.value)[limit - 1]?.value ?? 0
  const above = items.filter(({ value }) => value > least).length
  let atLeast = limit - above
  return items.filter(({ value }) => value > least || (value === least && value > 0 && atLeast-- > 0))
}

/** The maximum number of values that the service sends for a chart. If it sends as many, further values may exist. */
const { sent } = LIMITS.visual

/** Returns items for the values that are not visible and for the cases without a value. */
export function remainderOf({ items, field }: VisualChart, parts: VisualItem[], total: number): ChartItem[] {
  const { some, many, none } = visualCopy.visual.rest
  const remaining = sumOfValues(items) - sumOfValues(parts)
  const withoutValue = Math.max(0, total - sumOfValues(items))
  const count = items.filter(({ value }) => value > 0).length - parts.length
  const rest: ChartItem[] =
    items.length < sent
      ? [
          { name: fill(some, { count }), value: remaining, rest: 'others' },
          { name: visualCopy.visual.withoutValue[field] ?? none, value: withoutValue, rest: 'none' },
        ]
      : [{ name: many, value: remaining + withoutValue, rest: 'others' }]
  return rest.filter(({ value }) => value > 0)
}

const plain = (items: VisualItem[]): VisibleData => ({
  items,
  unfinished: false,
  isJoined: allowsTrend(items.map(({ value }) => value)),
  rest: [],
  asides: [],
})

function visibleMonths(items: VisualItem[], today: string, chosenYear?: string): VisibleData {
  const all = yearsWithMonths(items)
  const at = chosenYear && all.includes(chosenYear) ? all.indexOf(chosenYear) : all.length - 1
  const year = all[at]
  if (!year) return plain([])
  const points = monthsOfYear(items, year, today)
  const named = points.map((item, month) => ({ ...item, name: fill(visualCopy.visual.month, { month: month + 1 }) }))
  const isRunning = isLastPointUnfinished(points, today)
  const isNamed = isRunning && year === today.slice(0, 4)
  const note = fill(isNamed ? visualCopy.visual.unfinishedMonth : visualCopy.visual.oneYear, {
    year,
    month: points.length,
  })
  return { ...plain(named), unfinished: isRunning, note, years: { all, at } }
}

/**
 * Returns the notes under the chart by year: the number of cases before its first point, and the number of cases in no
 * item.
 */
function yearAsides(items: VisualItem[], points: VisualItem[], total: number): string[] {
  const { earlier, noYear, elsewhere } = visualCopy.visual.asides
  const early = sumOfValues(items.filter(({ paramName }) => paramName < (points[0]?.paramName ?? '')))
  const without = total - sumOfValues(items)
  return [
    ...(early > 0 ? [fill(earlier, { year: points[0]!.paramName, count: formatCount(early) })] : []),
    ...(without > 0 ? [fill(items.length < sent ? noYear : elsewhere, { count: formatCount(without) })] : []),
  ]
}

/** Says that the last year has not ended. If it lies after the current one, the device's clock is wrong. */
function unfinishedNote(last: string, today: string) {
  const { mayBePart, unfinishedYear } = visualCopy.visual
  return fill(isAfterToday(last, today) ? mayBePart : unfinishedYear, { year: last })
}

function visibleYears(items: VisualItem[], today: string, total: number): VisibleData {
  const points = lastTwelveYears(items)
  const years = { ...plain(points), asides: yearAsides(items, points, total) }
  const last = points[points.length - 1]
  if (!last || !isLastPointUnfinished(points, today)) return years
  return { ...years, unfinished: true, note: unfinishedNote(last.paramName, today) }
}

/**
 * Returns the views that suit the chart's figures. A pie is left out if its slices would mislead. All other views stay.
 */
export function allowedViews(views: ChartView[], total: number): ChartView[] {
  return views.filter(({ form, chart: { items } }) => {
    if (form !== 'pie') return true
    const parts = largest(items, top).map(({ value }) => value)
    const shown = parts.reduce((sum, value) => sum + value, 0)
    return sumOfValues(items) <= total && allowsPieChart(parts, total - shown)
  })
}

export function visibleData(
  { form, chart, isPartition }: ChartView,
  { total, today, year }: VisibleDataOptions,
): VisibleData {
  const { items, field } = chart
  switch (form) {
    case 'years':
      return visibleYears(items, today, total)
    case 'months':
      return visibleMonths(items, today, year)
    case 'map':
      return plain(items)
    case 'bars': {
      const bars = largest(items, field === 'region' ? topProvinces : top)
      return { ...plain(bars), rest: isPartition ? remainderOf(chart, bars, total) : [] }
    }
    case 'pie': {
      const parts = largest(items, top)
      return { ...plain(parts), rest: remainderOf(chart, parts, total) }
    }
  }
}
