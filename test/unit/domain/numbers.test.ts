import { formatBytes, formatCount, formatAmountRange, formatShortCount, readAmount } from '@domain/format/amounts'
import { dayNumber, formatDay, formatDayRange, formatLawDay, isDay, pickableDays } from '@domain/format/dates'
import { cleanAmount, cleanGap, cleanKeyword } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'

test('counts are grouped by thousands', () => {
  expect([0, 999, 1000, 12345, 1234567, -12345, 1234.5].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
    '-12,345',
    '1,234.5',
  ])
})

test('large counts are told in 万 and 亿', () => {
  expect([9999, 10_000, 12_345, 99_999, 12_340_000, 99_999_499, 99_999_999, 340_000_000].map(formatShortCount)).toEqual(
    ['9,999', '1万', '1.2万', '10万', '1,234万', '9,999.9万', '1亿', '3.4亿'],
  )
})

test('a range of amounts', () => {
  expect(formatAmountRange({ from: '100', to: '500' })).toBe('100万元至500万元')
  expect(formatAmountRange({ from: '100' })).toBe('100万元以上')
  expect(formatAmountRange({ to: '500' })).toBe('500万元以下')
  expect(formatAmountRange({})).toBe('')
})

test('amounts are read as people write them', () => {
  const written = [1234.5, '1234.5', '1,234.50元', '123.4万', '1.2亿元', '人民币 300 万元', '￥5，000', '0']
  expect(written.map(readAmount)).toEqual([1234.5, 1234.5, 1234.5, 1_234_000, 120_000_000, 3_000_000, 5000, 0])
  for (const none of ['', '面议', '1,23', '12万至15万', '-', 'NaN', NaN, Infinity, null, undefined, {}, [5], true])
    expect(readAmount(none)).toBeUndefined()
})

test('days are told plainly, and in full for laws', () => {
  expect(formatDay('20240305')).toBe('2024-03-05')
  expect(formatDay('2024-03-05 10:20:30')).toBe('2024-03-05')
  expect(formatLawDay('2024-03-05')).toBe('2024年03月05日')
  expect(formatLawDay('不详')).toBe('不详')
  expect(dayNumber('2024-03-05')).toBe(20240305)
})

test('a day that no calendar has is none', () => {
  expect(['2024-02-29', '2023-12-31'].every(isDay)).toBe(true)
  expect(['2023-02-29', '2024-13-01', '2024-00-01', '2024-04-31', '2024-1-1', '', '法'].some(isDay)).toBe(false)
  expect(dayNumber('2023-02-29')).toBeUndefined()
})

test('a range of days', () => {
  expect(formatDayRange({ from: '2020-01-01', to: '2021-12-31' })).toBe('2020-01-01至2021-12-31')
  expect(formatDayRange({ from: '2020-01-01' })).toBe('2020-01-01至今')
  expect(formatDayRange({ to: '2021-12-31' })).toBe('截至2021-12-31')
  expect(formatDayRange({})).toBe('')
})

test('days may be picked from 100 years back to 5 ahead', () => {
  expect(pickableDays('2026-11-20')).toEqual({ from: '1926-11-20', to: '2031-11-20' })
  expect(pickableDays('2024-02-29')).toEqual({ from: '1924-02-29', to: '2029-02-28' })
  expect(pickableDays('2000-02-29')).toEqual({ from: '1900-02-28', to: '2005-02-28' })
  expect(pickableDays('today')).toBeUndefined()
})

test('a fee is digits up to 999999, and 0 becomes 1', () => {
  expect(['12a3', '0', '000', '007', '1000000', '', 'x', '-5', '12.5'].map(cleanAmount)).toEqual([
    '123',
    '1',
    '1',
    '7',
    '999999',
    '',
    '',
    '5',
    '12',
  ])
})

test('a gap is digits up to 99', () => {
  expect(['5', '0', '100', 'x', '1.5'].map(cleanGap)).toEqual(['5', '0', '99', '', '1'])
})

test('a box holds 100 characters and no half emoji', () => {
  expect(cleanKeyword('法'.repeat(101))).toBe('法'.repeat(100))
  expect(cleanKeyword(`${'法'.repeat(99)}😀`)).toBe('法'.repeat(99))
  expect(cleanKeyword('法 ')).toBe('法 ')
})

test('the font steps of the reader begin at the third', () => {
  expect(LIMITS.reading.scales).toHaveLength(8)
  expect(LIMITS.reading.scales[LIMITS.reading.step - 1]).toBe(1)
})

test('sizes are told in KB and MB, and what is less than one is one', () => {
  expect([0, 1, 1024, 700 * 1024, 4.1 * 1024 * 1024].map(formatBytes)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '700 KB',
    '4.1 MB',
  ])
})
