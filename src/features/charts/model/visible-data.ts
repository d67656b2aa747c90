/** The visible data of a chart: the points of a line, the regions, the largest values. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { LIMITS } from '@domain/limits'
import type { ChartItem } from '@/ui/chart/types'
import { type ChartView, sumOf } from './chart-cards'
import { isUnfinished, monthsOf, yearsOf, yearsWithMonths } from '@/libraries/statistics/timeline'

export interface VisibleData {
  items: VisualItem[]
  /** Whether the last point of a line is incomplete. */
  unfinished: boolean
  /** The remainder of all cases. Never named 其他, since a value may have that name. */
  rest: ChartItem[]
  /** An addition to the title: the year of a chart by month, or the last month of an unfinished year. */
  note?: string
  /** The years with months, and the index of the visible one. */
  years?: { all: string[]; at: number }
}

interface VisibleDataOptions {
  total: number
  /** The current day of the reader, for example 2026-11-20. */
  today: string
  /** The year of the months, by default the last one. */
  year?: string
}

const { top, topProvinces } = LIMITS.visual

/** The largest values in their original order, which matters for bands of money. */
function largest(items: VisualItem[], limit: number): VisualItem[] {
  const least = [...items].sort((a, b) => b.value - a.value)[limit - 1]?.value ?? 0
  const above = items.filter(({ value }) => value > least).length
  let atLeast = limit - above
  return items.filter(({ value }) => value > least || (value === least && value > 0 && atLeast-- > 0))
}

/** The service's limit of values per chart: beyond it, more may exist. */
const { sent } = LIMITS.visual

/** Returns the sum of the hidden values, and the number of cases without a value. */
function remainderOf(items: VisualItem[], parts: VisualItem[], total: number): ChartItem[] {
  const { some, many, none } = visualCopy.visual.rest
  const remaining = sumOf(items) - sumOf(parts)
  const withoutValue = Math.max(0, total - sumOf(items))
  const count = items.filter(({ value }) => value > 0).length - parts.length
  const rest: ChartItem[] =
    items.length < sent
      ? [
          { name: fill(some, { count }), value: remaining, rest: 'others' },
          { name: none, value: withoutValue, rest: 'none' },
        ]
      : [{ name: many, value: remaining + withoutValue, rest: 'others' }]
  return rest.filter(({ value }) => value > 0)
}

const plain = (items: VisualItem[]): VisibleData => ({ items, unfinished: false, rest: [] })

function visibleMonths(items: VisualItem[], today: string, chosenYear?: string): VisibleData {
  const all = yearsWithMonths(items)
  const at = chosenYear && all.includes(chosenYear) ? all.indexOf(chosenYear) : all.length - 1
  const year = all[at]
  if (!year) return plain([])
  const points = monthsOf(items, year, today)
  const named = points.map((item, month) => ({ ...item, name: fill(visualCopy.visual.month, { month: month + 1 }) }))
  const isRunning = isUnfinished(points, today)
  const note = fill(isRunning ? visualCopy.visual.untilMonth : visualCopy.visual.oneYear, {
    year,
    month: points.length,
  })
  return { ...plain(named), unfinished: isRunning, note, years: { all, at } }
}

function visibleYears(items: VisualItem[], today: string): VisibleData {
  const points = yearsOf(items)
  if (!isUnfinished(points, today)) return plain(points)
  const [year = '', month = ''] = today.split('-')
  return {
    ...plain(points),
    unfinished: true,
    note: fill(visualCopy.visual.untilMonth, { year, month: Number(month) }),
  }
}

export function visibleData(
  { face, chart, isPartition }: ChartView,
  { total, today, year }: VisibleDataOptions,
): VisibleData {
  const { items, field } = chart
  switch (face) {
    case 'years':
      return visibleYears(items, today)
    case 'months':
      return visibleMonths(items, today, year)
    case 'map':
      return plain(items)
    case 'bars': {
      const bars = largest(items, field === 'region' ? topProvinces : top)
      return { ...plain(bars), rest: isPartition ? remainderOf(items, bars, total) : [] }
    }
    case 'pie': {
      const parts = largest(items, top)
      return { ...plain(parts), rest: remainderOf(items, parts, total) }
    }
  }
}
