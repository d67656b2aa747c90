import { beijingDay } from '@domain/format/beijing-time'
import { dayOf, pickableDays } from '@domain/format/dates'
import { withEndDay, nearestDay, withStartDay } from '@domain/format/day-range'

test('a day of the clock is the local one', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(dayOf(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})

test('a day in Beijing begins at 16:00 UTC, wherever the host stands', () => {
  expect(beijingDay(new Date('2025-12-31T15:59:59Z'))).toBe('2025-12-31')
  expect(beijingDay(new Date('2025-12-31T16:00:00Z'))).toBe('2026-01-01')
})

test('what may be picked runs from 100 years back to 5 years ahead', () => {
  const days = pickableDays('2026-11-21')!
  expect(days).toEqual({ from: '1926-11-21', to: '2031-11-21' })
  expect(nearestDay('1926-11-20', days)).toBe('1926-11-21')
  expect(nearestDay('2031-11-22', days)).toBe('2031-11-21')
  expect(nearestDay('0002-01-01', days)).toBe('1926-11-21')
  expect(nearestDay('2024-02-29', days)).toBe('2024-02-29')
})

describe('the end never lies before the start', () => {
  test('given a start after the end, then the end is let go', () => {
    expect(withStartDay({ from: '2020-01-01', to: '2021-12-31' }, '2022-01-01')).toEqual({ from: '2022-01-01' })
  })

  test('given a start on or before the end, then the end stays', () => {
    expect(withStartDay({ to: '2021-12-31' }, '2021-12-31')).toEqual({ from: '2021-12-31', to: '2021-12-31' })
    expect(withStartDay({ from: '2020-01-01', to: '2021-12-31' }, '')).toEqual({ to: '2021-12-31' })
  })

  test('given an end before the start, then it is the start', () => {
    expect(withEndDay({ from: '2022-01-01' }, '2021-12-31')).toEqual({ from: '2022-01-01', to: '2022-01-01' })
  })

  test('given no start, any end will do, and an end can be taken away', () => {
    expect(withEndDay({}, '2021-12-31')).toEqual({ to: '2021-12-31' })
    expect(withEndDay({ from: '2022-01-01', to: '2023-01-01' }, '')).toEqual({ from: '2022-01-01' })
  })
})
