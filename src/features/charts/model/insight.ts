/** Sums up a chart in one sentence, if its figures allow it. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { isUnfinished, yearsOf } from '@/libraries/statistics/timeline'
import { type ChartView, sumOf } from './chart-cards'

const { insights } = visualCopy.visual

/** The number of years of a trend. */
const TREND_YEARS = { most: 5, least: 3 }
/** The minimum of cases: per year for a trend, in total for shares. */
const MINIMUM = { yearly: 5, shares: 10 }
/** Relative to the mean: the gain that counts as a trend, and the largest spread of a steady course. */
const TREND = 0.2
const STEADY_SPREAD = 0.5
const TOP_COUNT = 3

/** The gain of the regression line from the first to the last value. */
function trendGain(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((all, value) => all + value, 0) / values.length
  const along = values.reduce((all, value, at) => all + (at - middle) * (value - mean), 0)
  const across = values.reduce((all, _, at) => all + (at - middle) ** 2, 0)
  return (along / across) * (values.length - 1)
}

function trendSentence(values: number[], mean: number) {
  const gain = trendGain(values) / mean
  if (gain >= TREND) return insights.rising
  if (gain <= -TREND) return insights.falling
  return (Math.max(...values) - Math.min(...values)) / mean <= STEADY_SPREAD ? insights.steady : insights.uneven
}

/** Describes the trend of the years. Uses only finished years. */
function trendInsight(items: VisualItem[], today: string): string {
  const points = yearsOf(items)
  const finished = (isUnfinished(points, today) ? points.slice(0, -1) : points).slice(-TREND_YEARS.most)
  const last = finished[finished.length - 1]
  const values = finished.map(({ value }) => value)
  const mean = sumOf(finished) / finished.length
  if (!last || finished.length < TREND_YEARS.least || mean < MINIMUM.yearly) return ''
  const years = insights.years[finished.length as keyof typeof insights.years]
  return fill(trendSentence(values, mean), { years, year: last.name, count: formatCount(last.value) })
}

/** Describes the largest shares. Empty if equal values make the choice of the largest arbitrary. */
function shareSentence(items: VisualItem[], total: number): string {
  if (total < MINIMUM.shares) return ''
  const sorted = [...items].sort((a, b) => b.value - a.value)
  const [largest] = sorted
  const share = (value: number) => ((100 * value) / total).toFixed(1)
  if (largest && 2 * largest.value > total)
    return fill(insights.overHalf, { name: largest.name, share: share(largest.value) })
  const [third, fourth] = [sorted[TOP_COUNT - 1], sorted[TOP_COUNT]]
  if (!third || !fourth?.value || third.value === fourth.value) return ''
  return fill(insights.firstThree, { share: share(sumOf(sorted.slice(0, TOP_COUNT))) })
}

export function chartInsight({ face, chart, isPartition }: ChartView, total: number, today: string): string {
  if (face === 'years') return trendInsight(chart.items, today)
  return isPartition ? shareSentence(chart.items, total) : ''
}
