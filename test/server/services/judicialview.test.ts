import type { JudicialDetail, JudicialItem } from '@contract/judicialview'
import type { SuggestionGroup } from '@contract/search'
import type { TestServer } from '../support/server'
import { failureIn, get } from '../support/visits'
import { address, startSearching } from './corpus'

const BASE = '/judicialview/api/v1/judicialview'
let server: TestServer
beforeAll(async () => void (server = await startSearching()))
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string> = {}) => get(server, address(`${BASE}/${path}`, query))
const answer = async <T>(path: string, query: Record<string, string> = {}) =>
  (await ask(path, query)).json<{ isSuccess: boolean; data: T }>().data

it.each([
  ['', ['v1', 'v2']],
  ['全文:违约金', ['v1']],
  ['标题:物权', ['v2']],
  ['关键词:损失', ['v1']],
  ['关键词:损', []],
  ['分册:物权卷', ['v2']],
])('the list answers %s', async (query, ids) => {
  const { judicialViews, totalCount } = await answer<{ judicialViews: JudicialItem[]; totalCount: number }>('search', {
    query,
  })
  expect([judicialViews.map(({ vid }) => vid), totalCount]).toEqual([ids, ids.length])
})

test('a row has its hits, and the list its two filters', async () => {
  expect(await answer('search', { query: '全文:违约金' })).toEqual({
    judicialViews: [
      {
        vid: 'v1',
        viewTitle: '<em>违约金</em>的调整',
        hitResult: '<em>违约金</em>以补偿为主。',
        keywords: ['违约金', '损失'],
        volume: '合同卷',
        releaseDate: '2020-02-03',
      },
    ],
    totalCount: 1,
    order: 'relevance',
    keywordResults: [
      expect.objectContaining({ value: '损失', count: 1 }),
      expect.objectContaining({ value: '违约金' }),
    ],
    volumeResults: [expect.objectContaining({ value: '合同卷', count: 1 })],
  })
})

test('a viewpoint is returned whole', async () => {
  const view = await answer<JudicialDetail>('v1', { query: '全文:补偿' })
  expect(view).toMatchObject({ viewTitle: '违约金的调整', volume: '合同卷' })
  expect(view.paragraphs).toEqual([{ lableName: '观点', subParagraphs: [{ text: '违约金以<em>补偿</em>为主。' }] }])
  expect((await ask('download/v1')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(failureIn(await ask('v9'))).toMatchObject({ code: 404, id: 'not_found' })
  expect(failureIn(await ask('download/v9'))).toMatchObject({ code: 404, id: 'not_found' })
})

test('suggestions come from the requested fields', async () => {
  const kinds = async (fields: string) =>
    (
      (await get(server, `${BASE}/suggest?${fields}&keyword=${encodeURIComponent('违约')}`)).json() as {
        data: SuggestionGroup[]
      }
    ).data.map(({ pre, directToPageFlag }) => [pre, directToPageFlag])
  expect((await kinds('fields=keywords&fields=viewTitle')).sort()).toEqual([
    ['关键词', false],
    ['标题', true],
  ])
  expect(await kinds('fields=keywords')).toEqual([['关键词', false]])
  expect(failureIn(await ask('suggest', { fields: 'volume' }))).toMatchObject({ code: 400 })
})
