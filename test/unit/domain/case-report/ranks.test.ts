/** The order of Art. 4 of 法发〔2020〕24号, and guiding cases that are no longer followed. */
import { parseCourtName } from '@domain/case-report/court-name'
import { firstRankPlace, RANK_PLACES, rankOf, type RankedCase } from '@domain/case-report/ranks'
import { withdrawnGuidingCase } from '@domain/case-report/withdrawn-cases'

const court = (name: string, level: string, province = '江苏省') => ({ name, level, province })
const SUPREME = court('最高人民法院', '最高', '')
const HIGH = court('江苏省高级人民法院', '高级')
const MIDDLE = court('江苏省南京市中级人民法院', '中级')
const OWN = court('江苏省南京市鼓楼区人民法院', '基层')
const ranked = (more: Partial<RankedCase>): RankedCase => ({
  kind: '普通案例',
  court: OWN,
  isSupremeTypical: false,
  ...more,
})
const PENDING = parseCourtName(OWN.name)

test.each([
  ['a guiding case of any court', ranked({ kind: '指导性案例' }), 'guiding'],
  ['an entry of the library of the courts', ranked({ kind: '参考案例', court: SUPREME }), 'entry'],
  ['a typical case that the Supreme Court published', ranked({ kind: '典型案例', isSupremeTypical: true }), 'supreme'],
  ['a case of the gazette', ranked({ kind: '公报案例', court: HIGH }), 'supreme'],
  ['a case that the Supreme Court decided', ranked({ court: SUPREME }), 'supreme'],
  ['this province’s High Court', ranked({ court: HIGH }), 'high'],
  ['another High Court', ranked({ court: court('浙江省高级人民法院', '高级', '浙江省') }), 'other'],
  ['the court one above', ranked({ court: MIDDLE }), 'near'],
  ['the court itself', ranked({}), 'near'],
  ['another court of the city', ranked({ court: court('江苏省南京市玄武区人民法院', '基层') }), 'other'],
  ['a typical case of an unknown publisher', ranked({ kind: '典型案例', court: court('', '', '') }), 'other'],
])('%s', (_what, one, rank) => {
  expect(rankOf(one, PENDING)).toBe(rank)
})

test('without a pending court there are only the first two places', () => {
  expect([HIGH, MIDDLE, OWN].map(each => rankOf(ranked({ court: each }), undefined))).toEqual([
    'other',
    'other',
    'other',
  ])
})

test('before a High Court its own cases have the third place, before the Supreme Court the second', () => {
  expect(rankOf(ranked({ court: HIGH }), parseCourtName(HIGH.name))).toBe('high')
  expect(rankOf(ranked({ court: SUPREME }), parseCourtName(SUPREME.name))).toBe('supreme')
})

test('the search may end after the first place with a case', () => {
  expect(RANK_PLACES).toEqual({ guiding: 1, supreme: 2, high: 3, near: 4 })
  expect(firstRankPlace(['other', 'near', 'supreme', 'entry'])).toBe(2)
  expect(firstRankPlace(['other', 'entry'])).toBeUndefined()
})

test.each([
  ['上海存亮贸易有限公司诉蒋志东、王卫明等买卖合同纠纷案', '', 9],
  ['某案', '指导案例20号\n某案', 20],
  ['指导性案例第二十号', '', 20],
  ['指导案例29号', '', undefined],
  ['指导案例200号', '', undefined],
])('%s %s', (title, head, number) => {
  expect(withdrawnGuidingCase({ title, head })).toBe(number)
})
