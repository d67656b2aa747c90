/** Interest calculated by hand. */
import { DAILY_RATES, interestAtDailyRate, interestAtYearlyRate, daysBetween } from '@domain/calculators/interest'

test.each([
  ['2024-02-28', '2024-03-01', 2],
  ['2023-02-28', '2023-03-01', 1],
  ['2024-01-01', '2025-01-01', 366],
  ['2025-01-01', '2026-01-01', 365],
  ['2025-03-09', '2025-03-09', 0],
  ['1999-12-31', '2026-11-23', 9824],
])('from %s to %s there are %d days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

test.each([
  [100_000, '2025-01-01', '2025-01-02', 17.5],
  [100_000, '2025-01-01', '2025-01-31', 525],
  [1_000_000, '2024-01-01', '2025-01-01', 64_050],
  [8888.88, '2025-06-01', '2025-07-01', 46.67],
  [0.01, '2025-06-01', '2025-07-01', 0],
])('%d yuan under a judgment, from %s to %s, owe %d more', (debt, from, to, sum) =>
  expect(interestAtDailyRate(debt, from, to, DAILY_RATES.latePerformance)!.sum).toBe(sum),
)

test.each([
  [100_000, '2025-01-15', '2025-01-25', 500],
  [50_000, '2025-01-15', '2026-01-15', 9125],
  [33_333.33, '2025-01-15', '2025-01-16', 16.67],
])('%d yuan of tax, due on %s and paid on %s, cost %d more', (debt, from, to, sum) =>
  expect(interestAtDailyRate(debt, from, to, DAILY_RATES.lateTax)!.sum).toBe(sum),
)

test.each([
  [100_000, '2025-01-01', '2026-01-01', 12, 365, 12_000],
  [100_000, '2025-01-01', '2026-01-01', 12, 360, 12_166.67],
  [100_000, '2024-01-01', '2025-01-01', 3.45, 365, 3459.45],
  [250_000, '2025-03-01', '2025-03-31', 24, 365, 4931.51],
  [1, '2025-01-01', '2025-01-02', 1, 365, 0],
] as const)('%d yuan from %s to %s at %d %% of a year of %d days bear %d', (debt, from, to, rate, year, sum) =>
  expect(interestAtYearlyRate(debt, from, to, rate, year)!.sum).toBe(sum),
)

test('nothing accrues before its first day is over', () => {
  expect(interestAtDailyRate(1000, '2025-01-02', '2025-01-02', 5)).toBeUndefined()
  expect(interestAtYearlyRate(1000, '2025-01-02', '2025-01-01', 5, 365)).toBeUndefined()
})
