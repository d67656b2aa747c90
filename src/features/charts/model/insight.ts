/** Describes a chart in one sentence, if its figures allow a claim. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { allowsTrend, shareClaim } from '@domain/charts/claims'
import { formatCount } from '@domain/format/amounts'
import { isLastPointUnfinished, lastTwelveYears } from '@/libraries/statistics'
import { type ChartView, sumOfValues } from './chart-cards'

const { insights } = visualCopy.visual

/** The maximum and minimum number of years from which a trend is derived. */
const TREND_YEARS = { most: 5, least: 3 }
/** The minimum mean of cases per year for a trend. */
const MIN_YEARLY_MEAN = 5
/** The minimum rise or fall of the regression line for a trend, as a share of the mean. */
const TREND = 0.2
/** The maximum difference between the largest and the smallest value of a steady course, as a share of the mean. */
const STEADY_SPREAD = 0.5

/** Returns by how much the regression line rises from the first to the last value. */
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

/**
 * Describes the trend over the years, or returns '' if the figures allow no claim. Leaves out the unfinished current
 * year.
 */
function trendInsight(items: VisualItem[], today: string): string {
  const points = lastTwelveYears(items)
  const finished = (isLastPointUnfinished(points, today) ? points.slice(0, -1) : points).slice(-TREND_YEARS.most)
  const last = finished[finished.length - 1]
  const values = valuesOf(finished)
  const mean = sumOfValues(finished) / finished.length
  if (!last || finished.length < TREND_YEARS.least || mean < MIN_YEARLY_MEAN) return ''
  // Earlier years are checked too. If most cases are of one year, the library's coverage makes the trend, and not the
  // courts.
  if (![valuesOf(items), values].every(allowsTrend)) return ''
  const years = insights.years[finished.length as keyof typeof insights.years]
  return fill(trendSentence(values, mean), { years, year: last.name, count: formatCount(last.value) })
}

/** Describes the values with the largest shares. */
function shareSentence(items: VisualItem[], total: number): string {
  const claim = shareClaim(items, total)
  return claim ? fill(insights[claim.kind], claim) : ''
}

export function chartInsight({ form, chart, isPartition }: ChartView, total: number, today: string): string {
  if (form === 'years') return trendInsight(chart.items, today)
  return isPartition ? shareSentence(chart.items, total) : ''
}
