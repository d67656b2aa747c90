/** Decides what the figures of a chart allow to be claimed. */

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Below this number of results a chart is a plain table. */
const FEWEST_FOR_DRAWING = 10
/** A trend needs this many cases, and no period with a larger share of them. */
const TREND = { cases: 30, largestShare: 0.6 }
/** The largest share of a pie that its grey remainder may take. */
const LARGEST_REMAINDER = 0.5
/** The fewest cases from which shares are stated. */
const FEWEST_FOR_SHARES = 10
const TOP_COUNT = 3
/** The share of the first three is stated if there are at least this many values. */
const FEWEST_FOR_TOP = 2 * TOP_COUNT

export const isTooFewToDraw = (total: number) => total < FEWEST_FOR_DRAWING

/** Whether counts per year or month may be joined by a line, or described as a trend. */
export function allowsTrend(counts: number[]): boolean {
  const sum = sumOf(counts)
  return sum >= TREND.cases && Math.max(...counts) <= TREND.largestShare * sum
}

/** Whether a pie of these parts shows more than one slice and more than its remainder. */
export function allowsPie(parts: number[], remainder: number): boolean {
  const shown = parts.filter(count => count > 0)
  return shown.length > 1 && remainder <= LARGEST_REMAINDER * (sumOf(shown) + remainder)
}

/**
 * Returns the whole of which each bar is a part. Returns `undefined` if a case may have several of the values, or if
 * the number of cases is not known: such bars are only compared with each other.
 */
export function wholeOf(counts: number[], { isPartition, total }: { isPartition: boolean; total?: number }) {
  return isPartition && total !== undefined && sumOf(counts) <= total ? total : undefined
}

interface Named {
  name: string
  value: number
}

type ShareClaim =
  | { kind: 'all'; name: string }
  | { kind: 'overHalf'; name: string; share: string }
  | { kind: 'firstThree'; share: string }

/** Returns a share in percent. A part is never rounded to the whole. */
function percentOf(value: number, total: number) {
  const share = ((100 * value) / total).toFixed(1)
  return value < total && share === '100.0' ? '99.9' : share
}

/** Returns the most that can be said of the shares of values that exclude each other. */
export function shareClaim(items: Named[], total: number): ShareClaim | undefined {
  if (total < FEWEST_FOR_SHARES) return undefined
  const sorted = items.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  const [largest] = sorted
  // Values that exceed the total do not exclude each other.
  if (!largest || sumOf(sorted.map(({ value }) => value)) > total) return undefined
  const { name, value } = largest
  if (value === total) return { kind: 'all', name }
  if (2 * value > total) return { kind: 'overHalf', name, share: percentOf(value, total) }
  const [third, fourth] = [sorted[TOP_COUNT - 1], sorted[TOP_COUNT]]
  // If several values are equally large, chance would choose the third.
  if (sorted.length < FEWEST_FOR_TOP || !third || third.value === fourth?.value) return undefined
  return {
    kind: 'firstThree',
    share: percentOf(sumOf(sorted.slice(0, TOP_COUNT).map(({ value }) => value)), total),
  }
}

/**
 * Whether the year or month of a point may not be over. `today` is the reader's day: 2026-11-20. A point after that day
 * shows that the clock is wrong, so the point does not count as whole.
 */
export const mayBeUnfinished = (point: string, today: string) => point >= today.slice(0, point.length)

/** Whether a point lies after the reader's day, so that the clock is wrong. */
export const isAfterToday = (point: string, today: string) => point > today.slice(0, point.length)
