/** How interest by published rates grows: what was owed on many a day. */
import { DAY, onCalendar } from '../format/calendar'
import { daysBetween } from './interest'
import { interestBySections, type LoanInterest, type PublishedRate } from './loan-rates'

export interface GrowthPoint {
  day: string
  /** Since the first day. */
  days: number
  sum: number
  /** A year, of the day itself: the published rate as often as it is asked for. */
  rate: number
}

export interface InterestGrowth {
  days: number
  points: GrowthPoint[]
}

/** Per cent, without what a multiplication of decimals leaves behind. */
const times = (rate: number, multiple: number) => Math.round(rate * multiple * 1e6) / 1e6

/** So many days in equal steps at most, and every day before a change of the rate. */
const MOST = 60

export function interestGrowth(table: PublishedRate[], loan: LoanInterest): InterestGrowth | undefined {
  const total = interestBySections(table, loan)
  if (!total) return undefined
  const { from, multiple } = loan
  const step = Math.ceil(total.days / MOST)
  const days = new Set(total.sections.map(({ last }) => daysBetween(from, last)))
  for (let day = step; day < total.days; day += step) days.add(day)
  const points = [...days]
    .sort((a, b) => a - b)
    .map(count => {
      const day = onCalendar(from).add(count, 'day').format(DAY)
      const { sum, sections } = interestBySections(table, { ...loan, to: day })!
      return { day, days: count, sum, rate: times(sections[sections.length - 1]!.rate, multiple) }
    })
  return { days: total.days, points }
}
