/** Files of reference data: the accepted ones, and the messages for the others. */
import { isOutdated, readReferenceFile, REFERENCE_DATA, type ReferenceKind } from '@domain/reference-data/file'
import { HOLIDAY_KIND, type HolidayYear } from '@domain/reference-data/holidays'
import { REFERENCE_KINDS, REFERENCE_NAMES, CAUSE_KIND } from '@domain/reference-data/kinds'
import { LOAN_RATE_KIND } from '@domain/reference-data/loan-rates'
import { SHORT_NAME_KIND } from '@domain/reference-data/short-names'
import { SUPERSEDED_TITLE_KIND } from '@domain/reference-data/superseded-titles'
import { COURT_KIND } from '@domain/reference-data/courts'

const rate = (from: string, oneYear: unknown = 3, fiveYears: unknown = 3.5) => ({ from, rates: { oneYear, fiveYears } })
const year = (of: number, more: Partial<HolidayYear> = {}): HolidayYear => ({
  year: of,
  off: [{ name: '元旦', from: `${of}-01-01`, to: `${of}-01-01` }],
  work: [],
  ...more,
})
const file = (data: string, rows: unknown, more: object = {}) => ({
  data,
  version: 1,
  source: '中国人民银行',
  checkedTo: '2026-08-20',
  rows,
  ...more,
})
const rates = (rows: unknown, more: object = {}) => file('loan-rates', rows, more)

function faultOf<Row>(kind: ReferenceKind<Row>, value: unknown): string {
  const reading = readReferenceFile(kind, value)
  return reading.ok ? '' : reading.fault
}

test('a file is read with its own fields only', () => {
  const reading = readReferenceFile(LOAN_RATE_KIND, { ...rates([{ ...rate('2025-05-20'), note: 'x' }]), more: 1 })
  expect(reading).toEqual({ ok: true, file: rates([rate('2025-05-20')]) })
})

test.each<[string, unknown, string]>([
  ['no object', [], 'The file must contain one JSON object.'],
  ['another kind', file('holidays', [year(2025)]), '"data" must be "loan-rates", not "holidays".'],
  [
    'another version',
    rates([rate('2025-05-20')], { version: 2 }),
    '"version" must be 1, not 2: the file is for another version of the program.',
  ],
  ['no source', rates([rate('2025-05-20')], { source: ' ' }), '"source" must tell in one line who published the rows.'],
  [
    'a source of two lines',
    rates([rate('2025-05-20')], { source: 'a\nb' }),
    '"source" must tell in one line who published the rows.',
  ],
  [
    'no day of the check',
    rates([rate('2025-05-20')], { checkedTo: '2026-02-30' }),
    '"checkedTo" must be a day such as 2026-01-31, not "2026-02-30".',
  ],
  ['no rows', rates([]), '"rows" must be a list of at least one row.'],
  [
    'too many rows',
    rates(Array.from({ length: 2001 }, () => rate('2025-05-20'))),
    '"rows" has 2001 rows; at most 2000 are read.',
  ],
  ['a row that is no object', rates([rate('2025-05-20'), 3]), 'Row 2 is no JSON object.'],
  ['no day', rates([rate('2025-5-20')]), 'Row 1 has "2025-5-20" as "from", not a day such as 2026-01-31.'],
  ['no rate', rates([rate('2025-05-20', '3')]), 'Row 1 (2025-05-20) has "3" as "oneYear", not a rate such as 3.45.'],
  [
    'a rate with three decimals',
    rates([rate('2025-05-20', 3.455)]),
    'Row 1 (2025-05-20) has 3.455 as "oneYear", not a rate such as 3.45.',
  ],
  [
    'a rate of 350 %',
    rates([rate('2025-05-20', 3, 350)]),
    'Row 1 (2025-05-20) has 350 as "fiveYears", not a rate such as 3.45.',
  ],
  [
    'rows without rates',
    rates([{ from: '2025-05-20' }]),
    'Row 1 (2025-05-20) has nothing as "oneYear", not a rate such as 3.45.',
  ],
  [
    'rates out of order',
    rates([rate('2025-05-20'), rate('2024-10-21')]),
    'Row 2 (2024-10-21) is out of order: the row before is of 2025-05-20.',
  ],
  [
    'the same day twice',
    rates([rate('2025-05-20'), rate('2025-05-20')]),
    'Row 2 (2025-05-20) is out of order: the row before is of 2025-05-20.',
  ],
])('rates are refused with a sentence: %s', (_name, value, fault) => expect(faultOf(LOAN_RATE_KIND, value)).toBe(fault))

test.each<[string, HolidayYear[], string]>([
  ['a year in the past', [year(2003)], ''],
  ['a gap between years', [year(2025), year(2027)], 'Row 2 (2027) does not follow the year before, 2025.'],
  [
    'a workday within the week',
    [year(2025, { work: ['2025-01-02'] })],
    'Row 1 (2025) has 2025-01-02 in "work", which is neither a Saturday nor a Sunday.',
  ],
  [
    'a day both off and at work',
    [year(2022, { off: [{ name: '元旦', from: '2022-01-01', to: '2022-01-03' }], work: ['2022-01-02'] })],
    'Row 1 (2022) has 2022-01-02 both in "work" and in "off".',
  ],
  [
    'a holiday of another year',
    [year(2025, { off: [{ name: '元旦', from: '2026-05-01', to: '2026-05-01' }] })],
    'Row 1 (2025) has "2026-05-01" for 元旦, not a day of the year.',
  ],
  [
    'a holiday that ends before it begins',
    [year(2025, { off: [{ name: '元旦', from: '2025-01-02', to: '2025-01-01' }] })],
    'Row 1 (2025) has holidays out of order at 元旦.',
  ],
  [
    'a holiday without end',
    [year(2025, { off: [{ name: '春节', from: '2025-01-28', to: '2025-06-04' }] })],
    'Row 1 (2025) has more than 15 days off for 春节.',
  ],
])('holidays: %s', (_name, rows, fault) => expect(faultOf(HOLIDAY_KIND, file('holidays', rows))).toBe(fault))

test('names, titles, causes and courts: a wrong row is named', () => {
  const names = (row: object) => faultOf(SHORT_NAME_KIND, file('short-names', [row]))
  expect(names({ title: '消法', names: [] })).toBe('Row 1 (消法) has [] as "names", not a list of names.')
  expect(names({ title: '甲法', names: ['甲'], from: '2020-01-02', until: '2020-01-01' })).toBe(
    'Row 1 (甲法) ends before it begins.',
  )
  const titles = file('superseded-titles', [{ title: '合同法', ended: '2021年', by: '民法典' }])
  expect(faultOf(SUPERSEDED_TITLE_KIND, titles)).toBe(
    'Row 1 (合同法) has "2021年" as "ended", not a day such as 2026-01-31.',
  )
  const causes = file('causes', [
    { level: 0, name: '民事' },
    { level: 2, name: '离婚纠纷' },
  ])
  expect(faultOf(CAUSE_KIND, causes)).toBe('Row 2 (离婚纠纷) is on level 2, but the row before is on level 0.')
  expect(faultOf(COURT_KIND, file('courts', [{ province: '河北省', places: '石家庄市' }]))).toBe(
    'Row 1 (河北省) has "石家庄市" as "places", not a list of places.',
  )
})

test('a long wrong value is cut in the sentence', () => {
  expect(faultOf(LOAN_RATE_KIND, rates([rate('x'.repeat(500))])).length).toBeLessThan(120)
})

test('the bundled files name their source, and are within the limits of the format', () => {
  for (const name of REFERENCE_NAMES) {
    const { bundled } = REFERENCE_KINDS[name]
    expect([bundled.data, bundled.source.length > 10]).toEqual([name, true])
    expect(Buffer.byteLength(JSON.stringify(bundled, null, 2))).toBeLessThan(REFERENCE_DATA.bytes / 2)
  }
})

test('data is out of date from the sixty-first day after the check', () => {
  expect(isOutdated('2026-08-20', '2026-10-19')).toBe(false)
  expect(isOutdated('2026-08-20', '2026-10-20')).toBe(true)
  expect(isOutdated('2026-08-20', '2026-01-01')).toBe(false)
})
