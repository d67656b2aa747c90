/** 优案评析: cases by theme, and filters that count only these. */
import type { CaseListWithFacets } from '@contract/judgement'
import type { Facet } from '@contract/search'
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { address, startSearching } from './corpus'

const BASE = '/judgement-search/api/v1/excellent'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string> = {}) =>
  get(server, address(`${BASE}/${path}`, query), { token })
const answer = async <T>(path: string, query?: Record<string, string>) =>
  (await ask(path, query)).json<{ result: T }>().result

test('excellent cases are listed by theme', async () => {
  const themes = await answer<Array<{ name: string; count: number }>>('themes')
  expect(themes.map(({ name, count }) => [name, count])).toEqual([
    ['民事', 0],
    ['商事', 1],
    ['刑事', 1],
    ['知识产权', 0],
    ['行政与国家赔偿', 0],
    ['其他', 0],
  ])
  const rows = async (path: string) =>
    (await answer<CaseListWithFacets>(path)).judgements.judgementDtoList.map(({ jid }) => jid)
  expect(await rows('themes/3')).toEqual(['c3'])
  expect((await rows('list')).sort()).toEqual(['c1', 'c3'])
  expect((await ask('themes/7')).statusCode).toBe(400)
})

test('the filters of excellent cases count only these, of all themes or of one', async () => {
  const counts = async (query: Record<string, string>) =>
    (await answer<Facet[]>('leftStatisticsByField', query)).map(({ name, count }) => [name, count])
  const total = async (query: Record<string, string>) =>
    (await counts({ field: 'trialRoundResults', ...query })).reduce((sum, [, count]) => sum + Number(count), 0)
  const refused = async (query: Record<string, string>) => (await ask('leftStatisticsByField', query)).statusCode

  expect(await counts({ field: 'themeResults' })).toEqual([
    ['商事', 1],
    ['刑事', 1],
  ])
  expect(await total({})).toBe(2)
  expect(await total({ theme: '3' })).toBe(1)
  expect(await refused({ field: 'nothing' })).toBe(400)
  expect(await refused({ field: 'caseResults', theme: '7' })).toBe(400)
})
