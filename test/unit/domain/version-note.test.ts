import { type CitingContext, type ShownVersion, type VersionNote, versionNote } from '@domain/citation/version-note'
import { compareOnDay, standingOn, type ValidityDates } from '@domain/law-time/standing'

const judgment: CitingContext = { by: 'judgment', day: '2015-06-03' }
const versionOf = (effective_date?: string, more: Partial<ShownVersion> = {}): ShownVersion => ({
  effective_date,
  time_limited: '现行有效',
  ...more,
})
const onDay = (standing: ValidityDates['status'], more = {}) =>
  ({ on_day: { standing, ...more } }) as Pick<ShownVersion, 'on_day'>

test.each<[string, ShownVersion, Partial<VersionNote>]>([
  ['in force, as the service knows', versionOf('2013-01-01', onDay('inForce')), { kind: 'then', begun: '2013-01-01' }],
  ['in force, as its own dates say', versionOf('2013-01-01'), { kind: 'stated', begun: '2013-01-01' }],
  ['later', versionOf('2024-01-01'), { kind: 'later', begun: '2024-01-01' }],
  ['of the very day', versionOf('2015-06-03'), { kind: 'stated' }],
  [
    'published later than it says to have begun',
    versionOf('2001-01-01', { posting_date: '2019-05-01' }),
    { kind: 'later', posted: '2019-05-01' },
  ],
  [
    'published, not yet in force',
    versionOf('2016-01-01', { posting_date: '2015-03-01' }),
    { kind: 'announced', begun: '2016-01-01' },
  ],
  [
    'ended before',
    versionOf('1999-10-01', { repealed_date: '2014-01-01', time_limited: '失效' }),
    { kind: 'ended', ended: '2014-01-01' },
  ],
  ['ended later', versionOf('1999-10-01', { repealed_date: '2021-01-01', time_limited: '失效' }), { kind: 'stated' }],
  ['ended nobody knows when', versionOf('1999-10-01', { time_limited: '已被修改' }), { kind: 'unsure' }],
  ['ended, as the service knows without a day', versionOf('1999-10-01', onDay('repealed')), { kind: 'unsure' }],
  ['without any date', versionOf(undefined), { kind: 'unsure' }],
  ['of a service that sends null', { effective_date: null, time_limited: null, on_day: null }, { kind: 'unsure' }],
  ['of a day that is none', versionOf('soon'), { kind: 'unsure' }],
  [
    'where another was in force',
    versionOf('2024-01-01', onDay('notYet', { version: { effective_date: '2013-01-01' } })),
    { kind: 'other', then: '2013-01-01' },
  ],
  [
    'where the one in force had no such article',
    versionOf('2024-01-01', onDay('notYet', { version: { effective_date: '2013-01-01', lacksArticle: true } })),
    { kind: 'lacking', then: '2013-01-01' },
  ],
])('a version %s', (_what, version, note) => {
  expect(versionNote(version, judgment)).toMatchObject(note)
})

test('what is not dated says so, cases have many dates, and a law in force is read as it stands', () => {
  expect(versionNote(versionOf('2013-01-01'), { by: 'writing' })?.kind).toBe('undated')
  expect(versionNote(versionOf('2013-01-01'), { by: 'writing', day: '某日' })?.kind).toBe('undated')
  expect(versionNote(versionOf('2013-01-01'), { by: 'cases' })?.kind).toBe('many')
  expect(versionNote(versionOf('2013-01-01'), undefined)).toBeUndefined()
})

test('of several versions the one in force is meant, else the nearest', () => {
  const term = (begin: number, more: Partial<ValidityDates> = {}): ValidityDates => ({
    begin,
    status: '现行有效',
    ...more,
  })
  const day = 20150603
  const order = (...terms: ValidityDates[]) => [...terms].sort((a, b) => compareOnDay(day, a, b))
  const [first, second] = [term(20000101, { end: 20080101 }), term(20080101, { end: 20130101 })]
  const [third, later, last] = [term(20130101, { end: 20240101 }), term(20240101), term(20260101)]
  expect(order(last, first, third, later, second)).toEqual([third, second, first, later, last])
  expect(standingOn(third, 20240101)).toBe('repealed')
  expect(standingOn(third, 20231231)).toBe('inForce')
})

describe('the facts of a judgment', () => {
  const predates = (begun: string, citing: CitingContext = judgment) =>
    versionNote(versionOf(begun), citing)?.mayPredate ?? false

  it.each([
    ['2015-06-03', true],
    ['2013-01-01', true],
    ['2012-06-03', false],
    ['1999-10-01', false],
    ['2016-01-01', false],
  ])('may predate a version that began on %s: %s', (begun, expected) => expect(predates(begun)).toBe(expected))

  it('are those of judgments only', () =>
    expect(predates('2013-01-01', { by: 'writing', day: '2015-06-03' })).toBe(false))
})
