/** The facts of documents whose kind decides what they are called. */
import '../../support/without-taro'
import { biddingDocument } from '@/libraries/bidding/document'
import type { Fact } from '@/libraries/document'
import { dynamicDocument } from '@/libraries/fiscal/dynamic/document'
import { penaltyDocument } from '@/libraries/fiscal/penalty/document'
import { qaDocument } from '@/libraries/fiscal/qa/document'

const labelled = (facts: Fact[]) => facts.map(({ label, value }) => `${label} ${value}`)

test('an intended purchase has a buyer and a budget', () => {
  const detail = { bid: 'b1', title: '某学院2026年政府采购意向', authority: '某学院', region: '', paragraphs: [] }
  expect(labelled(biddingDocument({ ...detail, amount: 84000 }).facts)).toEqual(['采购人 某学院', '预算金额 84,000元'])
})

test.each([
  ['税务处理决定书', ['作出机关 某税务局', '文号 1号', '决定日期 2026-08-03']],
  ['税务行政处罚决定书', ['处罚机关 某税务局', '案号 1号', '处罚日期 2026-08-03']],
])('%s: its facts', (title, facts) => {
  const [institution, number, date] = ['某税务局', '1号', '2026-08-03']
  const detail = { tdid: 'p1', title, institution, case_number: number, penalty_date: date, paragraphs: [] }
  expect(labelled(penaltyDocument(detail).facts)).toEqual(facts)
})

test('an answer of an unknown organ and day says so', () => {
  const detail = { id: 'q1', question: '问', answer: '答', dispatch_authority: '', publishBody: '', keywords: [] }
  expect(labelled(qaDocument(detail).facts)).toEqual(['解答机构 未载明', '发布时间 未载明'])
  expect(labelled(qaDocument({ ...detail, dispatch_authority: '某局' }).facts)).toEqual([
    '发布时间 未载明',
    '发文机关 某局',
  ])
})

test('an answer without its question has no title, but its text', () => {
  const detail = { id: 'q1', question: '', answer: '甲<br/>乙', dispatch_authority: '', publishBody: '', keywords: [] }
  const { title, passages } = qaDocument(detail)
  expect([title, passages.map(({ text }) => text)]).toEqual(['', ['甲', '乙']])
})

test('news without a day say so', () => {
  expect(labelled(dynamicDocument({ jid: 'd1', title: '动态', keyWords: [], text: '一。' }).facts)).toEqual([
    '发布时间 未载明',
  ])
})
