/** Calculates the growth of interest at published rates, as points of a curve. */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import { daysBetween } from './interest'
import { dayBeforeInterest, interestByPeriods, type LoanFacts, type PublishedRate } from './loan-rates'

interface GrowthPoint {
  day: string
  /** The number of days of interest up to and including this day. */
  days: number
  sum: number
  /** The yearly rate on that day: the published rate times the multiple. */
  rate: number
}

export interface InterestGrowth {
  days: number
  points: GrowthPoint[]
}

/** Multiplies a rate in per cent, without the rounding errors of decimal fractions. */
const times = (rate: number, multiple: number) => Math.round(rate * multiple * 1e6) / 1e6

/** The maximum number of points at equal distances. The last day of each period with one rate is a point too. */
const MOST = 60

export function interestGrowth(table: PublishedRate[], loan: LoanFacts): InterestGrowth | undefined {
  const total = interestByPeriods(table, loan)
  if (!total) return undefined
  const from = dayBeforeInterest(loan)
  const step = Math.ceil(total.days / MOST)
  const days = new Set(total.sections.map(({ last }) => daysBetween(from, last)))
  for (let day = step; day < total.days; day += step) days.add(day)
  const points = [...days]
    .sort((a, b) => a - b)
    .map(count => {
      const day = onCalendar(from).add(count, 'day').format(DAY_FORMAT)
      const { sum, sections } = interestByPeriods(table, { ...loan, to: day })!
      const { rate, multiple } = sections[sections.length - 1]!
      return { day, days: count, sum, rate: times(rate, multiple) }
    })
  return { days: total.days, points }
}
