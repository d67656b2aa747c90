/** Time limits of earlier laws, by hand; and those that are not calculated. */
import { type TermKey, type TermLaw, termFrom, termRefusal } from '@domain/calculators/terms'

type Cited = [law: TermLaw, article: number]

test.each<[key: TermKey, day: string, ends: string, articles: Cited[]]>([
  // 民事诉讼法: sixty days before 2022-01-01, thirty since
  [
    'publicService',
    '2022-01-01',
    '2022-01-31',
    [
      ['civil', 95],
      ['civil', 85],
    ],
  ],
  [
    'publicService',
    '2021-12-31',
    '2022-03-01',
    [
      ['civilOf2017', 92],
      ['civilOf2017', 82],
    ],
  ],
  [
    'publicService',
    '2017-07-01',
    '2017-08-30',
    [
      ['civilOf2017', 92],
      ['civilOf2017', 82],
    ],
  ],
  [
    'publicService',
    '2017-06-30',
    '2017-08-29',
    [
      ['civilOf2012', 92],
      ['civilOf2012', 82],
    ],
  ],
  [
    'publicService',
    '2013-01-01',
    '2013-03-02',
    [
      ['civilOf2012', 92],
      ['civilOf2012', 82],
    ],
  ],
  // three months before 2024-01-01, sixty days since
  [
    'foreignPublicService',
    '2024-01-01',
    '2024-03-01',
    [
      ['civil', 283],
      ['civil', 85],
    ],
  ],
  [
    'foreignPublicService',
    '2023-12-31',
    '2024-03-31',
    [
      ['civilOf2021', 274],
      ['civilOf2021', 85],
    ],
  ],
  [
    'foreignPublicService',
    '2022-01-01',
    '2022-04-01',
    [
      ['civilOf2021', 274],
      ['civilOf2021', 85],
    ],
  ],
  [
    'foreignPublicService',
    '2021-12-31',
    '2022-03-31',
    [
      ['civilOf2017', 267],
      ['civilOf2017', 82],
    ],
  ],
  [
    'foreignPublicService',
    '2013-01-01',
    '2013-04-01',
    [
      ['civilOf2012', 267],
      ['civilOf2012', 82],
    ],
  ],
  // 行政诉讼法 of 1989: three months, if they were over before 2015-05-01
  [
    'administrativeSuit',
    '2014-03-10',
    '2014-06-10',
    [
      ['formerAdministrative', 39],
      ['formerAdministrativeInterpretation', 97],
    ],
  ],
  ['administrativeSuit', '2015-01-31', '2015-04-30', [['formerAdministrative', 39]]],
  // 2015-05-01 was a holiday: the three months were not over
  [
    'administrativeSuit',
    '2015-02-01',
    '2015-08-03',
    [
      ['administrative', 46],
      ['administrativeInterpretationOf2015', 26],
    ],
  ],
  [
    'administrativeSuit',
    '2015-04-30',
    '2015-10-30',
    [
      ['administrative', 46],
      ['administrativeInterpretationOf2015', 26],
    ],
  ],
  [
    'administrativeSuit',
    '2015-05-01',
    '2015-11-02',
    [
      ['administrative', 46],
      ['administrative', 101],
    ],
  ],
  // 法释〔2000〕8号: two years, if they were over before 2018-02-08
  ['uninformedSuit', '2016-02-05', '2018-02-05', [['formerAdministrativeInterpretation', 41]]],
  ['uninformedSuit', '2018-02-08', '2019-02-11', [['administrativeInterpretation', 64]]],
  [
    'inactionSuit',
    '2015-05-04',
    '2015-11-04',
    [
      ['administrativeInterpretationOf2015', 4],
      ['administrative', 47],
    ],
  ],
  [
    'inactionSuit',
    '2018-02-08',
    '2018-08-08',
    [
      ['administrativeInterpretation', 66],
      ['administrative', 47],
    ],
  ],
  // 劳动法: sixty days, if they were over before 2008-05-01
  [
    'labourArbitration',
    '2008-02-29',
    '2008-04-29',
    [
      ['labourLaw', 82],
      ['generalPrinciples', 154],
    ],
  ],
  [
    'wageArbitration',
    '2008-02-29',
    '2008-04-29',
    [
      ['labourLaw', 82],
      ['generalPrinciples', 154],
    ],
  ],
  ['labourArbitration', '2008-05-01', '2009-05-04', [['labour', 27]]],
  ['execution', '2008-04-01', '2010-04-01', [['civil', 250]]],
  ['retrial', '2013-01-01', '2013-07-01', [['civil', 216]]],
  // a limitation that was over before 2017-10-01 is counted by 民法通则
  [
    'limitation',
    '2014-03-10',
    '2016-03-10',
    [
      ['generalPrinciples', 135],
      ['limitationTransition', 3],
      ['generalPrinciples', 154],
    ],
  ],
  [
    'longestLimitation',
    '1990-03-05',
    '2010-03-05',
    [
      ['generalPrinciples', 137],
      ['generalPrinciples', 154],
    ],
  ],
  [
    'longestLimitation',
    '2001-03-05',
    '2021-03-05',
    [
      ['civilCode', 188],
      ['civilCode', 201],
    ],
  ],
])('%s from %s ended on %s', (key, day, ends, articles) => {
  const term = termFrom(key, day)!
  expect(term.ends).toBe(ends)
  expect(term.articles.slice(0, articles.length)).toEqual(articles.map(([law, article]) => ({ law, article })))
  if (articles[0]![0] === 'generalPrinciples') expect(term.articles).toHaveLength(articles.length)
})

test.each<[key: TermKey, day: string, refusal: ReturnType<typeof termRefusal>]>([
  ['publicService', '2012-12-31', 'early'],
  ['foreignPublicService', '2012-12-31', 'early'],
  ['administrativeSuit', '2000-03-09', 'early'],
  ['uninformedSuit', '2000-03-09', 'early'],
  // two years that were not over on 2018-02-08
  ['uninformedSuit', '2016-02-08', 'transition'],
  ['uninformedSuit', '2018-02-07', 'transition'],
  ['inactionSuit', '2015-04-30', 'early'],
  ['labourArbitration', '1994-12-31', 'early'],
  // sixty days that end on the holiday of 2008-05-01
  ['labourArbitration', '2008-03-02', 'transition'],
  ['wageArbitration', '2008-04-30', 'transition'],
  ['execution', '2008-03-31', 'early'],
  ['retrial', '2012-12-31', 'early'],
])('%s from %s is not calculated: %s', (key, day, refusal) => {
  expect(termRefusal(key, day)).toBe(refusal)
  expect(termFrom(key, day)).toBeUndefined()
})

test('a day that a rule covers is not refused', () => {
  for (const key of ['civilJudgment', 'limitation', 'uninformedSuit', 'administrativeSuit'] as const)
    expect([key, termRefusal(key, '2026-06-01')]).toEqual([key, undefined])
})
