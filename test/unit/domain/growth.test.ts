import { interestGrowth } from '@domain/calculators/growth'
import { LOAN_RATES, interestByPeriods, type LoanFacts } from '@domain/calculators/loan-rates'

const loan: LoanFacts = {
  debt: 1_000_000,
  from: '2019-01-01',
  to: '2026-06-30',
  term: 'oneYear',
  multiple: 1.5,
  yearHas: 365,
  floats: true,
}
const growthOf = (change: Partial<LoanFacts> = {}) => interestGrowth(LOAN_RATES, { ...loan, ...change })!

test('it ends with what is owed in all, and never falls', () => {
  const { days, points } = growthOf()
  const last = points[points.length - 1]!
  const all = interestByPeriods(LOAN_RATES, loan)!
  expect([last.day, last.days, last.sum]).toEqual([loan.to, days, all.sum])
  const sums = points.map(({ sum }) => sum)
  expect(sums).toEqual([...sums].sort((a, b) => a - b))
})

test('between two points the rate never changes', () => {
  const { points } = growthOf()
  const ends = interestByPeriods(LOAN_RATES, loan)!.sections.map(({ last }) => last)
  expect(points.map(({ day }) => day)).toEqual(expect.arrayContaining(ends))
  expect(points.length).toBeLessThan(61 + ends.length)
})

test('the rate of a day is the published one, as often as it is asked for, without crumbs', () => {
  expect(growthOf().points[0]).toMatchObject({ rate: 6.525 })
  expect(growthOf({ from: '2025-06-01', multiple: 1.1 }).points[0]).toMatchObject({ rate: 3.3 })
  expect(growthOf({ from: '2025-06-01', multiple: 4 }).points[0]).toMatchObject({ rate: 12 })
})

test('one day is one point', () => {
  expect(growthOf({ from: '2025-06-01', to: '2025-06-02', multiple: 1 })).toEqual({
    days: 1,
    points: [{ day: '2025-06-02', days: 1, sum: 82.19, rate: 3 }],
  })
})

test('what has no last day after the first, or begins before the table, has none', () => {
  expect(interestGrowth(LOAN_RATES, { ...loan, to: loan.from })).toBeUndefined()
  expect(interestGrowth(LOAN_RATES, { ...loan, from: '2001-01-01' })).toBeUndefined()
})
