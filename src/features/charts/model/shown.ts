/** What of a chart is drawn: the points of a line, the regions, the five largest. */
import type { VisualItem } from '@contract/judgement'
import { copy, fill } from '@/copy/visual'
import { LIMITS } from '@domain/limits'
import type { ChartItem } from '@/ui/chart/types'
import type { View } from './slots'
import { isUnfinished, monthsOf, yearsOf } from '@/libraries/statistics/timeline'

export interface Shown {
  items: VisualItem[]
  /** The last point of a line is still being counted. */
  unfinished: boolean
  /** Of a pie: what the parts that are shown leave. A value may itself be called 其他, so nothing of this is. */
  rest: ChartItem[]
  /** What the title does not tell: of which year the months are. */
  note?: string
}

const { top, topProvinces } = LIMITS.visual
export const sum = (items: VisualItem[]) => items.reduce((whole, { value }) => whole + value, 0)

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
  const { some, many, none } = copy.visual.rest
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

export function shownOf({ face, chart }: View, total: number, today: string): Shown {
  const { items, field } = chart
  switch (face) {
    case 'years': {
      const points = yearsOf(items)
      return { ...plain(points), unfinished: isUnfinished(points, today) }
    }
    case 'months': {
      const points = monthsOf(items, today)
      const named = points.map((item, at) => ({ ...item, name: fill(copy.visual.month, { month: at + 1 }) }))
      const [year = ''] = today.split('-')
      const note = fill(points.length > 1 ? copy.visual.months : copy.visual.oneYear, { year, month: points.length })
      return { ...plain(named), unfinished: isUnfinished(points, today), note }
    }
    case 'map':
      return plain(items)
    case 'bars':
      return plain(largest(items, field === 'region' ? topProvinces : top))
    case 'pie': {
      const parts = largest(items, top)
      return { ...plain(parts), rest: restOf(items, parts, total) }
    }
  }
}
