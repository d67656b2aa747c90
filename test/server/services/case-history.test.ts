/** The history of a case in the services: in rows, documents, filters and the citation check. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import type { CaseDetail, CaseListWithFacets } from '@contract/judgement'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { CASE_PATHS } from '@contract/paths'
import { joinJudgments } from '@domain/case-history/join'
import { encodeApiQuery } from '@domain/query/codec'
import { chainedCases } from '../../../server/corpus/sample/cases/chains'
import { libraryJudgmentOf, withCaseReading } from '../../../server/libraries/case/reading'
import type { TestServer } from '../support/server'
import { get, post } from '../support/visits'
import { startSearching } from './corpus'

let server: TestServer
beforeAll(async () => void (server = await startSearching({ cases: chainedCases() })))
afterAll(() => server.close())

async function list(...conditions: Array<[name: string, value: string]>) {
  const query = encodeApiQuery(conditions.map(([name, value]) => ({ name, value })))
  const reply = await get(server, `${CASE_PATHS.listWithFacets}?${new URLSearchParams({ query, pageSize: '50' })}`)
  return reply.json<{ result: CaseListWithFacets }>().result
}

async function detail(jid: string) {
  const reply = await post(server, CASE_PATHS.detail.replace(':jid', jid), {})
  return reply.json<{ result: CaseDetail }>().result
}

const check = async (citation: CitationToCheck) =>
  (await post(server, CITATION_CHECK_PATHS.check, [citation])).json<{ data: CheckedCitation[] }>().data[0]

test('a row says what became of the judgment, and a judgment without a later decision says nothing', async () => {
  const { judgements } = await list()
  const reviews = new Map(judgements.judgementDtoList.map(({ jid, laterReview }) => [jid, laterReview]))
  expect(reviews.get('chain-1-1')).toEqual({ word: '再审已改判', overturned: true })
  expect(reviews.get('chain-2-3')).toEqual({ word: '二审维持', overturned: false })
  expect(reviews.get('chain-1-4')).toBeUndefined()
})

test('the filter counts and finds', async () => {
  const { laterReviewResults = [] } = await list()
  const counts = Object.fromEntries(laterReviewResults.map(({ name, count }) => [name, count]))
  expect(counts).toMatchObject({ 已改判: 4, 已发回重审: 1, 已维持: 2, 再审申请已驳回: 1, 本库未收录: 8 })
  const { judgements } = await list(['后续审理', '已发回重审'])
  expect(judgements.judgementDtoList.map(({ jid }) => jid)).toEqual(['chain-2-1'])
})

test('of judgments that cite an article, overturned ones come last, newest first within both', async () => {
  const citedLaws = [{ law: '中华人民共和国民法典', article: '第五百七十七条' }]
  const citing = await startSearching({ cases: chainedCases().map(judgment => ({ ...judgment, citedLaws })) })
  const query = encodeApiQuery([{ name: '引用法条', value: '《民法典》第五百七十七条' }])
  const reply = await get(citing, `${CASE_PATHS.listWithFacets}?${new URLSearchParams({ query, pageSize: '50' })}`)
  const rows = reply.json<{ result: CaseListWithFacets }>().result.judgements.judgementDtoList
  const overturned = rows.map(({ laterReview }) => laterReview?.overturned === true)
  expect(overturned.indexOf(true)).toBeGreaterThan(0)
  expect(overturned).toEqual([...overturned].sort((a, b) => Number(a) - Number(b)))
  const days = rows.filter((_, at) => !overturned[at]).map(({ judgementDate }) => judgementDate)
  expect(days).toEqual([...days].sort().reverse())
  await citing.close()
})

test('a document has its stages with grounds, and names what the library lacks', async () => {
  const { history, laterReview } = await detail('chain-4-1')
  expect(laterReview).toEqual({ word: '再审申请已驳回', overturned: false })
  expect(history).toMatchObject([
    { stage: '一审', caseNumber: '（2013）沪一中民一（民）初字第9031号', courtName: '上海市第一中级人民法院' },
    { stage: '二审', jid: 'chain-4-1', outcome: '维持', ground: '驳回上诉，维持原判。', groundJid: 'chain-4-1' },
    { stage: '再审审查', jid: 'chain-4-2', outcome: '驳回再审申请' },
  ])
  expect(history?.[0]?.jid).toBeUndefined()
})

test('the citation check finds a judgment by its id, and names the decision that overturned it', async () => {
  expect(await check({ isCase: true, id: 'chain-1-1' })).toMatchObject({
    ...{ state: 'found', library: 'case', id: 'chain-1-1' },
    laterReview: { word: '再审已改判', overturned: true, by: { jid: 'chain-1-4' } },
  })
  const { judgements } = await list()
  const row = judgements.judgementDtoList.find(({ jid }) => jid === 'chain-1-1')
  expect(row?.laterReview?.by).toBeUndefined()
})

test('an id that is unknown leaves the number to decide', async () => {
  const number = '（2015）海民初字第9041号'
  expect(await check({ isCase: true, id: 'gone', number, court: '北京市海淀区人民法院' })).toMatchObject({
    state: 'found',
    id: 'chain-5-1',
  })
  expect(await check({ isCase: true, id: 'gone' })).toEqual({ state: 'absent' })
})

test('the citation check names the later decision, and keeps two courts of one number apart', async () => {
  const number = '（2015）海民初字第9041号'
  expect(await check({ number, isCase: true, court: '北京市海淀区人民法院' })).toMatchObject({
    state: 'found',
    id: 'chain-5-1',
  })
  expect(await check({ number, isCase: true, court: '海南省海口市中级人民法院' })).toMatchObject({
    state: 'found',
    id: 'chain-6-1',
    laterReview: { word: '二审已部分改判', overturned: true },
  })
})

test('a judgment that was published without its number opens, and is named by the check', async () => {
  const records = chainedCases().map(judgment =>
    judgment.jid === 'chain-1-4' ? withCaseReading({ ...judgment, caseNumber: '' }, '再审') : judgment,
  )
  const histories = joinJudgments(records.map(libraryJudgmentOf))
  const cases = records.map(judgment => ({ ...judgment, history: histories.get(judgment.jid) }))
  const unnumbered = await startSearching({ cases })
  const reply = await post(unnumbered, CASE_PATHS.detail.replace(':jid', 'chain-1-4'), {})
  expect(reply.statusCode).toBe(200)
  const { history = [] } = reply.json<{ result: CaseDetail }>().result
  expect(history.find(({ jid }) => jid === 'chain-1-4')).toMatchObject({ caseNumber: '', stage: '再审' })
  const checked = await post(unnumbered, CITATION_CHECK_PATHS.check, [{ isCase: true, id: 'chain-1-1' }])
  const [{ laterReview }] = checked.json<{ data: [CheckedCitation] }>().data
  expect(laterReview?.by).toMatchObject({ caseNumber: '', jid: 'chain-1-4' })
  await unnumbered.close()
})
