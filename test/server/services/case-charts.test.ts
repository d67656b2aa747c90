import type { CaseListResult, VisualData } from '@contract/judgement'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn } from '../support/visits'
import { address, startSearching } from './corpus'

const BASE = '/judgement-search/api/v1'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string> = {}) =>
  get(server, address(`${BASE}/${path}`, query), { token })
const answer = async <T>(path: string, query: Record<string, string> = {}) =>
  (await ask(path, query)).json<{ result: T }>().result

describe('the charts', () => {
  const chartOf = (data: VisualData, field: string) =>
    data.groups.flatMap(({ charts }) => charts).find(chart => chart.field === field)

  it('come in the ten groups of the specification', async () => {
    const data = await answer<VisualData>('search/getAllVisualData', { query: '' })
    expect(data.totalCount).toBe(4)
    expect(data.groups.map(({ title }) => title)).toEqual(
      '时间和地域 案由和行业 法条 法官和法院 程序 裁判结果 标的额 刑罚 当事人 律师和律所'.split(' '),
    )
    expect(chartOf(data, 'year')?.items.map(({ name, value }) => [name, value])).toEqual([
      ['2021', 1],
      ['2022', 1],
      ['2023', 2],
    ])
    expect(chartOf(data, 'region')?.items).toEqual([
      { name: '江苏', value: 3, description: '75.0%', paramName: '江苏省' },
      { name: '浙江', value: 1, description: '25.0%', paramName: '浙江省' },
    ])
    expect(chartOf(data, 'citedArticle')?.items[0]).toMatchObject({
      name: '民法典第五百八十五条',
      value: 2,
      paramName: '《民法典》第五百八十五条',
    })
  })

  it('lead to as many cases as they count', async () => {
    const data = await answer<VisualData>('search/statisticsByFields', { query: '全文:违约金' })
    for (const { conditionName, items } of data.groups.flatMap(({ charts }) => charts)) {
      for (const { paramName, value } of conditionName ? items : []) {
        const { judgements } = await answer<CaseListResult>('search/list', {
          query: `全文:违约金,${conditionName}:${paramName}`,
        })
        expect([conditionName, paramName, judgements.totalCount]).toEqual([conditionName, paramName, value])
      }
    }
  })

  it('load one group at a time', async () => {
    const { groups } = await answer<VisualData>('search/statisticsByFields', { statisticsFields: 'amount,law' })
    expect(groups.map(({ key }) => key)).toEqual(['amount', 'law'])
    expect(failureIn(await ask('search/statisticsByFields', { statisticsFields: 'toString' }))).toMatchObject({
      code: 400,
      id: 'unknown_field',
    })
  })

  it('of no cases are empty', async () => {
    const data = await answer<VisualData>('search/getAllVisualData', { query: '全文:量子纠缠' })
    expect([data.totalCount, chartOf(data, 'year')?.items]).toEqual([0, []])
  })
})
