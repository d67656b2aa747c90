/** Counts of several searches, each as in the list of its library. */
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { address } from './corpus'
import { startSmall } from './small-corpus'

let server: TestServer
beforeAll(async () => void (server = await startSmall()))
afterAll(() => server.close())

const ask = (body: object, headers: Record<string, string> = {}) =>
  post(server, '/search-counts/api/v1/counts', body, headers)
const countsOf = async (library: string, queries: object[], more: object = {}) =>
  (await ask({ library, queries, ...more })).json<{ data: number[] }>().data

test('each search is counted, in its order', async () => {
  const all = { query: '' }
  expect(await countsOf('proDoc', [all, { query: '标题:盗窃' }, { query: '检察院观点:入户' }])).toEqual([2, 1, 0])
  expect(await countsOf('fiscalPenalty', [{}, { query: '案号:5号' }])).toEqual([7, 1])
})

test('a part of the fiscal area counts fiscal documents, laws as of a day', async () => {
  expect(
    await countsOf('fiscalLaw', [{ query: '全文:增值税' }, { asOf: '2026-01-01' }, { asOf: '1993-12-31' }]),
  ).toEqual([2, 1, 0])
  expect(await countsOf('fiscalCase', [{}])).toEqual([1])
})

test('cases with a commentary are counted in their theme', async () => {
  const [all = 0] = await countsOf('excellentCaseNew', [{}])
  const themes = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map(theme => countsOf('excellentCaseNew', [{}], { theme })),
  )
  expect(themes.flat().reduce((sum, count) => sum + count, 0)).toBe(all)
})

test('a law named in the search counts, as in its list', async () => {
  const list = await get(server, address('/ilawregu-search/api/v1/lawregu/list', { query: '标题:民法典' }))
  const { totalCount } = list.json<{ data: { totalCount: number } }>().data
  expect(await countsOf('law', [{ query: '标题:民法典' }])).toEqual([totalCount])
})

test.each([
  ['a library that nobody knows', { library: 'stars', queries: [{}] }, 404],
  ['no search', { library: 'case', queries: [] }, 400],
  ['more than ten', { library: 'case', queries: Array.from({ length: 11 }, () => ({})) }, 400],
  ['a dimension that the library does not have', { library: 'case', queries: [{ query: '颜色:红' }] }, 400],
])('%s is refused', async (_, body, code) => {
  expect(failureIn(await ask(body))).toMatchObject({ code })
})

test('a guest is refused what the list refuses, a member is not', async () => {
  const body = { library: 'case', queries: [{ query: '审理程序:二审' }] }
  expect(failureIn(await ask(body))).toMatchObject({ code: 403, id: 'login_to_choose' })
  const { token } = await logIn(server)
  expect((await ask(body, { token })).statusCode).toBe(200)
})
