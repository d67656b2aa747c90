/** The years and months of a chart. */
import '../../support/without-taro'
import { isLastPointUnfinished, lastTwelveYears, monthsOfYear, yearsWithMonths } from '@/libraries/statistics'

const item = (paramName: string, value = 1) => ({ name: paramName, value, description: '', paramName })
const pointsOf = (items: Array<{ paramName: string; value: number }>) =>
  items.map(({ paramName, value }) => `${paramName}:${value}`)
const TODAY = '2026-03-05'

test('years without documents in between are zero', () => {
  expect(pointsOf(lastTwelveYears([item('2023', 4), item('2020', 2), item('其他')]))).toEqual([
    ...['2020:2', '2021:0'],
    ...['2022:0', '2023:4'],
  ])
  expect(lastTwelveYears([item('其他')])).toEqual([])
})

test('of more than twelve years the last twelve are shown', () => {
  const years = lastTwelveYears([item('2000'), item('2023')])
  expect([years.length, years[0]?.paramName]).toEqual([12, '2012'])
})

test('a month without documents makes no year', () => {
  expect(yearsWithMonths([item('2023-05'), item('2021-01'), item('2022-01', 0), item('2021-02')])).toEqual([
    '2021',
    '2023',
  ])
})

test('a past year has twelve months, the current one those that have begun', () => {
  const items = [item('2025-11', 3), item('2026-02', 5)]
  const past = pointsOf(monthsOfYear(items, '2025', TODAY))
  expect([past.length, past[0], past[10]]).toEqual([12, '2025-01:0', '2025-11:3'])
  expect(pointsOf(monthsOfYear(items, '2026', TODAY))).toEqual(['2026-01:0', '2026-02:5', '2026-03:0'])
})

test('a year of which no month is stated has none', () => {
  expect(monthsOfYear([item('2025-11')], '2024', TODAY)).toEqual([])
})

test.each([
  ['2025', false],
  ['2026', true],
  ['2026-02', false],
  ['2026-03', true],
  ['2026-04', true],
])('a chart that ends with %s is unfinished: %s', (last, isUnfinished) => {
  expect(isLastPointUnfinished([item(last)], TODAY)).toBe(isUnfinished)
})

test('a chart without points is not unfinished', () => {
  expect(isLastPointUnfinished([], TODAY)).toBe(false)
})
