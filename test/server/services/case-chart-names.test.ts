/** Charts with difficult names: foreign names, characters of the query syntax, laws with several names. */
import type { CaseListResult, VisualData } from '@contract/judgement'
import { encodeApiQuery } from '@domain/query/codec'
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { address, CASES, LAWS, startSearching } from './corpus'

const BASE = '/judgement-search/api/v1/search'
const NAMES = [
  'John Smith',
  'Smith John',
  'John',
  '张伟',
  '张伟强',
  'A,B:C;any',
  '-减号',
  'O\\Neil (1)',
  '第三条公司',
  '王某1',
  '某甲公司',
]
const CITED = [
  [{ law: '中华人民共和国合同法', article: '第一百一十四条' }],
  [{ law: '旧合同法', article: '第一百一十四条第一款' }],
  [
    { law: '合同法', article: '第一百一十四条' },
    { law: '旧合同法', article: '114条' },
  ],
  [{ law: '关于合同法第三条的解释', article: '第二条' }],
  [{ law: '合同法', article: '第九十四条' }],
  [{ law: '合同法', article: '第九十四条' }],
]

let server: TestServer
let token: string
beforeAll(async () => {
  const cases = NAMES.flatMap((name, at) =>
    [1, 2].map(copy => ({
      ...CASES[0]!,
      jid: `n${at}-${copy}`,
      parties: [{ name, role: '原告', side: 1 as const }],
      agents: [{ name, firm: name }],
      judges: [{ name, role: '审判长', presiding: true }],
      court: { ...CASES[0]!.court, name },
      causes: [[name]],
      trades: [name],
      outcome: name,
      citedLaws: (copy === 1 && CITED[at]) || [],
    })),
  )
  server = await startSearching({ cases, laws: LAWS })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const answer = async <T>(path: string, query: Record<string, string>) =>
  (await get(server, address(`${BASE}/${path}`, query), { token })).json<{ result: T }>().result
const charts = async (statisticsFields: string) =>
  (await answer<VisualData>('statisticsByFields', { statisticsFields })).groups.flatMap(group => group.charts)

it.each(['causeTrade', 'judgeCourt', 'outcome', 'party', 'lawyerFirm', 'law'])(
  'each bar in the charts of %s leads to as many cases as it counts',
  async group => {
    for (const { conditionName, items } of await charts(group)) {
      expect(items.length).toBeGreaterThan(0)
      for (const { paramName, value } of items) {
        const query = encodeApiQuery([{ name: conditionName!, value: paramName }])
        expect([query, (await answer<CaseListResult>('list', { query })).judgements.totalCount]).toEqual([query, value])
      }
    }
  },
)

it('a masked name of persons is no party, since it means a different person in each case', async () => {
  const names = (await charts('party')).find(({ field }) => field === 'party')!.items.map(({ name }) => name)
  expect(names).not.toContain('王某1')
  expect(names).toEqual(expect.arrayContaining(['某甲公司', '张伟']))
})

it('an article is counted once, under all names of its law', async () => {
  const [cited] = await charts('law')
  expect(cited!.items.map(({ paramName, value }) => [paramName, value])).toEqual([
    ['《合同法》第一百一十四条', 3],
    ['《合同法》第九十四条', 2],
    ['《关于合同法第三条的解释》第二条', 1],
  ])
})
