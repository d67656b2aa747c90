/** Decides which statements the numbers of a chart support. */

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The minimum number of results for a drawn chart. With fewer results a table is shown. */
const FEWEST_FOR_DRAWING = 10
/** The minimum number of cases for a trend, and the maximum share of them that one period may have. */
const TREND = { cases: 30, largestShare: 0.6 }
/** The maximum share of a pie that its slice for all other values may have. */
const LARGEST_REMAINDER = 0.5
/** The minimum number of cases for statements about shares. */
const FEWEST_FOR_SHARES = 10
const TOP_COUNT = 3
/** The minimum number of values for a statement about the three largest. */
const FEWEST_FOR_TOP = 2 * TOP_COUNT

export const isTooFewToDraw = (total: number) => total < FEWEST_FOR_DRAWING

/** Whether counts per year or month may be joined by a line, or described as a trend. */
export function allowsTrend(counts: number[]): boolean {
  const sum = sumOf(counts)
  return sum >= TREND.cases && Math.max(...counts) <= TREND.largestShare * sum
}

/** Whether a pie can be drawn: it has more than one slice, and the remainder is not too large. */
export function allowsPieChart(parts: number[], remainder: number): boolean {
  const shown = parts.filter(count => count > 0)
  return shown.length > 1 && remainder <= LARGEST_REMAINDER * (sumOf(shown) + remainder)
}

/**
 * Returns the total to which the bars are compared.
 * Returns `undefined` if a case may have several values, or if the total is unknown. Bars are then compared only with
 * each other.
 */
export function comparisonTotal(counts: number[], { isPartition, total }: { isPartition: boolean; total?: number }) {
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

/** Returns a share in percent. A share below the total is never rounded up to 100. */
function percentOf(value: number, total: number) {
  const share = ((100 * value) / total).toFixed(1)
  return value < total && share === '100.0' ? '99.9' : share
}

/** Returns the strongest statement that the shares support. It requires values that exclude each other. */
export function shareClaim(items: Named[], total: number): ShareClaim | undefined {
  if (total < FEWEST_FOR_SHARES) return undefined
  const sorted = items.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  const [largest] = sorted
  // If the sum of the values exceeds the total, a case may have several of them.
  if (!largest || sumOf(sorted.map(({ value }) => value)) > total) return undefined
  const { name, value } = largest
  if (value === total) return { kind: 'all', name }
  if (2 * value > total) return { kind: 'overHalf', name, share: percentOf(value, total) }
  const [third, fourth] = [sorted[TOP_COUNT - 1], sorted[TOP_COUNT]]
  // If the third and the fourth value are equal, the choice of the third would be arbitrary.
  if (sorted.length < FEWEST_FOR_TOP || !third || third.value === fourth?.value) return undefined
  return {
    kind: 'firstThree',
    share: percentOf(sumOf(sorted.slice(0, TOP_COUNT).map(({ value }) => value)), total),
  }
}

/**
 * Whether the year or month of a point may be unfinished. `today` is the day on the device: 2026-11-20.
 * A later point counts as unfinished too, because the clock of the device must be wrong.
 */
export const mayBeUnfinished = (point: string, today: string) => point >= today.slice(0, point.length)

/** Whether a point is later than the day on the device. The clock of the device must then be wrong. */
export const isAfterToday = (point: string, today: string) => point > today.slice(0, point.length)
