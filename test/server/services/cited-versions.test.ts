/** A citation opens the law as of the citing document's day, with the status of that version on the day. */
import type { LawArticle, LawDetail } from '@contract/lawregu'
import type { TestServer } from '../support/server'
import { get, logIn, post } from '../support/visits'
import { aLaw, address, startSearching } from './corpus'

const BASE = '/ilawregu-search/api/v1/lawregu'
const article = (no: string, text: string) => ({ no, path: [], text, history: [] })
const version = (lid: string, effectiveDate: string, more: Partial<Parameters<typeof aLaw>[1]>) =>
  aLaw(lid, { title: '中华人民共和国民事诉讼法', postingDate: effectiveDate, effectiveDate, ...more })

const LAWS = [
  version('p2023', '2024-01-01', {
    postingDate: '2023-09-01',
    articles: [article('第二百条', '没有民事行为能力。'), article('第二百一十一条', '应当再审。')],
  }),
  version('p2012', '2013-01-01', {
    timeLimited: '已被修改',
    repealedDate: '2024-01-01',
    articles: [article('第二百条', '应当再审。'), article('第九条', '旧。')],
  }),
  version('p2007', '2008-04-01', {
    title: '中华人民共和国民事诉讼法（2007修正）',
    timeLimited: '已被修改',
    repealedDate: '2013-01-01',
    articles: [article('第一百七十九条', '应当再审。')],
  }),
  // It has the day of its first text, and was published long after.
  aLaw('late', {
    title: '某管理条例',
    postingDate: '2019-05-01',
    effectiveDate: '2001-01-01',
    articles: [article('第一条', '后来的条文。')],
  }),
  aLaw('ended', {
    title: '中华人民共和国合同法',
    timeLimited: '失效',
    effectiveDate: '1999-10-01',
    repealedDate: '2021-01-01',
    articles: [article('第一百一十四条', '违约金。')],
  }),
  aLaw('unclear', {
    title: '某暂行办法',
    timeLimited: '失效',
    effectiveDate: '2000-01-01',
    articles: [article('第一条', '办法。')],
  }),
  aLaw('undated', { title: '某规定', articles: [article('第一条', '规定。')] }),
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({ laws: LAWS })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const find = async (body: object) =>
  (await post(server, `${BASE}/findLawReguItem`, body, { token })).json<{ data: LawArticle }>().data
const LAW = '民事诉讼法'

it.each([
  ['2024-01-01', 'p2023'],
  ['2023-12-31', 'p2012'],
  ['2015-06-03', 'p2012'],
  ['2013-01-01', 'p2012'],
])('on %s 第二百条 is that of the version then in force', async (asOf, lid) => {
  for (const law of [LAW, '《中华人民共和国民事诉讼法》', '民诉法']) {
    const lawArticle = await find({ law, article: '第二百条', asOf })
    expect([lawArticle.lid, lawArticle.on_day]).toEqual([lid, { day: asOf, standing: 'inForce' }])
  }
})

it('without a day it is that of the current law', async () => {
  const lawArticle = await find({ law: LAW, article: '200' })
  expect([lawArticle.lid, lawArticle.on_day]).toEqual(['p2023', undefined])
  expect(lawArticle).toMatchObject({ posting_date: '2023-09-01', effective_date: '2024-01-01' })
})

it('a number that is missing in that version comes from another one, with a note', async () => {
  const then = { lid: 'p2012', title: '中华人民共和国民事诉讼法', effective_date: '2013-01-01', lacksArticle: true }
  expect(await find({ law: LAW, article: '第二百一十一条', asOf: '2015-06-03' })).toMatchObject({
    lid: 'p2023',
    on_day: { day: '2015-06-03', standing: 'notYet', version: then },
  })
  expect(await find({ law: LAW, article: '第一百七十九条', asOf: '2015-06-03' })).toMatchObject({
    lid: 'p2007',
    repealed_date: '2013-01-01',
    on_day: { standing: 'repealed', version: then },
  })
})

it('a version that the citation names is opened, with the version that was in force', async () => {
  const law = '中华人民共和国民事诉讼法（2007年修正）'
  expect(await find({ law, article: '179', asOf: '2015-06-03' })).toMatchObject({
    lid: 'p2007',
    on_day: { standing: 'repealed', version: { lid: 'p2012' } },
  })
  expect((await find({ law, article: '179' })).lid).toBe('p2007')
})

it.each([
  ['before the first version of all', LAW, '第二百条', '1990-01-01', 'p2012', 'notYet'],
  ['of a text published later under its old day', '某管理条例', '1', '2015-01-01', 'late', 'notYet'],
  ['of the same after it was published', '某管理条例', '1', '2019-05-01', 'late', 'inForce'],
  ['of a law that had ended', '合同法', '114', '2022-03-01', 'ended', 'repealed'],
  ['of a law that ended nobody knows when', '某暂行办法', '1', '2015-01-01', 'unclear', 'unknown'],
  ['of a law that began nobody knows when', '某规定', '1', '2015-01-01', 'undated', 'unknown'],
])('%s', async (_what, law, no, asOf, lid, standing) => {
  const lawArticle = await find({ law, article: no, asOf })
  expect([lawArticle.lid, lawArticle.on_day]).toEqual([lid, { day: asOf, standing }])
})

it('a version of a law tells all versions, the oldest first; a law with one version tells none', async () => {
  const versionsOf = async (lid: string) =>
    (await get(server, `${BASE}/${lid}`, { token })).json<{ data: LawDetail }>().data.versions
  const lids = (await versionsOf('p2012'))?.map(({ lid }) => lid)
  expect(lids).toEqual(['p2007', 'p2012', 'p2023'])
  expect((await versionsOf('p2012'))?.[2]).toEqual({
    lid: 'p2023',
    posting_date: '2023-09-01',
    time_limited: '现行有效',
  })
  expect(await versionsOf('ended')).toBeUndefined()
  expect(await versionsOf('undated')).toBeUndefined()
})

it('many articles are returned at once, each as of its own day', async () => {
  const body = ['2015-01-01', '2025-01-01'].map(asOf => ({ law: LAW, article: '200', asOf }))
  const { data } = (await post(server, `${BASE}/findLawreguItems`, body, { token })).json<{ data: LawArticle[] }>()
  expect(data.map(({ lid }) => lid)).toEqual(['p2012', 'p2023'])
})

it('a version opened by its id has the note too', async () => {
  const reply = await get(server, address(`${BASE}/item`, { lid: 'p2023', article: '200', asOf: '2015-06-03' }), {
    token,
  })
  const then = { lid: 'p2012', title: '中华人民共和国民事诉讼法', effective_date: '2013-01-01' }
  expect(reply.json<{ data: LawArticle }>().data).toMatchObject({
    lid: 'p2023',
    on_day: { day: '2015-06-03', standing: 'notYet', version: then },
  })
})

it.each(['2015', 'yesterday', '2015-6-3'])('%s is no day', async asOf => {
  expect((await post(server, `${BASE}/findLawReguItem`, { law: LAW, asOf }, { token })).statusCode).toBe(400)
})
