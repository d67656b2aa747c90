/** Ends of terms, counted by hand on the calendars of their years and the notices of their holidays. */
import { TERM_KEYS, type TermKey, termArticles, termFrom, dayOff, workdayFrom } from '@domain/calculators/terms'
import { BUNDLED_HOLIDAY_CALENDAR } from '@domain/calculators/holidays'
import { onCalendar } from '@domain/format/dates'

test.each<[TermKey, served: string, nominal: string, ends: string]>([
  ['civilJudgment', '2025-03-03', '2025-03-18', '2025-03-18'],
  // 2025-10-03 is a holiday until the 8th
  ['civilJudgment', '2025-09-18', '2025-10-03', '2025-10-09'],
  // Sunday and Saturday on which one works for 春节
  ['civilJudgment', '2025-01-11', '2025-01-26', '2025-01-26'],
  ['civilJudgment', '2025-01-24', '2025-02-08', '2025-02-08'],
  // a Saturday
  ['civilJudgment', '2025-02-28', '2025-03-15', '2025-03-17'],
  ['civilRuling', '2025-01-20', '2025-01-30', '2025-02-05'],
  ['civilRuling', '2021-09-08', '2021-09-18', '2021-09-18'],
  // the prolonged 春节 of 2020
  ['foreignAppeal', '2020-01-01', '2020-01-31', '2020-02-03'],
  ['foreignAnswer', '2024-03-01', '2024-03-31', '2024-04-01'],
  ['answer', '2026-02-01', '2026-02-16', '2026-02-24'],
  // the month has no such day
  ['retrial', '2024-08-31', '2025-02-28', '2025-02-28'],
  ['retrial', '2023-08-31', '2024-02-29', '2024-02-29'],
  ['retrial', '2023-03-31', '2023-09-30', '2023-10-07'],
  ['execution', '2022-05-02', '2024-05-02', '2024-05-06'],
  ['execution', '2020-02-29', '2022-02-28', '2022-02-28'],
  // the holiday ends on a Saturday, and on that Sunday one works
  ['criminalJudgment', '2024-02-01', '2024-02-11', '2024-02-18'],
  ['criminalJudgment', '2023-04-25', '2023-05-05', '2023-05-05'],
  ['criminalRuling', '2026-04-30', '2026-05-05', '2026-05-06'],
  ['administrativeJudgment', '2022-01-17', '2022-02-01', '2022-02-07'],
  ['administrativeRuling', '2019-09-21', '2019-10-01', '2019-10-08'],
  ['administrativeSuit', '2024-03-16', '2024-09-16', '2024-09-18'],
  ['administrativeSuit', '2025-11-30', '2026-05-30', '2026-06-01'],
  ['suitAfterReview', '2022-09-17', '2022-10-02', '2022-10-08'],
  // five days of November, 31 of December, 24 of January
  ['review', '2023-11-25', '2024-01-24', '2024-01-24'],
  ['review', '2026-07-28', '2026-09-26', '2026-09-28'],
  ['labourArbitration', '2024-06-08', '2025-06-08', '2025-06-09'],
  ['suitAfterAward', '2023-09-14', '2023-09-29', '2023-10-07'],
  ['suitAfterAward', '2026-01-31', '2026-02-15', '2026-02-24'],
  ['limitation', '2022-03-15', '2025-03-15', '2025-03-17'],
  ['limitation', '2020-02-29', '2023-02-28', '2023-02-28'],
  ['limitation', '2021-10-03', '2024-10-03', '2024-10-08'],
  ['longestLimitation', '2001-01-01', '2021-01-01', '2021-01-04'],
  // the last days of a year belong to the notice of the next one
  ['civilJudgment', '2018-12-16', '2018-12-31', '2019-01-02'],
])('%s from %s: %s, and so %s', (key, served, nominal, ends) => {
  const term = termFrom(key, served)!
  expect([term.nominal, term.ends]).toEqual([nominal, ends])
  expect(term.dayOff !== undefined).toBe(nominal !== ends)
})

test('the day itself does not count', () => expect(termFrom('answer', '2025-02-28')!.begins).toBe('2025-03-01'))

test.each([
  ['2026-02-16', { holiday: '春节' }],
  ['2025-10-06', { holiday: '国庆节、中秋节' }],
  ['2026-11-21', 'saturday'],
  ['2026-11-22', 'sunday'],
  ['2026-11-23', undefined],
  ['2026-10-10', undefined],
  ['2026-01-04', undefined],
])('%s is off for %p', (day, rest) => expect(dayOff(day)).toEqual(rest))

test('of a year without a notice the holidays of the law and the weekends are known, and it is said', () => {
  const term = termFrom('civilJudgment', '2026-12-18')!
  expect(term).toMatchObject({ nominal: '2027-01-02', dayOff: 'saturday', ends: '2027-01-04', holidaysKnown: false })
  expect(termFrom('longestLimitation', '1986-05-01')!.holidaysKnown).toBe(false)
  expect(termFrom('civilJudgment', '2026-11-23')!.holidaysKnown).toBe(true)
})

test('each term rests on its own article, and on how it is counted', () => {
  expect(termArticles('civilJudgment')).toEqual([
    { law: 'civil', article: 171 },
    { law: 'civil', article: 85 },
  ])
  for (const key of TERM_KEYS) expect(termFrom(key, '2026-06-01')!.articles).toEqual(termArticles(key))
})

test('the notices hold together: days off in order, and one works on none but Saturdays and Sundays outside of them', () => {
  const ends = BUNDLED_HOLIDAY_CALENDAR.off.flatMap(({ from, to }) => [from, to])
  expect(ends).toEqual([...ends].sort())
  for (const day of BUNDLED_HOLIDAY_CALENDAR.work) {
    expect([0, 6]).toContain(onCalendar(day).day())
    expect(workdayFrom(day)).toBe(day)
  }
})

test.each<[key: TermKey, day: string, nominal: string, ends: string, articles: Array<[string, number]>]>([
  // 民法通则 135: two years that were over before 2017-10-01 stay over
  [
    'limitation',
    '2015-09-29',
    '2017-09-29',
    '2017-09-29',
    [
      ['generalPrinciples', 135],
      ['limitationTransition', 3],
    ],
  ],
  // 2017-09-30, a Saturday, was a workday, and the last day of the two years
  [
    'limitation',
    '2015-09-30',
    '2017-09-30',
    '2017-09-30',
    [
      ['generalPrinciples', 135],
      ['limitationTransition', 3],
    ],
  ],
  [
    'limitation',
    '2015-10-01',
    '2018-10-01',
    '2018-10-08',
    [
      ['civilCode', 188],
      ['limitationTransition', 2],
    ],
  ],
  [
    'limitation',
    '2017-09-30',
    '2020-09-30',
    '2020-09-30',
    [
      ['civilCode', 188],
      ['limitationTransition', 2],
    ],
  ],
  [
    'limitation',
    '2017-10-01',
    '2020-10-01',
    '2020-10-09',
    [
      ['civilCode', 188],
      ['civilCode', 201],
    ],
  ],
  [
    'shortLimitation',
    '2016-09-29',
    '2017-09-29',
    '2017-09-29',
    [
      ['generalPrinciples', 136],
      ['limitationTransition', 3],
    ],
  ],
  [
    'shortLimitation',
    '2016-10-09',
    '2019-10-09',
    '2019-10-09',
    [
      ['civilCode', 188],
      ['limitationTransition', 2],
    ],
  ],
  ['internationalSale', '2021-03-10', '2025-03-10', '2025-03-10', [['civilCode', 594]]],
  ['productLiability', '2022-04-30', '2024-04-30', '2024-04-30', [['productQuality', 45]]],
  ['longestProductLiability', '2015-06-10', '2025-06-10', '2025-06-10', [['productQuality', 45]]],
  ['insurance', '2022-11-14', '2024-11-14', '2024-11-14', [['insurance', 26]]],
  ['lifeInsurance', '2020-05-20', '2025-05-20', '2025-05-20', [['insurance', 26]]],
  ['carriage', '2024-06-12', '2025-06-12', '2025-06-12', [['formerMaritime', 257]]],
  ['carriage', '2026-05-01', '2027-05-01', '2027-05-03', [['maritime', 284]]],
  ['carriageRecourse', '2025-01-06', '2025-04-06', '2025-04-07', [['formerMaritime', 257]]],
  ['carriageRecourse', '2026-06-01', '2026-08-30', '2026-08-31', [['maritime', 284]]],
  [
    'charter',
    '2023-07-10',
    '2025-07-10',
    '2025-07-10',
    [
      ['formerMaritime', 257],
      ['formerMaritime', 259],
    ],
  ],
  ['charter', '2026-05-04', '2028-05-04', '2028-05-04', [['maritime', 286]]],
  ['wageArbitration', '2024-07-31', '2025-07-31', '2025-07-31', [['labour', 27]]],
  ['finalAwardSuit', '2025-03-03', '2025-03-18', '2025-03-18', [['labour', 48]]],
  ['finalAwardAnnulment', '2025-03-03', '2025-04-02', '2025-04-02', [['labour', 49]]],
  ['uninformedSuit', '2024-03-11', '2025-03-11', '2025-03-11', [['administrativeInterpretation', 64]]],
  [
    'longestSuit',
    '2020-03-11',
    '2025-03-11',
    '2025-03-11',
    [
      ['administrative', 46],
      ['administrativeInterpretation', 65],
    ],
  ],
  ['longestEstateSuit', '2005-03-11', '2025-03-11', '2025-03-11', [['administrative', 46]]],
  [
    'inactionSuit',
    '2025-01-13',
    '2025-07-13',
    '2025-07-14',
    [
      ['administrativeInterpretation', 66],
      ['administrative', 47],
    ],
  ],
  // the new 仲裁法 is in force since 2026-03-01
  ['annulment', '2026-02-28', '2026-08-28', '2026-08-28', [['formerArbitration', 59]]],
  ['annulment', '2026-03-01', '2026-06-01', '2026-06-01', [['arbitration', 72]]],
  ['guarantee', '2025-03-03', '2025-09-03', '2025-09-03', [['civilCode', 692]]],
  ['guarantee', '2025-08-31', '2026-02-28', '2026-02-28', [['civilCode', 692]]],
  [
    'jurisdiction',
    '2025-03-03',
    '2025-03-18',
    '2025-03-18',
    [
      ['civil', 130],
      ['civil', 128],
    ],
  ],
  [
    'evidence',
    '2025-03-03',
    '2025-03-18',
    '2025-03-18',
    [
      ['civilInterpretation', 99],
      ['civil', 68],
    ],
  ],
  ['appealEvidence', '2025-03-03', '2025-03-13', '2025-03-13', [['civilInterpretation', 99]]],
  [
    'thirdPartySuit',
    '2025-01-06',
    '2025-07-06',
    '2025-07-07',
    [
      ['civil', 59],
      ['civilInterpretation', 290],
    ],
  ],
  ['suitAfterPreservation', '2025-03-03', '2025-04-02', '2025-04-02', [['civil', 104]]],
  [
    'preservationReview',
    '2025-03-03',
    '2025-03-08',
    '2025-03-10',
    [
      ['preservation', 25],
      ['civil', 111],
    ],
  ],
  ['executionReview', '2025-03-03', '2025-03-13', '2025-03-13', [['civil', 236]]],
  ['outsiderSuit', '2025-03-03', '2025-03-18', '2025-03-18', [['civil', 238]]],
  ['executionJurisdiction', '2025-03-03', '2025-03-13', '2025-03-13', [['execution', 3]]],
  ['distributionObjection', '2025-03-03', '2025-03-18', '2025-03-18', [['execution', 17]]],
  [
    'penaltyReview',
    '2025-03-03',
    '2025-03-06',
    '2025-03-06',
    [
      ['civilInterpretation', 185],
      ['civil', 119],
    ],
  ],
  // service by notice is complete on the day itself, though it is a Saturday or a holiday
  ['publicService', '2025-03-06', '2025-04-05', '2025-04-05', [['civil', 95]]],
  ['foreignPublicService', '2025-03-04', '2025-05-03', '2025-05-03', [['civil', 283]]],
])('%s from %s: %s, and so %s', (key, day, nominal, ends, articles) => {
  const term = termFrom(key, day)!
  expect([term.nominal, term.ends]).toEqual([nominal, ends])
  expect(term.articles.slice(0, articles.length)).toEqual(articles.map(([law, article]) => ({ law, article })))
})

test('a weekend that a notice to come may make a workday ends the term at the earliest', () => {
  // 2027-02-13 is the Saturday after 春节, 2027-02-07 is 正月初二
  expect(termFrom('civilJudgment', '2027-01-29')).toMatchObject({
    nominal: '2027-02-13',
    ends: '2027-02-15',
    earliest: '2027-02-13',
  })
  expect(termFrom('civilJudgment', '2027-01-23')).toMatchObject({ nominal: '2027-02-07', ends: '2027-02-09' })
  expect(termFrom('civilJudgment', '2027-01-23')!.earliest).toBeUndefined()
  expect(termFrom('civilJudgment', '2025-02-28')!.earliest).toBeUndefined()
})
