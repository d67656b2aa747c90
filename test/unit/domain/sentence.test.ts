/** Ends of terms of punishment by hand: 刑法, articles 41, 44 and 47; 法释〔2021〕1号, article 202. */
import { isForSeveralCrimes, type Punishment, sentenceTerm } from '@domain/calculators/sentence'

const term = (punishment: Punishment, from: string, years: number, months: number, custody = 0) =>
  sentenceTerm({ punishment, from, years, months, custody })

test.each<[Punishment, from: string, years: number, months: number, custody: number, ends: string]>([
  ['imprisonment', '2025-01-01', 3, 0, 0, '2027-12-31'],
  ['imprisonment', '2025-03-15', 1, 0, 0, '2026-03-14'],
  ['imprisonment', '2025-03-15', 1, 6, 0, '2026-09-14'],
  ['imprisonment', '2025-03-15', 0, 6, 0, '2025-09-14'],
  ['imprisonment', '2025-03-15', 10, 0, 0, '2035-03-14'],
  // the next year has no such day: the day before the last of February
  ['imprisonment', '2024-02-29', 1, 0, 0, '2025-02-27'],
  ['imprisonment', '2024-02-29', 4, 0, 0, '2028-02-28'],
  // years keep the day, months keep the end of the month
  ['imprisonment', '2025-02-28', 3, 0, 0, '2028-02-27'],
  ['detention', '2025-02-28', 0, 1, 0, '2025-03-30'],
  ['detention', '2025-04-30', 0, 3, 0, '2025-07-30'],
  ['detention', '2025-01-31', 0, 1, 0, '2025-02-27'],
  ['detention', '2025-01-30', 0, 1, 0, '2025-02-27'],
  ['detention', '2025-03-10', 0, 4, 0, '2025-07-09'],
  ['control', '2025-03-10', 1, 0, 0, '2026-03-09'],
  ['control', '2025-03-10', 0, 3, 0, '2025-06-09'],
  // a day for a day
  ['imprisonment', '2025-01-01', 3, 0, 100, '2027-09-22'],
  ['imprisonment', '2025-01-01', 1, 0, 31, '2025-11-30'],
  ['detention', '2025-03-10', 0, 4, 30, '2025-06-09'],
  // two days for a day
  ['control', '2025-03-10', 1, 0, 30, '2026-01-08'],
  ['control', '2025-03-10', 0, 3, 1, '2025-06-07'],
  ['imprisonment', '2026-12-31', 0, 6, 0, '2027-06-29'],
])('%s from %s, %d years and %d months, %d days of custody: %s', (punishment, from, years, months, custody, ends) =>
  expect(term(punishment, from, years, months, custody)).toMatchObject({ ends, isServed: false }),
)

test('custody as long as the term leaves nothing', () => {
  // 2025-03-10 to 04-09 are 31 days
  expect(term('detention', '2025-03-10', 0, 1, 30)!.isServed).toBe(false)
  expect(term('detention', '2025-03-10', 0, 1, 31)!.isServed).toBe(true)
})

test('without a term there is no end', () => expect(term('detention', '2025-03-10', 0, 0)).toBeUndefined())

test.each<[Punishment, years: number, months: number, isTerm: boolean, several: boolean]>([
  // 刑法, articles 45, 50 and 69
  ['imprisonment', 0, 5, false, false],
  ['imprisonment', 0, 6, true, false],
  ['imprisonment', 15, 0, true, false],
  ['imprisonment', 15, 1, true, true],
  ['imprisonment', 25, 0, true, true],
  ['imprisonment', 24, 13, false, true],
  // articles 42 and 69
  ['detention', 0, 1, true, false],
  ['detention', 0, 6, true, false],
  ['detention', 0, 7, true, true],
  ['detention', 1, 0, true, true],
  ['detention', 1, 1, false, true],
  // articles 38 and 69
  ['control', 0, 2, false, false],
  ['control', 0, 3, true, false],
  ['control', 2, 0, true, false],
  ['control', 0, 25, true, true],
  ['control', 3, 0, true, true],
  ['control', 3, 1, false, true],
])(
  '%s of %d years and %d months is a term: %p; for several crimes only: %p',
  (punishment, years, months, isTerm, several) => {
    expect(term(punishment, '2025-01-01', years, months) !== undefined).toBe(isTerm)
    expect(isForSeveralCrimes({ punishment, years, months })).toBe(several)
  },
)
