/** Time limits of rights that end with their time, of tax disputes and of state compensation: counted by hand. */
import { uncheckedArticlesMessage } from '@domain/calculators/term-messages'
import { type TermKey, type TermLaw, termArticles, termFrom, termRefusal } from '@domain/calculators/terms'

test.each<[TermKey, first: string, nominal: string, ends: string]>([
  // a Tuesday, fifteen days on
  ['overdueReviewSuit', '2026-03-02', '2026-03-17', '2026-03-17'],
  ['administrativeRetrial', '2025-05-20', '2025-11-20', '2025-11-20'],
  // November has 30 days, February 28: a Saturday on which one works for 春节
  ['administrativeEnforcement', '2025-11-30', '2026-02-28', '2026-02-28'],
  // 21 days of March, 30 of April, 9 of May: a Saturday on which one works for 劳动节
  ['taxReview', '2026-03-10', '2026-05-09', '2026-05-09'],
  ['stateCompensation', '2024-02-29', '2026-02-28', '2026-02-28'],
  // 劳动节 ends on the 5th
  ['injury', '2023-05-04', '2026-05-04', '2026-05-06'],
  // 春节 ends on the 23rd
  ['revocation', '2025-02-16', '2026-02-16', '2026-02-24'],
  // 26 days of January, 28 of February, 31 of March, 5 of April: 清明节 until the 6th
  ['mistakeRevocation', '2026-01-05', '2026-04-05', '2026-04-07'],
  // 元旦 until the 3rd; on Sunday the 4th one works
  ['longestRevocation', '2021-01-01', '2026-01-01', '2026-01-04'],
  // 端午节 until Sunday the 21st
  ['creditorRevocation', '2025-06-20', '2026-06-20', '2026-06-22'],
  // a Sunday
  ['longestCreditorRevocation', '2021-03-15', '2026-03-15', '2026-03-16'],
  // 中秋节 until Sunday the 27th
  ['dissolution', '2025-09-26', '2026-09-26', '2026-09-28'],
  // 31 days of May, 29 of June
  ['companyResolution', '2026-04-30', '2026-06-29', '2026-06-29'],
  // 30 days of July, 30 of August
  ['uninformedResolution', '2024-07-01', '2024-08-30', '2024-08-30'],
  ['longestResolution', '2025-05-31', '2026-05-31', '2026-06-01'],
])('%s from %s: %s, and so %s', (key, first, nominal, ends) => {
  const term = termFrom(key, first)!
  expect([term.nominal, term.ends]).toEqual([nominal, ends])
})

test.each<[TermKey, Array<[TermLaw, number]>]>([
  ['overdueReviewSuit', [['administrative', 45]]],
  [
    'taxReview',
    [
      ['review', 20],
      ['tax', 88],
      ['review', 88],
    ],
  ],
  [
    'stateCompensation',
    [
      ['stateCompensation', 39],
      ['civilCode', 201],
    ],
  ],
  [
    'revocation',
    [
      ['civilCode', 152],
      ['civilCode', 199],
    ],
  ],
  [
    'creditorRevocation',
    [
      ['civilCode', 541],
      ['civilCode', 199],
    ],
  ],
  ['dissolution', [['civilCode', 564]]],
  ['companyResolution', [['company', 26]]],
  [
    'uninformedResolution',
    [
      ['company', 26],
      ['companyTransition', 1],
    ],
  ],
  [
    'administrativeEnforcement',
    [
      ['enforcement', 53],
      ['administrativeInterpretation', 156],
    ],
  ],
])('%s rests on its articles', (key, articles) =>
  expect(termArticles(key).map(({ law, article }) => [law, article])).toEqual(expect.arrayContaining(articles)),
)

test.each<[TermKey, last: string, first: string]>([
  ['overdueReviewSuit', '2015-04-30', '2015-05-01'],
  ['administrativeRetrial', '2018-02-07', '2018-02-08'],
  ['administrativeEnforcement', '2018-02-07', '2018-02-08'],
  ['stateCompensation', '2010-11-30', '2010-12-01'],
  ['revocation', '2020-12-31', '2021-01-01'],
  ['mistakeRevocation', '2020-12-31', '2021-01-01'],
  ['longestRevocation', '2020-12-31', '2021-01-01'],
  ['creditorRevocation', '2020-12-31', '2021-01-01'],
  ['longestCreditorRevocation', '2020-12-31', '2021-01-01'],
  ['dissolution', '2020-12-31', '2021-01-01'],
  ['companyResolution', '2024-06-30', '2024-07-01'],
  ['uninformedResolution', '2024-06-30', '2024-07-01'],
  ['longestResolution', '2024-06-30', '2024-07-01'],
])('%s from %s is of an earlier law and not calculated, from %s on it is', (key, last, first) => {
  expect([termRefusal(key, last), termFrom(key, last)]).toEqual(['early', undefined])
  expect(termRefusal(key, first)).toBeUndefined()
})

test('an injury whose year was over before 2017-10-01 stays over', () => {
  expect(termFrom('injury', '2016-09-29')).toMatchObject({ count: 1, nominal: '2017-09-29' })
  expect(termFrom('injury', '2016-10-01')).toMatchObject({ count: 3, nominal: '2019-10-01' })
})

test('an article of a repealed text that nothing at hand proves is told', () => {
  expect(uncheckedArticlesMessage(termFrom('publicService', '2021-12-31')!.articles)).toBe(
    '《中华人民共和国民事诉讼法（2017年修正）》第九十二条的文本没有收录，条号未经核对。',
  )
  expect(uncheckedArticlesMessage(termFrom('shortLimitation', '2016-09-29')!.articles)).toBe(
    '《中华人民共和国民法通则》第一百三十六条、第一百五十四条的文本没有收录，条号未经核对。',
  )
  expect(uncheckedArticlesMessage(termFrom('civilJudgment', '2026-03-02')!.articles)).toBe('')
})
