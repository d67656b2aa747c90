/** What a chart says in one sentence, where its figures say enough. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { isUnfinished, yearsOf } from '@/libraries/statistics/timeline'
import { type View, sum } from './chart-cards'

const { telling } = visualCopy.visual

/** The years that a trend is told of. */
const YEARS = { most: 5, least: 3 }
/** Fewer cases a year tell no trend, and fewer in all no shares. */
const LEAST = { yearly: 5, shares: 10 }
/** Of the mean: what a line through the years gains or loses from the first to the last, and how far apart they lie at most. */
const TREND = 0.2
const STEADY = 0.5
const FIRST = 3

/** What the straight line nearest to the values gains from the first to the last. */
function gainOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((all, value) => all + value, 0) / values.length
  const along = values.reduce((all, value, at) => all + (at - middle) * (value - mean), 0)
  const across = values.reduce((all, _, at) => all + (at - middle) ** 2, 0)
  return (along / across) * (values.length - 1)
}

function courseOf(values: number[], mean: number) {
  const gain = gainOf(values) / mean
  if (gain >= TREND) return telling.rising
  if (gain <= -TREND) return telling.falling
  return (Math.max(...values) - Math.min(...values)) / mean <= STEADY ? telling.steady : telling.uneven
}

/** Of the finished years alone. */
function trendOf(items: VisualItem[], today: string): string {
  const points = yearsOf(items)
  const finished = (isUnfinished(points, today) ? points.slice(0, -1) : points).slice(-YEARS.most)
  const last = finished[finished.length - 1]
  const values = finished.map(({ value }) => value)
  const mean = sum(finished) / finished.length
  if (!last || finished.length < YEARS.least || mean < LEAST.yearly) return ''
  const years = telling.years[finished.length as keyof typeof telling.years]
  return fill(courseOf(values, mean), { years, year: last.name, count: formatCount(last.value) })
}

/** Nothing where two are as large as each other: which of them is named would be chance. */
function sharesOf(items: VisualItem[], total: number): string {
  if (total < LEAST.shares) return ''
  const sorted = [...items].sort((a, b) => b.value - a.value)
  const [largest] = sorted
  const share = (value: number) => ((100 * value) / total).toFixed(1)
  if (largest && 2 * largest.value > total)
    return fill(telling.overHalf, { name: largest.name, share: share(largest.value) })
  const [third, fourth] = [sorted[FIRST - 1], sorted[FIRST]]
  if (!third || !fourth?.value || third.value === fourth.value) return ''
  return fill(telling.firstThree, { share: share(sum(sorted.slice(0, FIRST))) })
}

export function tellingOf({ face, chart, isPartition }: View, total: number, today: string): string {
  if (face === 'years') return trendOf(chart.items, today)
  return isPartition ? sharesOf(chart.items, total) : ''
}
