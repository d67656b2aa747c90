/** Interest calculated by hand: the days and the rate of each period, and the total. */
import { daysBetween } from '@domain/calculators/interest'
import {
  LOAN_RATES,
  LATEST_RATE_CHANGE,
  RATES_CHECKED_TO,
  type LoanFacts,
  interestByPeriods,
  rateOn,
} from '@domain/calculators/loan-rates'

const loan = (debt: number, from: string, to: string, more: Partial<LoanFacts> = {}): LoanFacts => ({
  ...{ debt, from, to, term: 'oneYear', multiple: 1, yearHas: 360, floats: true },
  ...more,
})
const reckon = (question: LoanFacts) => interestByPeriods(LOAN_RATES, question)

test.each([
  ['2007-12-21', 7.47, 7.83],
  ['2008-09-16', 7.2, 7.74],
  ['2008-10-09', 6.93, 7.47],
  ['2008-10-30', 6.66, 7.2],
  ['2008-11-27', 5.58, 6.12],
  ['2008-12-23', 5.31, 5.94],
  ['2010-10-20', 5.56, 6.14],
  ['2010-12-26', 5.81, 6.4],
  ['2011-02-09', 6.06, 6.6],
  ['2011-04-06', 6.31, 6.8],
  ['2011-07-07', 6.56, 7.05],
  ['2012-06-08', 6.31, 6.8],
  ['2012-07-06', 6, 6.55],
  ['2014-11-21', 6, 6.55],
  ['2014-11-22', 5.6, 6.15],
  ['2015-03-01', 5.35, 5.9],
  ['2015-05-11', 5.1, 5.65],
  ['2015-06-28', 4.85, 5.4],
  ['2015-08-26', 4.6, 5.15],
  ['2015-10-24', 4.35, 4.9],
  ['2019-08-19', 4.35, 4.9],
  ['2019-08-20', 4.25, 4.85],
  ['2019-09-20', 4.2, 4.85],
  ['2019-11-20', 4.15, 4.8],
  ['2020-02-20', 4.05, 4.75],
  ['2020-04-20', 3.85, 4.65],
  ['2021-07-20', 3.85, 4.65],
  ['2021-12-20', 3.8, 4.65],
  ['2022-01-20', 3.7, 4.6],
  ['2022-05-20', 3.7, 4.45],
  ['2022-08-22', 3.65, 4.3],
  ['2023-06-20', 3.55, 4.2],
  ['2023-08-21', 3.45, 4.2],
  ['2024-02-20', 3.45, 3.95],
  ['2024-07-22', 3.35, 3.85],
  ['2024-10-21', 3.1, 3.6],
  ['2025-05-20', 3, 3.5],
])('on %s a year costs %d %%, more than five years %d %%', (day, oneYear, fiveYears) => {
  expect(rateOn(LOAN_RATES, day, 'oneYear')).toBe(oneYear)
  expect(rateOn(LOAN_RATES, day, 'fiveYears')).toBe(fiveYears)
})

test.each<[what: string, question: LoanFacts, sections: Array<[days: number, rate: number, sum: number]>, sum: number]>(
  [
    // 100000 × 30 × 3 % ÷ 360
    ['one section', loan(100_000, '2025-05-20', '2025-06-19'), [[30, 3, 250]], 250],
    // 100000 × 30 × 3 % ÷ 365
    ['a year of 365 days', loan(100_000, '2025-05-20', '2025-06-19', { yearHas: 365 }), [[30, 3, 246.58]], 246.58],
    // 100000 × 30 × 3 % × 1.5 ÷ 360
    ['overdue', loan(100_000, '2025-05-20', '2025-06-19', { multiple: 1.5 }), [[30, 3, 375]], 375],
    // 100000 × 30 × 3 % × 1.3 ÷ 360
    ['at 1.3', loan(100_000, '2025-05-20', '2025-06-19', { multiple: 1.3 }), [[30, 3, 325]], 325],
    // 100000 × 30 × 3 % × 4 ÷ 360
    ['four times', loan(100_000, '2025-05-20', '2025-06-19', { multiple: 4 }), [[30, 3, 1000]], 1000],
    // 100000 × 30 × 3.5 % ÷ 360
    ['five years', loan(100_000, '2025-05-20', '2025-06-19', { term: 'fiveYears' }), [[30, 3.5, 291.67]], 291.67],
    // the last day of the old rate, the first of the new one: 360000 × 1 × 3.1 % ÷ 360, 360000 × 1 × 3 % ÷ 360
    [
      'a day of each',
      loan(360_000, '2025-05-18', '2025-05-20'),
      [
        [1, 3.1, 31],
        [1, 3, 30],
      ],
      61,
    ],
    // the first day that counts is the first of the new rate
    ['a day of the new', loan(360_000, '2025-05-19', '2025-05-20'), [[1, 3, 30]], 30],
    // 2024: 202 + 91 + 72 days; 1000000 × 202 × 3.45 % ÷ 360, × 91 × 3.35 %, × 72 × 3.1 %
    [
      'nearly a year',
      loan(1_000_000, '2024-01-01', '2024-12-31'),
      [
        [202, 3.45, 19_358.33],
        [91, 3.35, 8468.06],
        [72, 3.1, 6200],
      ],
      34_026.39,
    ],
    // five years' rate of 2024: 2 January to 19 February 49 days, to 21 July 153, to 20 October 91, to 31 December 72
    [
      'the other term changes on other days',
      loan(1_000_000, '2024-01-01', '2024-12-31', { term: 'fiveYears' }),
      [
        [49, 4.2, 5716.67],
        [153, 3.95, 16_787.5],
        [91, 3.85, 9731.94],
        [72, 3.6, 7200],
      ],
      39_436.11,
    ],
    // 2022-05-20 changed five years alone: 31 days of May are one section of the year's rate
    ['a change of the other term', loan(100_000, '2022-04-30', '2022-05-31'), [[31, 3.7, 318.61]], 318.61],
    // 2 to 19 August 2019 by the benchmark, 18 days; 20 to 31 by LPR, 12 days
    [
      'the benchmark goes on as LPR',
      loan(200_000, '2019-08-01', '2019-08-31'),
      [
        [18, 4.35, 435],
        [12, 4.25, 283.33],
      ],
      718.33,
    ],
    // 2 to 21 November 2014 20 days, 22 to 30 November 9 days
    [
      'the benchmark changes',
      loan(100_000, '2014-11-01', '2014-11-30'),
      [
        [20, 6, 333.33],
        [9, 5.6, 140],
      ],
      473.33,
    ],
    // 150 days at 3.45 % though the rate fell twice: 2 June to 29 October 2024
    [
      'the rate of the first day',
      loan(100_000, '2024-06-01', '2024-10-29', { floats: false }),
      [[150, 3.45, 1437.5]],
      1437.5,
    ],
    // four times the rate of the day of the contract: 365 × 14.8 %
    [
      'four times that rate',
      loan(50_000, '2022-03-01', '2023-03-01', { floats: false, multiple: 4, yearHas: 365 }),
      [[365, 3.7, 7400]],
      7400,
    ],
    // after the last change the last rate: 365 days, 8000 × 3 % ÷ 365 × 365
    ['beyond the table', loan(8000, '2026-01-01', '2027-01-01', { yearHas: 365 }), [[365, 3, 240]], 240],
    // 0.01 × 3 % × 30 ÷ 360 is no cent
    ['a cent', loan(0.01, '2025-05-20', '2025-06-19'), [[30, 3, 0]], 0],
    // 12345.67 × 10 × 3.7 % × 1.4 ÷ 360 = 17.7640…
    ['odd sums', loan(12_345.67, '2022-06-01', '2022-06-11', { multiple: 1.4 }), [[10, 3.7, 17.76]], 17.76],
  ],
)('%s', (_, question, sections, sum) => {
  const interest = reckon(question)!
  expect(interest.sections.map(({ days, rate, sum: part }) => [days, rate, part])).toEqual(sections)
  expect(interest.sum).toBe(sum)
  expect(interest.days).toBe(interest.sections.reduce((days, period) => days + period.days, 0))
})

test('periods follow one another without a gap, from the day after the first to the last', () => {
  const { sections } = reckon(loan(1, '2019-01-01', '2026-01-01'))!
  expect(sections).toHaveLength(14)
  expect([sections[0]!.first, sections[13]!.last]).toEqual(['2019-01-02', '2026-01-01'])
  for (const [index, { first }] of sections.slice(1).entries())
    expect(daysBetween(sections[index]!.last, first)).toBe(1)
  expect(sections.slice(0, 3).map(({ first, last }) => [first, last])).toEqual([
    ['2019-01-02', '2019-08-19'],
    ['2019-08-20', '2019-09-19'],
    ['2019-09-20', '2019-11-19'],
  ])
})

test('nothing comes of days in the wrong order, or before the table', () => {
  expect(reckon(loan(1, '2025-01-01', '2025-01-01'))).toBeUndefined()
  expect(reckon(loan(1, '2007-12-19', '2025-01-01'))).toBeUndefined()
  expect(reckon(loan(1, '2007-12-20', '2025-01-01'))).toBeDefined()
  expect(reckon(loan(1, '2007-12-20', '2025-01-01', { floats: false }))).toBeUndefined()
})

test('the table is in order and says how far it goes', () => {
  const days = LOAN_RATES.map(({ from }) => from)
  expect(days).toEqual([...days].sort())
  expect(days[days.length - 1]).toBe(LATEST_RATE_CHANGE)
  expect(LATEST_RATE_CHANGE <= RATES_CHECKED_TO).toBe(true)
})
