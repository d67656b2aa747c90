/** The sentences on a search in the report. */
import { conditionsInWords, searchMethodsOf } from '../../../server/report/conditions'
import { beijingMoment, sameDayYearsBefore } from '../../../server/report/moment'
import { commonArticles, sortCases, type CaseOutline } from '../../../server/report/outline'
import type { Rank } from '@domain/case-report/ranks'
import { decodeApiQuery } from '@domain/query/codec'

test.each([
  ['全文:违约金 损失;gap=10', '全文间隔10字：违约金 损失'],
  ['全文:违约金 定金;mode=sentence', '全文同句：违约金 定金'],
  ['标题:-物权', '标题不包含：物权'],
  ['当事人:某公司;level=1', '攻方当事人：某公司'],
  ['法官:沈衡;level=1', '审判长：沈衡'],
  ['案由:合同纠纷/买卖合同纠纷;level=2', '案由：合同纠纷 / 买卖合同纠纷'],
  ['裁判日期:2020-01-01TO2021-12-31', '裁判日期：2020-01-01至2021-12-31'],
  ['裁判日期:TO2021', '裁判日期：截至2021'],
  ['标的额:100TO500', '标的额：100万元至500万元'],
  ['标的额:5', '标的额：1亿元以上'],
  ['审理程序:-1', '审理程序：其他'],
  ['法院层级:高级', '法院层级：高级'],
  ['案例类型:constructor', '案例类型：constructor'],
  ['全文:合同;any', '全文：合同（任一）'],
])('%s is told as %s', (query, words) => {
  expect(conditionsInWords(decodeApiQuery(query))).toEqual([words])
})

test.each([
  ['', []],
  ['全文:a,标题:b', ['关键词检索']],
  ['引用法条:民法典', ['法条关联案件检索']],
  ['案号:（2023）苏01民终1号,引用法条:民法典,全文:a', ['关键词检索', '法条关联案件检索', '案例关联检索']],
])('%j is a search by %j', (query, methods) => {
  expect(searchMethodsOf(decodeApiQuery(query))).toEqual(methods)
})

test('the time is Beijing’s, wherever the server stands', () => {
  expect(beijingMoment(new Date('2025-12-31T16:05:00Z'))).toEqual({ day: '2026-01-01', clock: '00:05' })
  expect(sameDayYearsBefore('2026-03-05', 3)).toBe('2023-03-05')
  expect(sameDayYearsBefore('2028-02-29', 3)).toBe('2025-02-28')
})

const article = (name: string, lid = 'l1') => ({ name, lid, note: '', text: '' })
const outline = (title: string, rank: Rank, date: string, cited: string[] = []) =>
  ({ title, rank, date, cited: cited.map(name => article(name)) }) as CaseOutline

test('cases stand by rank, then the newest first; those of one day as they were picked', () => {
  const cases = [
    outline('a', 'near', '2024-01-01'),
    outline('b', 'guiding', ''),
    outline('c', 'near', '2025-01-01'),
    outline('d', 'near', '2025-01-01'),
    outline('e', 'other', '2026-01-01'),
    outline('f', 'entry', '2020-01-01'),
    outline('g', 'high', '2020-01-01'),
    outline('h', 'supreme', '2020-01-01'),
  ]
  expect(sortCases(cases).map(({ title }) => title)).toEqual(['b', 'f', 'h', 'g', 'c', 'd', 'a', 'e'])
})

test('articles that more than one case cites are told, the most cited first', () => {
  const cases = [
    outline('a', 'other', '', ['甲', '乙']),
    outline('b', 'other', '', ['乙', '丙']),
    outline('c', 'other', '', ['乙', '丙']),
  ]
  expect(commonArticles(cases)).toEqual([
    { article: article('乙'), cases: [1, 2, 3] },
    { article: article('丙'), cases: [2, 3] },
  ])
})

test('an article of another version is another article', () => {
  const cases = ['l1', 'l2', 'l1'].map(lid => ({ ...outline(lid, 'other', ''), cited: [article('甲', lid)] }))
  expect(commonArticles(cases)).toEqual([{ article: article('甲'), cases: [1, 3] }])
})
