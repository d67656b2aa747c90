/** The facts above a downloaded document whose kind decides what they are called. */
import { biddingLibrary } from '../../server/libraries/bidding'
import { dynamicLibrary } from '../../server/libraries/fiscal/dynamic'
import { penaltyLibrary } from '../../server/libraries/fiscal/penalty'
import { type QaRecord, qaLibrary } from '../../server/libraries/fiscal/qa'
import type { DocumentModel } from '@domain/document-model/document-model'

const labelled = ({ facts }: DocumentModel) =>
  facts.flatMap(([label, value]) => (value ? [`${label} ${String(value)}`] : []))

test.each([
  ['某学院2026年政府采购意向', ['采购人 某学院', '预算金额（元） 84,000']],
  ['某学院采购公告', ['招标单位 某学院', '金额（元） 84,000']],
])('%s: its facts', (title, facts) => {
  const record = { bid: 'b1', title, authority: '某学院', region: [], releaseDate: '', amount: 84000, paragraphs: [] }
  expect(labelled(biddingLibrary.view.file(biddingLibrary.toDocument(record)))).toEqual(facts)
})

test.each([
  ['税务处理决定书', ['作出机关 某税务局', '文号 1号', '决定日期 2026-08-03']],
  ['税务行政处罚决定书', ['处罚机关 某税务局', '案号 1号', '处罚日期 2026-08-03']],
])('%s: its facts', (title, facts) => {
  const stated = { institution: '某税务局', caseNumber: '1号', penaltyDate: '2026-08-03' }
  const record = { id: 'p1', title, ...stated, regions: [], taxTypes: [], paragraphs: [] }
  expect(labelled(penaltyLibrary.view.file(penaltyLibrary.toDocument(record)))).toEqual(facts)
})

const answer: QaRecord = {
  id: 'q1',
  question: '问',
  answer: '答',
  dispatchAuthority: '',
  publishBody: '',
  keywords: [],
}

test.each([
  [{}, ['解答机构 未载明', '发布时间 未载明']],
  [{ publishBody: '12366', answerDate: '2025-01-01' }, ['解答机构 12366', '发布时间 2025-01-01']],
  [{ dispatchAuthority: '某局', documentNumber: '1号' }, ['发布时间 未载明', '发文机关 某局', '文号 1号']],
  [{ dispatchAuthority: '某局', publishBody: '某局' }, ['解答机构 某局', '发布时间 未载明']],
])('an answer names its organ and day, or says that they are unknown: %j', (stated, facts) => {
  expect(labelled(qaLibrary.view.file(qaLibrary.toDocument({ ...answer, ...stated })))).toEqual(facts)
})

test('news without a day say so', () => {
  const record = { id: 'd1', title: '动态', releaseDate: '', keywords: [], paragraphs: [] }
  expect(labelled(dynamicLibrary.view.file(dynamicLibrary.toDocument(record)))).toEqual(['发布时间 未载明'])
})
