/** The rules of dates, compared with a calendar made by hand. The time zone must not matter: try `TZ=Pacific/Apia`. */
import fc from 'fast-check'
import { dayNumber, formatDay, formatLawDay, isDay, pickableDays } from '@domain/format/dates'
import { relativeDay } from '@domain/format/relative-day'
import { parseAnyDate } from '@domain/format/any-date'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lastDay = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
const pad = (value: number, width = 2) => String(value).padStart(width, '0')
const written = (year: number, month: number, day: number, apart = '-') =>
  [pad(year, 4), pad(month), pad(day)].join(apart)

const parts = fc.tuple(
  fc.integer({ min: 0, max: 9999 }),
  fc.integer({ min: 0, max: 14 }),
  fc.integer({ min: 0, max: 33 }),
)
const isReal = ([year, month, day]: [number, number, number]) => year > 0 && day >= 1 && day <= lastDay(year, month)
const days = parts.filter(isReal)

test('a day is one of the calendar, however near the others come', () => {
  fc.assert(
    fc.property(
      parts,
      fc.constantFrom('-', ''),
      fc.constantFrom('', ' 23:59:59', 'T00:00:00Z'),
      (each, apart, time) => {
        const text = `${written(...each, apart)}${time}`
        const [year, month, day] = each
        expect(isDay(text)).toBe(isReal(each))
        expect(formatDay(text)).toBe(isReal(each) ? written(...each) : text)
        expect(dayNumber(text)).toBe(isReal(each) ? year * 10000 + month * 100 + day : undefined)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a law is dated by the same day', () => {
  fc.assert(
    fc.property(days, ([year, month, day]) => {
      expect(formatLawDay(written(year, month, day))).toBe(`${pad(year, 4)}年${pad(month)}月${pad(day)}日`)
    }),
  )
})

test('of the days that some place skipped or began late none is missing', () => {
  const odd = ['2011-12-30', '1993-08-21', '1940-06-01', '1986-05-04', '2018-11-04', '0050-02-28', '0004-02-29']
  expect(odd.map(formatDay)).toEqual(odd)
  expect(odd.every(isDay)).toBe(true)
})

test.each([
  '0000-01-01',
  '2024-02-30',
  '2024-3-5',
  '12024-03-05',
  '-2024-03-05',
  '2024-03-0５',
  '2024-03-05x',
  'NaN-NaN-NaN',
])('%s is no day', text => {
  expect(isDay(text)).toBe(false)
  expect(formatDay(text)).toBe(text)
})

test('what may be picked begins and ends on the same day of another year', () => {
  const recent = fc.tuple(
    fc.integer({ min: 1900, max: 2200 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  fc.assert(
    fc.property(recent.filter(isReal), ([year, month, day]) => {
      const inYear = (other: number) => written(other, month, Math.min(day, lastDay(other, month)))
      expect(pickableDays(written(year, month, day))).toEqual({ from: inYear(year - 100), to: inYear(year + 5) })
    }),
  )
})

test('a moment, however it is told, is of the day that it had in China', () => {
  const moments = fc.date({ min: new Date('1900-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moment => {
      const there = new Date(moment.getTime() + 8 * 3600_000).toISOString()
      expect(parseAnyDate(moment.toISOString())).toBe(there.slice(0, 10))
      expect(parseAnyDate(there.replace('Z', '+08:00'))).toBe(there.slice(0, 10))
    }),
  )
})

test.each([
  ['2026-11-25', '今天'],
  ['2026-11-24', '昨天'],
  ['2026-11-23', '2天前'],
  ['2026-11-19', '6天前'],
  ['2026-11-18', '11-18'],
  ['2026-11-26', '11-26'],
  ['2025-11-30', '2025-11-30'],
  ['某日', '某日'],
])('%s seen from 2026-11-25 is %s', (day, shown) => {
  expect(relativeDay(day, '2026-11-25')).toBe(shown)
})
