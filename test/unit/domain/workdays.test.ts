/** Days off: by the notices, checked with a second source, and by the law for years without a notice. */
import chineseDays from 'chinese-days'
import { LunarDay, SolarTerm, type SolarDay } from 'tyme4ts'
import { BUNDLED_HOLIDAY_CALENDAR } from '@domain/calculators/holidays'
import { BUNDLED_HOLIDAYS } from '@domain/reference-data/holidays'
import { statutoryHolidays } from '@domain/calculators/statutory-holidays'
import { festivalsOf } from '@domain/calculators/tables/festivals'
import { dayOff, earliestWorkdayFrom, workdayFrom } from '@domain/calculators/workdays'
import { DAY_FORMAT, onCalendar } from '@domain/format/dates'

const written = (day: SolarDay) =>
  onCalendar(Date.UTC(day.getYear(), day.getMonth() - 1, day.getDay())).format(DAY_FORMAT)
const lunar = (year: number, month: number, day: number) => written(LunarDay.fromYmd(year, month, day).getSolarDay())

test('every festival of the table is the one that tyme4ts computes', () => {
  for (let year = 1986; year <= 2080; year += 1)
    expect([year, festivalsOf(year)]).toEqual([
      year,
      {
        springFestival: lunar(year, 1, 1),
        tombSweeping: written(SolarTerm.fromIndex(year, 7).getJulianDay().getSolarDay()),
        dragonBoat: lunar(year, 5, 5),
        midAutumn: lunar(year, 8, 15),
      },
    ])
  expect([festivalsOf(1985), festivalsOf(2081)]).toEqual([undefined, undefined])
})

test('every day since 2008 is off, or not, as chinese-days has it', () => {
  const differing: string[] = []
  const last = `${BUNDLED_HOLIDAY_CALENDAR.years.to}-12-31`
  for (let day = '2008-01-01'; day <= last; day = onCalendar(day).add(1, 'day').format(DAY_FORMAT))
    if ((dayOff(day) === undefined) !== chineseDays.isWorkday(day)) differing.push(day)
  expect([BUNDLED_HOLIDAY_CALENDAR.years.from, differing]).toEqual([2008, []])
})

test('the table says its source and the day of its last check', () => {
  expect(BUNDLED_HOLIDAYS.source).toContain('国办发明电〔2025〕7号')
  expect(BUNDLED_HOLIDAYS.checkedTo).toBe('2026-05-08')
})

test.each<[year: number, days: string[]]>([
  // the law of 1949: two days of 国庆节, no 清明节
  [1998, ['01-01', '01-28', '01-29', '01-30', '05-01', '10-01', '10-02']],
  [2006, ['01-01', '01-29', '01-30', '01-31', '05-01', '05-02', '05-03', '10-01', '10-02', '10-03']],
  // 除夕 is off from 2008 to 2013, and again since 2025
  [2010, ['01-01', '02-13', '02-14', '02-15', '04-05', '05-01', '06-16', '09-22', '10-01', '10-02', '10-03']],
  [2016, ['01-01', '02-08', '02-09', '02-10', '04-04', '05-01', '06-09', '09-15', '10-01', '10-02', '10-03']],
  [
    2027,
    [
      ...['01-01', '02-05', '02-06', '02-07', '02-08', '04-05', '05-01', '05-02', '06-09', '09-15'],
      ...['10-01', '10-02', '10-03'],
    ],
  ],
])('%d has its statutory days off', (year, days) =>
  expect(
    statutoryHolidays(year)
      .map(({ day }) => day)
      .sort(),
  ).toEqual(days.map(day => `${year}-${day}`)),
)

test.each([
  ['2027-10-01', '国庆节'],
  ['2027-02-05', '春节'],
  ['2028-05-28', '端午节'],
  ['2031-01-01', '元旦'],
  ['2027-05-02', '劳动节'],
])('%s, of a year without a notice, is off for %s', (day, holiday) => expect(dayOff(day)).toEqual({ holiday }))

test.each([
  // 2027-02-05 to 02-08 are off by law; the next day is a Tuesday
  ['2027-02-05', '2027-02-09', '2027-02-09'],
  // a Saturday a week after 春节 may be a make-up day
  ['2027-02-13', '2027-02-15', '2027-02-13'],
  ['2027-02-14', '2027-02-15', '2027-02-14'],
  // 国庆节 ends on a Sunday
  ['2027-10-01', '2027-10-04', '2027-10-04'],
  // a Saturday far from all holidays
  ['2027-07-24', '2027-07-26', '2027-07-26'],
  // a Saturday of the last year with a notice, before 元旦 of a year without one
  ['2026-12-26', '2026-12-28', '2026-12-26'],
  // with a notice nothing is uncertain
  ['2026-10-01', '2026-10-08', '2026-10-08'],
  ['2026-02-15', '2026-02-24', '2026-02-24'],
])('from %s the next workday is %s, and at the earliest %s', (day, next, earliest) =>
  expect([workdayFrom(day), earliestWorkdayFrom(day)]).toEqual([next, earliest]),
)

test('no make-up day was ever further from a holiday than the calculation allows', () => {
  const edges = BUNDLED_HOLIDAY_CALENDAR.off.flatMap(({ from, to }) => [from, to])
  for (const day of BUNDLED_HOLIDAY_CALENDAR.work)
    expect(Math.min(...edges.map(edge => Math.abs(onCalendar(edge).diff(onCalendar(day), 'day'))))).toBeLessThan(10)
})
