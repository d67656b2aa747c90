/** Interest on unperformed judgments before and since 2014-08-01, and surcharges on late tax, by hand. */
import { latePerformanceInterest } from '@domain/calculators/late-performance'
import { lateTaxSurcharge } from '@domain/calculators/late-tax'
import { LOAN_RATES } from '@domain/calculators/loan-rates'

const late = (debt: number, from: string, to: string, year: 360 | 365 = 365) =>
  latePerformanceInterest(LOAN_RATES, debt, { from, to }, year)

test.each<
  [debt: number, from: string, to: string, former: number | undefined, current: number | undefined, sum: number]
>([
  // since 2014-08-01 alone: 100 000 × 30 × 1.75 ‱
  [100_000, '2014-08-01', '2014-08-31', undefined, 525, 525],
  // the last day of the old rule is over
  [100_000, '2014-07-31', '2014-08-30', undefined, 525, 525],
  // one day of the old rule: 100 000 × 1 × 6 % × 2 ÷ 365
  [100_000, '2014-07-30', '2014-07-31', 32.88, undefined, 32.88],
  // 31 days at 12 %: 1019.18; then 31 days: 542.5
  [100_000, '2014-06-30', '2014-08-31', 1019.18, 542.5, 1561.68],
  // 365 days at 12 %
  [1_000_000, '2013-01-01', '2014-01-01', 120_000, undefined, 120_000],
  // 6.31 % up to 2012-07-05 (5 days), 6 % for 25: 1728.77 + 8219.18
  [1_000_000, '2012-06-30', '2012-07-30', 9947.95, undefined, 9947.95],
])('%d from %s to %s: %p by the old rule, %p since', (debt, from, to, former, current, sum) => {
  const result = late(debt, from, to)!
  expect([result.former?.sum, result.current?.sum, result.sum]).toEqual([former, current, sum])
})

test('a bank’s year makes the old interest higher', () =>
  // 100 000 × 31 × 12 % ÷ 360
  expect(late(100_000, '2014-06-30', '2014-07-31', 360)!.sum).toBe(1033.33))

test('nothing comes of days in the wrong order, or before the table of rates', () => {
  expect(late(1000, '2020-01-02', '2020-01-02')).toBeUndefined()
  expect(late(1000, '2007-12-19', '2014-01-01')).toBeUndefined()
  expect(late(1000, '2007-12-20', '2014-01-01')).toBeDefined()
})

test.each<[tax: number, limit: string, paid: string, due: string, days: number, sum: number, exceeds: boolean]>([
  [100_000, '2025-01-15', '2025-01-25', '2025-01-15', 10, 500, false],
  // 2025-02-15 is a Saturday: the limit ends on Monday
  [100_000, '2025-02-15', '2025-02-27', '2025-02-17', 10, 500, false],
  // 国庆节 of 2024 ends on 10-07
  [100_000, '2024-10-01', '2024-10-18', '2024-10-08', 10, 500, false],
  // 2000 days are the tax itself; one more is above it
  [10_000, '2018-01-15', '2023-07-08', '2018-01-15', 2000, 10_000, false],
  [10_000, '2018-01-15', '2023-07-09', '2018-01-15', 2001, 10_005, true],
  // paid on the day to which the limit moved
  [100_000, '2025-02-15', '2025-02-17', '2025-02-17', 0, 0, false],
])('tax of %d due on %s and paid on %s: from %s, %d days, %d', (tax, limit, paid, due, days, sum, exceedsTax) =>
  expect(lateTaxSurcharge(tax, limit, paid)).toMatchObject({ due, days, sum, exceedsTax }),
)

test('tax that was paid in time has no surcharge', () =>
  expect(lateTaxSurcharge(1, '2025-01-15', '2025-01-15')).toBeUndefined())

test('a surcharge whose days begin before 2001-05-01 had another rate, and is not calculated', () => {
  expect(lateTaxSurcharge(10_000, '2001-04-29', '2001-05-10')).toBeUndefined()
  // 10 000 × 10 × 0.05 %
  expect(lateTaxSurcharge(10_000, '2001-04-30', '2001-05-10')).toMatchObject({ days: 10, sum: 50 })
})
