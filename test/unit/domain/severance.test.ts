/** 经济补偿, N+1 and 2N, by hand from 劳动合同法, articles 47, 87 and 97. */
import { type SeveranceClaim, type SeveranceFacts, severancePay, severanceMonths } from '@domain/calculators/severance'

test.each([
  // the last day counts: a whole year ends the day before the anniversary
  ['2020-01-01', '2020-12-31', 1],
  ['2020-01-01', '2020-12-30', 1],
  ['2020-01-01', '2020-06-29', 0.5],
  ['2020-01-01', '2020-06-30', 1],
  ['2020-01-01', '2020-01-01', 0.5],
  ['2020-01-01', '2021-01-01', 1.5],
  ['2020-01-01', '2021-06-30', 2],
  ['2020-01-01', '2021-06-29', 1.5],
  ['2016-02-29', '2018-02-27', 2],
  ['2016-02-29', '2018-02-28', 2.5],
  ['2010-03-15', '2025-03-14', 15],
  ['2010-03-15', '2025-09-14', 16],
  ['2010-03-15', '2025-09-13', 15.5],
])('from %s to %s there are %d months of pay', (from, to, months) => expect(severanceMonths(from, to)).toBe(months))

const due = (claim: SeveranceClaim, from: string, to: string, wage: number, more: Partial<SeveranceFacts> = {}) =>
  severancePay({ claim, from, to, wage, ...more })

test.each<[claim: SeveranceClaim, from: string, to: string, wage: number, more: Partial<SeveranceFacts>, sum: number]>([
  // 10 000 × 5
  ['compensation', '2020-01-01', '2024-12-31', 10_000, {}, 50_000],
  // 10 000 × 5.5
  ['compensation', '2020-01-01', '2025-03-31', 10_000, {}, 55_000],
  // 10 000 × 6
  ['compensation', '2020-01-01', '2025-06-30', 10_000, {}, 60_000],
  // 8 888.88 × 2.5 = 22 222.2
  ['compensation', '2020-05-01', '2022-08-15', 8888.88, {}, 22_222.2],
  // 3 333.33 × 0.5 = 1 666.665
  ['compensation', '2024-01-01', '2024-03-31', 3333.33, {}, 1666.67],
  // below three times the average: 35 999 × 3
  ['compensation', '2020-01-01', '2022-12-31', 35_999, { local: 12_000 }, 107_997],
  // three times the average is not above it
  ['compensation', '2020-01-01', '2022-12-31', 36_000, { local: 12_000 }, 108_000],
  // nor with cents: 24 999.99 × 18
  ['compensation', '2008-01-01', '2025-12-31', 24_999.99, { local: 8333.33 }, 449_999.82],
  // 50 000 is lowered to 36 000: × 3
  ['compensation', '2020-01-01', '2022-12-31', 50_000, { local: 12_000 }, 108_000],
  // fifteen years at a high wage: 36 000 × 12
  ['compensation', '2010-01-01', '2024-12-31', 50_000, { local: 12_000 }, 432_000],
  // fifteen years at a low wage have no limit: 20 000 × 15
  ['compensation', '2010-01-01', '2024-12-31', 20_000, { local: 12_000 }, 300_000],
  // without the average no limit: 50 000 × 15
  ['compensation', '2010-01-01', '2024-12-31', 50_000, {}, 750_000],
  // from 2008-01-01 only: 10 000 × 10
  ['compensation', '2000-01-01', '2017-12-31', 10_000, {}, 100_000],
  // N+1: 10 000 × 5 + 12 000
  ['notice', '2020-01-01', '2024-12-31', 10_000, { last: 12_000 }, 62_000],
  // the month in place of notice is not lowered: 36 000 × 3 + 55 000
  ['notice', '2020-01-01', '2022-12-31', 50_000, { local: 12_000, last: 55_000 }, 163_000],
  // 9 000 × 0.5 + 8 000.5
  ['notice', '2024-01-01', '2024-05-31', 9000, { last: 8000.5 }, 12_500.5],
  // 2N: 10 000 × 5 × 2
  ['damages', '2020-01-01', '2024-12-31', 10_000, {}, 100_000],
  // 2N from the first day of work: 10 000 × 18 × 2
  ['damages', '2000-01-01', '2017-12-31', 10_000, {}, 360_000],
  // 36 000 × 12 × 2
  ['damages', '2005-01-01', '2024-12-31', 60_000, { local: 12_000 }, 864_000],
  // 7 500 × 1.5 × 2
  ['damages', '2023-01-01', '2024-03-31', 7500, {}, 22_500],
  // 3 333.33 × 0.5 × 2
  ['damages', '2024-01-01', '2024-03-31', 3333.33, {}, 3333.33],
  // 10 000.01 × 1 × 2
  ['damages', '2024-01-01', '2024-12-31', 10_000.01, {}, 20_000.02],
])('%s from %s to %s at %d, %p: %d', (claim, from, to, wage, more, sum) =>
  expect(due(claim, from, to, wage, more)!.sum).toBe(sum),
)

test('it says what was limited, and from which day it counts', () => {
  expect(due('compensation', '2000-01-01', '2024-12-31', 50_000, { local: 12_000 })).toMatchObject({
    ...{ months: 12, uncappedMonths: 17, base: 36_000, isCapped: true, countsFrom: '2008-01-01' },
  })
  expect(due('damages', '2000-01-01', '2024-12-31', 50_000)).toMatchObject({
    isCapped: false,
    countsFrom: '2000-01-01',
  })
})

test('the limit is exact to the cent', () => {
  const facts = { claim: 'compensation', from: '2020-01-01', to: '2022-12-31', wage: 50_000, local: 7854.83 } as const
  expect(severancePay(facts)?.base).toBe(23_564.49)
})

test('nothing comes of days in the wrong order, of work before 2008 alone, or of N+1 without the last wage', () => {
  expect(due('damages', '2024-01-02', '2024-01-01', 1000)).toBeUndefined()
  for (const claim of ['compensation', 'notice', 'damages'] as const)
    expect(due(claim, '2000-01-01', '2007-12-31', 1000, { last: 1000 })).toBeUndefined()
  expect(due('damages', '2000-01-01', '2008-01-01', 1000)).toBeDefined()
  expect(due('notice', '2020-01-01', '2024-12-31', 1000)).toBeUndefined()
})
