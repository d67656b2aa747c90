/** Describes a chart in one sentence, if its figures allow a claim. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { allowsTrend, shareClaim } from '@domain/charts/claims'
import { formatCount } from '@domain/format/amounts'
import { isLastPointUnfinished, lastTwelveYears } from '@/libraries/statistics'
import { type ChartView, sumOfValues } from './chart-cards'

const { insights } = visualCopy.visual

/** The most and the fewest years from which a trend is derived. */
const TREND_YEARS = { most: 5, least: 3 }
/** The fewest cases per year in a trend. */
const LEAST_YEARLY = 5
/** The change from which a course counts as a trend, relative to the mean. */
const TREND = 0.2
/** The largest spread of a steady course, relative to the mean. */
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

/** Describes the trend over the years. The current, unfinished year is left out. */
function trendInsight(items: VisualItem[], today: string): string {
  const points = lastTwelveYears(items)
  const finished = (isLastPointUnfinished(points, today) ? points.slice(0, -1) : points).slice(-TREND_YEARS.most)
  const last = finished[finished.length - 1]
  const values = valuesOf(finished)
  const mean = sumOfValues(finished) / finished.length
  if (!last || finished.length < TREND_YEARS.least || mean < LEAST_YEARLY) return ''
  // Earlier years are checked too. If most cases are of one year, the trend comes from the library and not from the
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
