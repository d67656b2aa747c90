/** The highest protected interest of private loans, by hand from 法释〔2020〕17号 and the rules before it. */
import { LOAN_RATES, type LoanFacts, interestByPeriods } from '@domain/calculators/loan-rates'
import { exceedsLendingLimit, readDay, readLoan } from '@domain/calculators/read-fields'
import { lendingRules } from '@domain/calculators/private-lending'

const loan = (from: string, to: string, contract: string, filing?: string, more: Partial<LoanFacts> = {}) => ({
  ...{ debt: 1_000_000, from, to, term: 'oneYear' as const, multiple: 4, yearHas: 365 as const, floats: true },
  lending: { contract, filing },
  ...more,
})
const reckon = (question: LoanFacts) => interestByPeriods(LOAN_RATES, question)

test('one rate holds throughout: four times that of the day of the contract', () => {
  // 3.85 % × 4 = 15.4 %; 1826 days; 1 000 000 × 1826 × 15.4 % ÷ 365
  const limit = reckon(loan('2021-01-05', '2026-01-05', '2021-01-05'))!
  expect(limit).toMatchObject({ days: 1826, sum: 770_421.92 })
  expect(limit.sections.map(({ rate, multiple, kind }) => [rate, multiple, kind])).toEqual([[3.85, 4, 'lpr']])
  // by the rate of each day it would be 70 920.54 yuan less
  const floating = reckon({ ...loan('2021-01-05', '2026-01-05', '2021-01-05'), lending: undefined })!
  expect(Math.round((limit.sum - floating.sum) * 100) / 100).toBe(70_920.54)
})

test.each<
  [what: string, question: LoanFacts, sections: Array<[first: string, days: number, percent: number, sum: number]>]
>([
  [
    'the day before the rate changed',
    loan('2022-02-01', '2023-02-01', '2022-01-19'),
    [['2022-02-02', 365, 15.2, 152_000]],
  ],
  ['the day of the change', loan('2022-02-01', '2023-02-01', '2022-01-20'), [['2022-02-02', 365, 14.8, 148_000]]],
  ['the first day of the rule', loan('2020-08-20', '2021-08-20', '2020-08-20'), [['2020-08-21', 365, 15.4, 154_000]]],
  // 24 % up to 2020-08-19 (365 days), then four times the rate of the day of the suit, 3.7 %
  [
    'a contract of 2018 with a suit of 2022',
    loan('2019-08-20', '2021-08-19', '2018-03-01', '2022-03-01'),
    [
      ['2019-08-21', 365, 24, 240_000],
      ['2020-08-20', 365, 14.8, 148_000],
    ],
  ],
  // four times 6 % up to 2014-11-21 (325 days), 5.6 % to 2015-02-28 (99), 5.35 % to 05-10 (71), 5.1 % to 06-27 (48),
  // 4.85 % to 08-25 (59), 4.6 % to 08-31 (6); then 24 % for 30 days
  [
    'a contract of 2013 with a suit of 2021',
    loan('2013-12-31', '2015-09-30', '2013-12-31', '2021-05-01'),
    [
      ['2014-01-01', 325, 24, 213_698.63],
      ['2014-11-22', 99, 22.4, 60_756.16],
      ['2015-03-01', 71, 21.4, 41_627.4],
      ['2015-05-11', 48, 20.4, 26_827.4],
      ['2015-06-28', 59, 19.4, 31_358.9],
      ['2015-08-26', 6, 18.4, 3024.66],
      ['2015-09-01', 30, 24, 19_726.03],
    ],
  ],
  ['a suit of 2016', loan('2015-01-01', '2016-01-01', '2015-01-01', '2016-05-01'), [['2015-01-02', 365, 24, 240_000]]],
  // four times 6 %: 31 days
  ['a suit of 2014', loan('2013-12-31', '2014-01-31', '2013-06-01', '2014-05-01'), [['2014-01-01', 31, 24, 20_383.56]]],
  [
    'the last day of the old rule as the day of the suit',
    loan('2020-08-19', '2021-08-19', '2020-01-01', '2020-08-19'),
    [['2020-08-20', 365, 24, 240_000]],
  ],
  // a suit of 2020-08-20 itself: 3.85 %
  [
    'the first day of the new rule as the day of the suit',
    loan('2020-08-19', '2021-08-19', '2020-01-01', '2020-08-20'),
    [['2020-08-20', 365, 15.4, 154_000]],
  ],
])('%s', (_, question, sections) => {
  const limit = reckon(question)!
  expect(
    limit.sections.map(({ first, days, rate, multiple, sum }) => [
      first,
      days,
      Math.round(rate * multiple * 100) / 100,
      sum,
    ]),
  ).toEqual(sections)
})

test('an older contract needs the day of the suit, which is not before the contract', () => {
  expect(reckon(loan('2019-01-01', '2021-01-01', '2018-01-01'))).toBeUndefined()
  expect(reckon(loan('2019-01-01', '2021-01-01', '2018-01-01', '2017-12-31'))).toBeUndefined()
  expect(reckon(loan('2021-01-01', '2021-02-01', '2020-12-01', '2019-01-01'))).toBeDefined()
})

test('the rules of a loan are those of its days', () => {
  const period = { first: '2014-01-01', last: '2021-01-01' }
  const lending = { contract: '2013-01-01', filing: '2021-06-01' }
  expect(lendingRules(lending, period)).toEqual(['fourTimesBank', 'yearly24', 'fourTimesLpr'])
  expect(lendingRules(lending, { ...period, last: '2020-08-19' })).toEqual(['fourTimesBank', 'yearly24'])
})

describe('fields with four times the rate', () => {
  const fields = { amount: '1000000', from: '2021-01-05', to: '2026-01-05', multiple: '4' }

  test('ask for the day of the contract', () => {
    expect(readLoan(fields)).toBeUndefined()
    expect(readLoan({ ...fields, contract: '2021-01-05' })?.lending).toEqual({ contract: '2021-01-05' })
    expect(readLoan({ ...fields, multiple: '3.9' })?.lending).toBeUndefined()
  })

  test('ask for it however the four is written', () => {
    for (const multiple of ['4.0', '4.00', '04', ' 4'])
      expect([multiple, readLoan({ ...fields, multiple })]).toEqual([multiple, undefined])
    expect(readLoan({ ...fields, multiple: '4.0', contract: '2021-01-05' })?.lending).toEqual({
      contract: '2021-01-05',
    })
  })

  test('have a year of 365 days: the limit is a yearly rate', () => {
    const loan = readLoan({ ...fields, contract: '2021-01-05', year: '360' })!
    expect([loan.yearHas, reckon(loan)!.sum]).toEqual([365, 770_421.92])
    expect(reckon({ ...loan, yearHas: 360 })!.sum).toBe(770_421.92)
    expect(readLoan({ ...fields, multiple: '3.9', year: '360' })?.yearHas).toBe(360)
  })
})

test('the first day counts where that is chosen: 1 to 30 June are 30 days', () => {
  const june = { amount: '1000000', from: '2025-06-01', to: '2025-06-30', rate: '3' }
  expect(reckon(readLoan(june)!)!.days).toBe(29)
  const counted = reckon(readLoan({ ...june, first: 'counts' })!)!
  expect([counted.days, counted.sections[0]!.first, counted.sections[0]!.last]).toEqual([
    30,
    '2025-06-01',
    '2025-06-30',
  ])
  // 1 000 000 × 30 × 3 % ÷ 365
  expect(counted.sum).toBe(2465.75)
  expect(reckon(readLoan({ ...june, to: '2025-06-01', first: 'counts' })!)!.days).toBe(1)
})

test.each([
  ['4', false],
  ['4.0', false],
  ['4.0001', true],
  ['5', true],
  ['11', false],
  ['x', false],
])('%s times the rate is above the limit: %p', (multiple, exceeds) =>
  expect(exceedsLendingLimit(multiple)).toBe(exceeds),
)

test.each([
  // 买卖合同解释, article 18: the rate of the day of the breach, and 30 to 50 % more
  ['1.3', '2024-06-01', undefined, false],
  ['1.5', '2019-08-20', undefined, false],
  ['1.50', '2024-06-01', undefined, false],
  ['1.5', '2024-06-01', 'floats', true],
  // before 2019-08-20 it is the rate of the same period
  ['1.5', '2019-08-19', undefined, true],
  ['1', '2024-06-01', undefined, true],
  ['1.51', '2024-06-01', undefined, true],
  ['1', '2024-06-01', 'fixed', false],
])('%s times the rate from %s, with %p chosen, follows its changes: %p', (multiple, from, way, floats) =>
  expect(readLoan({ amount: '1000', from, to: '2025-06-01', multiple, ...(way ? { way } : {}) })?.floats).toBe(floats),
)

test('a day without hyphens is read as the same day', () => {
  expect(['20140105', '2014-01-05', '2014-13-01', ''].map(readDay)).toEqual(['2014-01-05', '2014-01-05', '', ''])
})
