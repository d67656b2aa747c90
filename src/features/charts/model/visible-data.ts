/** What of a chart is drawn: the points of a line, the regions, the five largest. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { LIMITS } from '@domain/limits'
import type { ChartItem } from '@/ui/chart/types'
import { type View, sum } from './chart-cards'
import { isUnfinished, monthsOf, yearsOf, yearsWithMonths } from '@/libraries/statistics/timeline'

export interface Shown {
  items: VisualItem[]
  /** The last point of a line is still being counted. */
  unfinished: boolean
  /** What the parts that are shown leave of all cases. A value may itself be called 其他, so nothing of this is. */
  rest: ChartItem[]
  /** What the title does not tell: of which year the months are, and how far the last point reaches. */
  note?: string
  /** Of which there are months, and the one that is shown. */
  years?: { all: string[]; at: number }
}

/** What the shown is chosen by. */
interface Chosen {
  total: number
  /** 2026-11-20 */
  today: string
  /** Of the months; the last one where none is chosen. */
  year?: string
}

const { top, topProvinces } = LIMITS.visual

/** The largest, in the order they came in: bands of money stay in theirs. */
function largest(items: VisualItem[], limit: number): VisualItem[] {
  const least = [...items].sort((a, b) => b.value - a.value)[limit - 1]?.value ?? 0
  const above = items.filter(({ value }) => value > least).length
  let atLeast = limit - above
  return items.filter(({ value }) => value > least || (value === least && value > 0 && atLeast-- > 0))
}

/** As many as the service sends of one chart at most: there may be more. */
const { sent } = LIMITS.visual

/** The values that are not shown, and the cases that have none. Where a case has several, they may be more than all cases. */
function restOf(items: VisualItem[], parts: VisualItem[], total: number): ChartItem[] {
  const { some, many, none } = visualCopy.visual.rest
  const left = sum(items) - sum(parts)
  const without = Math.max(0, total - sum(items))
  const count = items.filter(({ value }) => value > 0).length - parts.length
  const rest: ChartItem[] =
    items.length < sent
      ? [
          { name: fill(some, { count }), value: left, rest: 'others' },
          { name: none, value: without, rest: 'none' },
        ]
      : [{ name: many, value: left + without, rest: 'others' }]
  return rest.filter(({ value }) => value > 0)
}

const plain = (items: VisualItem[]): Shown => ({ items, unfinished: false, rest: [] })

function monthsShown(items: VisualItem[], today: string, chosen?: string): Shown {
  const all = yearsWithMonths(items)
  const at = chosen && all.includes(chosen) ? all.indexOf(chosen) : all.length - 1
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

function yearsShown(items: VisualItem[], today: string): Shown {
  const points = yearsOf(items)
  if (!isUnfinished(points, today)) return plain(points)
  const [year = '', month = ''] = today.split('-')
  return {
    ...plain(points),
    unfinished: true,
    note: fill(visualCopy.visual.untilMonth, { year, month: Number(month) }),
  }
}

export function shownOf({ face, chart, isPartition }: View, { total, today, year }: Chosen): Shown {
  const { items, field } = chart
  switch (face) {
    case 'years':
      return yearsShown(items, today)
    case 'months':
      return monthsShown(items, today, year)
    case 'map':
      return plain(items)
    case 'bars': {
      const bars = largest(items, field === 'region' ? topProvinces : top)
      return { ...plain(bars), rest: isPartition ? restOf(items, bars, total) : [] }
    }
    case 'pie': {
      const parts = largest(items, top)
      return { ...plain(parts), rest: restOf(items, parts, total) }
    }
  }
}
