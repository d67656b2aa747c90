import {
  allowsPieChart,
  allowsTrend,
  isAfterToday,
  isTooFewToDraw,
  mayBeUnfinished,
  shareClaim,
  comparisonTotal,
} from '@domain/charts/claims'

describe('a trend', () => {
  test.each([
    ['thirty cases in five years', [6, 6, 6, 6, 6], true],
    ['twenty-nine cases', [6, 6, 6, 6, 5], false],
    ['exactly 60 % in one year', [60, 20, 20], true],
    ['more than 60 % in one year', [61, 20, 19], false],
    ['a corpus that is of one year', [411, 20, 15, 12, 6, 6], false],
    ['one year', [500], false],
    ['nothing', [], false],
  ])('of %s', (_, counts, isAllowed) => {
    expect(allowsTrend(counts)).toBe(isAllowed)
  })
})

describe('a pie', () => {
  test.each([
    ['two slices', [3, 2], 0, true],
    ['one slice', [5], 0, false],
    ['one slice and empty ones', [5, 0, 0], 0, false],
    ['one slice and a remainder', [5], 2, false],
    ['half remainder', [30, 20], 50, true],
    ['mostly remainder', [30, 19], 51, false],
    ['nothing', [], 0, false],
  ])('of %s', (_, parts, remainder, isAllowed) => {
    expect(allowsPieChart(parts, remainder)).toBe(isAllowed)
  })
})

describe('the whole of bars', () => {
  test.each([
    ['values that exclude each other', [30, 20], { isPartition: true, total: 60 }, 60],
    ['values that a case has several of', [30, 20], { isPartition: false, total: 60 }, undefined],
    ['cases that nobody counted', [30, 20], { isPartition: true }, undefined],
    ['values that exceed the cases', [50, 20], { isPartition: true, total: 60 }, undefined],
  ])('of %s', (_, counts, about, whole) => {
    expect(comparisonTotal(counts, about)).toBe(whole)
  })
})

describe('shares', () => {
  const named = (...values: number[]) => values.map((value, at) => ({ name: 'abcdefgh'[at]!, value }))
  test.each([
    ['all are one', named(470), 470, { kind: 'all', name: 'a' }],
    ['all are one beside empty values', named(0, 470, 0), 470, { kind: 'all', name: 'b' }],
    ['all but one, which never rounds to all', named(9999, 1), 10_000, { kind: 'overHalf', name: 'a', share: '99.9' }],
    ['more than half', named(51, 30), 100, { kind: 'overHalf', name: 'a', share: '51.0' }],
    ['half', named(50, 30), 100, undefined],
    ['the first three of six', named(30, 20, 12, 11, 10, 9), 100, { kind: 'firstThree', share: '62.0' }],
    ['the first three of four', named(40, 30, 20, 10), 100, undefined],
    ['a third that chance would choose', named(30, 20, 12, 12, 10, 9), 100, undefined],
    ['nine cases', named(9), 9, undefined],
    ['nothing', [], 100, undefined],
    ['values that exceed the cases', named(80, 40), 100, undefined],
  ])('%s', (_, items, total, claim) => {
    expect(shareClaim(items, total)).toEqual(claim)
  })
})

test('below ten results nothing is drawn', () => {
  expect([0, 9, 10].map(isTooFewToDraw)).toEqual([true, true, false])
})

test.each([
  ['2025', '2026-11-20', false, false],
  ['2026', '2026-11-20', true, false],
  ['2026-10', '2026-11-20', false, false],
  ['2026-11', '2026-11-20', true, false],
  ['2026', '2019-01-01', true, true],
  ['2026-11', '2026-02-01', true, true],
])('%s on %s', (point, today, isUnfinished, isLater) => {
  expect([mayBeUnfinished(point, today), isAfterToday(point, today)]).toEqual([isUnfinished, isLater])
})
