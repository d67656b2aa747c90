/** A tap on a chart opens as many cases as the chart counts, and a tap on a law opens it. */
import type { CaseRecord } from '../../../server/libraries/case/record'
import { sampleCorpus } from '../../../server/corpus/sample'
import { findCitations } from '@domain/citation/citations'
import { plainLawName } from '@domain/citation/law-names'
import { encodeApiQuery } from '@domain/query/codec'
import type { VisualData } from '@contract/judgement'
import type { LawArticle } from '@contract/lawregu'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { address, startSearchingSample } from './corpus'

const SERVICES = {
  cases: {
    charts: '/judgement-search/api/v1/search/statisticsByFields',
    list: '/judgement-search/api/v1/search/list',
  },
  'fiscal cases': {
    charts: '/fiscal-tax/api/v1/search/statisticsByFields',
    list: '/fiscal-tax/api/v1/search/fiscalTaxList',
  },
}
type Service = (typeof SERVICES)['cases']

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearchingSample()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string>, member = true) =>
  get(server, address(path, query), member ? { token } : {})
async function charts({ charts }: Service, query: Record<string, string>) {
  const body = (await ask(charts, query)).json<{ result?: VisualData; data?: VisualData }>()
  return (body.result ?? body.data)!.groups.flatMap(group => group.charts)
}
const listed = (query: string) => ({ query, pageSize: '1', fiscalTaxType: 'JUDGEMENT' })
async function total({ list }: Service, query: string) {
  const body = (await ask(list, listed(query))).json<
    Record<'result' | 'data', Record<string, { totalCount: number }>>
  >()
  const { judgements, judgementListDto } = body.result ?? body.data
  return (judgements ?? judgementListDto)?.totalCount
}

const drilled = (query: string, name: string, value: string) =>
  [query, encodeApiQuery([{ name, value }])].filter(Boolean).join(',')

describe.each(Object.entries(SERVICES))('the charts of %s', (_, service) => {
  it.each(['', '全文:增值税', '全文:合同,裁判日期:2020-01-01TO', '审理程序:二审,标的额:100TO'])(
    '%j: each bar leads to as many cases as it counts',
    async query => {
      let taps = 0
      for (const { conditionName, items } of await charts(service, { query }))
        for (const { paramName, value } of conditionName ? items : []) {
          const next = drilled(query, conditionName!, paramName)
          expect([next, await total(service, next)]).toEqual([next, value])
          taps++
        }
      expect(taps).toBeGreaterThan(50)
    },
  )

  it('refuse guests the three dimensions that the list refuses', async () => {
    const refused: string[] = []
    for (const { conditionName, items } of await charts(service, {}))
      for (const { paramName } of conditionName ? items.slice(0, 3) : []) {
        const query = drilled('', conditionName!, paramName)
        const replies = [await ask(service.charts, { query }, false), await ask(service.list, listed(query), false)]
        const [code] = replies.map(({ statusCode }) => statusCode)
        expect([query, replies[1]!.statusCode]).toEqual([query, code])
        if (code === 200) continue
        expect(replies.map(failureIn)).toMatchObject([{ id: 'login_to_choose' }, { id: 'login_to_choose' }])
        refused.push(conditionName!)
      }
    expect(new Set(refused)).toEqual(new Set(['审理程序', '标的额', '刑罚']))
  })
})

describe('the popup of a law', () => {
  const laws = [...sampleCorpus().laws]
  const lawNames = new Set(laws.map(({ title }) => plainLawName(title)))
  const open = async (paramName: string) => {
    const [citation] = findCitations(paramName)
    const { law, article } = citation!
    const reply = await post(server, '/ilawregu-search/api/v1/lawregu/findLawReguItem', { law, article })
    return { law: law!, article, reply }
  }

  it('works for each of the 30 most cited articles: law and article', async () => {
    const [cited] = await charts(SERVICES.cases, { statisticsFields: 'law' })
    const { items } = cited!
    expect(items).toHaveLength(30)
    for (const { name, paramName } of items) {
      const { law, article, reply } = await open(paramName)
      expect(`《${law}》${article}`).toBe(paramName)
      expect(law + article).toBe(name)
      if (lawNames.has(plainLawName(law))) expect(reply.statusCode).toBe(200)
      else expect(failureIn(reply)).toMatchObject({ id: 'article_unknown', resultMsg: '没有找到该法条' })
    }
  })

  it('has the text of the corpus', async () => {
    const cites = ({ citedLaws }: CaseRecord) => citedLaws.filter(({ law }) => lawNames.has(plainLawName(law)))
    const citations = [
      ...new Set([...sampleCorpus().cases].flatMap(cites).map(({ law, article }) => `《${law}》${article}`)),
    ]
    expect(citations.length).toBeGreaterThan(30)
    for (const paramName of citations.slice(0, 60)) {
      const { article, reply } = await open(paramName)
      const { data } = reply.json<{ data: LawArticle }>()
      expect([paramName, data?.lawReguLinkBean?.tiaoName]).toEqual([paramName, article])
      expect(data.lawReguLinkBean?.content).toMatch(/[\u4e00-\u9fff]{5}/)
    }
  })
})
