/** Dates in the formats of other systems. */
import { formatDay, formatLawDay } from '@domain/format/dates'
import { parseAnyDate } from '@domain/format/any-date'

test.each<[unknown, string | undefined]>([
  ['2024-03-05', '2024-03-05'],
  ['2024-03-05 10:20:30', '2024-03-05'],
  ['2024-03-05T10:20:30', '2024-03-05'],
  ['2024/3/5', '2024-03-05'],
  ['2024.3.5', '2024-03-05'],
  ['2024-3-5 8:00', '2024-03-05'],
  ['20240305', '2024-03-05'],
  [20240305, '2024-03-05'],
  ['20240305102030', '2024-03-05'],
  ['2024年3月5日', '2024-03-05'],
  ['2024年03月', '2024-03'],
  ['2024年3月', '2024-03'],
  ['2024/3', '2024-03'],
  ['202403', '2024-03'],
  ['2024年', '2024'],
  [2024, '2024'],
  // Midnight in Beijing, as a server in another place tells it.
  ['2024-03-04T16:00:00.000Z', '2024-03-05'],
  ['2024-03-04T16:00:00+0000', '2024-03-05'],
  [1709568000000, '2024-03-05'],
  [1709568000, '2024-03-05'],
  ['1709568000000', '2024-03-05'],
  [-484300800000, '1954-08-28'],
  // Midnight in Beijing in a summer with daylight saving, and in the winter after it.
  ['1988-06-30T15:00:00.000Z', '1988-07-01'],
  [583686000000, '1988-07-01'],
  ['1988-12-31T16:00:00.000Z', '1989-01-01'],
])('%j is %j', (written, read) => {
  expect(parseAnyDate(written)).toBe(read)
})

test.each([
  '',
  '不详',
  '近期',
  'null',
  'NaN',
  '0',
  0,
  -1,
  NaN,
  Infinity,
  12,
  null,
  undefined,
  true,
  {},
  [],
  '0000-00-00',
  '0001-01-01',
  '2023-02-29',
  '2024-13-01',
  '2024年13月',
  '9999-12-31',
  '12/3/2024',
  1e300,
])('%j is no date', written => {
  expect(parseAnyDate(written)).toBeUndefined()
})

test('a month and a year are told as such', () => {
  expect(['2024-03', '2024'].map(formatDay)).toEqual(['2024-03', '2024'])
  expect(['2024-03', '2024'].map(formatLawDay)).toEqual(['2024年03月', '2024年'])
})
