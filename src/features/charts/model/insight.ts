/** Sums up a chart in one sentence, if its figures allow it. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { allowsTrend, shareClaim } from '@domain/charts/claims'
import { formatCount } from '@domain/format/amounts'
import { isUnfinished, yearsOf } from '@/libraries/statistics'
import { type ChartView, sumOfValues } from './chart-cards'

const { insights } = visualCopy.visual

/** The most and the fewest years from which a trend is derived. */
const TREND_YEARS = { most: 5, least: 3 }
/** The fewest cases per year in a trend. */
const LEAST_YEARLY = 5
/**
 * Both figures are relative to the mean: the gain that counts as a trend, and the largest spread of a steady
 * course.
 */
const TREND = 0.2
const STEADY_SPREAD = 0.5

/** Returns the gain of the regression line from the first to the last value. */
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

const valuesOf = (items: VisualItem[]) => items.map(({ value }) => value)

/** Describes the trend of the years. Uses only finished years. */
function trendInsight(items: VisualItem[], today: string): string {
  const points = yearsOf(items)
  const finished = (isUnfinished(points, today) ? points.slice(0, -1) : points).slice(-TREND_YEARS.most)
  const last = finished[finished.length - 1]
  const values = valuesOf(finished)
  const mean = sumOfValues(finished) / finished.length
  if (!last || finished.length < TREND_YEARS.least || mean < LEAST_YEARLY) return ''
  // Years outside the trend count too: if most cases are of one year, the library is uneven, not the courts.
  if (![valuesOf(items), values].every(allowsTrend)) return ''
  const years = insights.years[finished.length as keyof typeof insights.years]
  return fill(trendSentence(values, mean), { years, year: last.name, count: formatCount(last.value) })
}

/** Describes the largest shares. */
function shareSentence(items: VisualItem[], total: number): string {
  const claim = shareClaim(items, total)
  return claim ? fill(insights[claim.kind], claim) : ''
}

export function chartInsight({ face, chart, isPartition }: ChartView, total: number, today: string): string {
  if (face === 'years') return trendInsight(chart.items, today)
  return isPartition ? shareSentence(chart.items, total) : ''
}
