/** What of a chart is drawn: the points of a line, the regions, the five largest. */
import type { VisualItem } from '@contract/judgement'
import { copy, fill } from '@/copy'
import { LIMITS } from '@/domain/limits'
import type { View } from './slots'
import { isUnfinished, monthsOf, yearsOf } from '@/libraries/statistics/timeline'

export interface Shown {
  items: VisualItem[]
  /** The last point of a line is still being counted. */
  unfinished: boolean
  /** Of a pie: what the parts that are shown leave. */
  rest: number
}

const { top, topProvinces } = LIMITS.visual
const sum = (items: VisualItem[]) => items.reduce((whole, { value }) => whole + value, 0)

/** The largest, in the order they came in: bands of money stay in theirs. */
function largest(items: VisualItem[], limit: number): VisualItem[] {
  const least = [...items].sort((a, b) => b.value - a.value)[limit - 1]?.value ?? 0
  const above = items.filter(({ value }) => value > least).length
  let atLeast = limit - above
  return items.filter(({ value }) => value > least || (value === least && value > 0 && atLeast-- > 0))
}

const plain = (items: VisualItem[]): Shown => ({ items, unfinished: false, rest: 0 })

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
      return { ...plain(named), unfinished: isUnfinished(points, today) }
    }
    case 'map':
      return plain(items)
    case 'bars':
      return plain(largest(items, field === 'region' ? topProvinces : top))
    case 'pie': {
      const parts = largest(items, top)
      // Where a case has several of them, they may be more than all cases.
      return { ...plain(parts), rest: Math.max(total, sum(items)) - sum(parts) }
    }
  }
}
