/** 未休年休假工资报酬 by hand: days × wage ÷ 21.75 × 200 %, beside the normal wage. */
import { type AnnualLeaveFacts, annualLeavePay, type Seniority } from '@domain/calculators/annual-leave'

const pay = (seniority: Seniority, wage: number, taken: number, more: Partial<AnnualLeaveFacts> = {}) =>
  annualLeavePay({ seniority, wage, taken, ...more })

test.each<
  [seniority: Seniority, wage: number, taken: number, more: Partial<AnnualLeaveFacts>, untaken: number, sum: number]
>([
  // 2 175 ÷ 21.75 = 100 a day
  ['one', 2175, 0, {}, 5, 1000],
  ['ten', 2175, 0, {}, 10, 2000],
  ['twenty', 2175, 0, {}, 15, 3000],
  ['one', 2175, 2, {}, 3, 600],
  ['one', 2175, 3.2, {}, 1.8, 360],
  ['one', 2175, 5, {}, 0, 0],
  // days beyond those due are not taken back
  ['one', 2175, 7, {}, 0, 0],
  ['ten', 2175, 4.5, {}, 5.5, 1100],
  // left on 06-30: 181 ÷ 365 × 5 = 2.479
  ['one', 2175, 0, { to: '2025-06-30' }, 2, 400],
  // 181 ÷ 365 × 10 = 4.958
  ['ten', 2175, 0, { to: '2025-06-30' }, 4, 800],
  // 182 ÷ 365 × 15 = 7.479
  ['twenty', 2175, 1, { to: '2024-06-30' }, 6, 1200],
  // 73 ÷ 365 × 5 = 1 whole day
  ['one', 2175, 0, { to: '2025-03-14' }, 1, 200],
  // 72 ÷ 365 × 5 = 0.986
  ['one', 2175, 0, { to: '2025-03-13' }, 0, 0],
  // the whole year, and 366 days of a leap year are no more than it
  ['one', 2175, 0, { to: '2025-12-31' }, 5, 1000],
  ['one', 2175, 0, { to: '2024-12-31' }, 5, 1000],
  // hired on 07-01: 184 ÷ 365 × 10 = 5.041
  ['ten', 2175, 0, { from: '2025-07-01' }, 5, 1000],
  // hired on 10-01: 92 ÷ 365 × 5 = 1.26
  ['one', 2175, 0, { from: '2025-10-01' }, 1, 200],
  // hired on 03-01, left on 09-30: 214 ÷ 365 × 15 = 8.794
  ['twenty', 2175, 3, { from: '2025-03-01', to: '2025-09-30' }, 5, 1000],
  // left on 07-24: 205 ÷ 365 × 10 − 0.5 = 5.116, and only then without the part of a day
  ['ten', 2175, 0.5, { to: '2025-07-24' }, 5, 1000],
  // left on 07-19: 200 ÷ 365 × 10 − 2.5 = 2.979
  ['ten', 2175, 2.5, { to: '2025-07-19' }, 2, 400],
  // left on the last day of the year: 5 − 0.5 = 4.5
  ['one', 2175, 0.5, { to: '2025-12-31' }, 4, 800],
  // hired on 07-01 and still employed: 184 ÷ 365 × 10 = 5.041, less 0.5
  ['ten', 2175, 0.5, { from: '2025-07-01' }, 4.5, 900],
  // hired on 03-01, left on 09-30: 8.794 − 0.79 = 8.004
  ['twenty', 2175, 0.79, { from: '2025-03-01', to: '2025-09-30' }, 8, 1600],
  // 10 000 ÷ 21.75 × 5 × 2 = 4 597.701
  ['one', 10_000, 0, {}, 5, 4597.7],
  // 8 000 ÷ 21.75 × 10 × 2 = 7 356.321
  ['ten', 8000, 0, {}, 10, 7356.32],
  // 12 345.67 ÷ 21.75 × 15 × 2 = 17 028.510
  ['twenty', 12_345.67, 0, {}, 15, 17_028.51],
  // 6 666.66 ÷ 21.75 × 3 × 2 = 1 839.079
  ['one', 6666.66, 2, {}, 3, 1839.08],
])('%s at %d with %d taken, %p: %d days, %d', (seniority, wage, taken, more, untaken, sum) =>
  expect(pay(seniority, wage, taken, more)).toMatchObject({ untaken, sum }),
)

test('with the normal wage it is 300 %', () => expect(pay('one', 2175, 0)!.withWage).toBe(1500))

test('days of different years, or in the wrong order, come to nothing', () => {
  expect(pay('one', 1000, 0, { from: '2024-05-01', to: '2025-05-01' })).toBeUndefined()
  expect(pay('one', 1000, 0, { from: '2025-05-02', to: '2025-05-01' })).toBeUndefined()
})
