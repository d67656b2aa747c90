/** Every call of spec section 7 succeeds on a server in its default state, with the sample it builds. */
import { type RunningServer, startServer } from '../support/server'
import { patience } from '../support/time'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ CORPUS: 'sample' }, { firstStart: true })
  const built = /built the sample corpus: (.*)/.exec(server.output())?.[1]
  process.stdout.write(`figure: sample corpus ${built ?? 'not built'}\n`)
}, patience(240_000))
afterAll(() => server.stop())

type Json = Record<string, unknown>
const call = async (path: string, body?: unknown) => {
  const reply = await fetch(server.origin + path, {
    headers: {
      noLogin: 'true',
      fingerprintId: 'a'.repeat(32),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, json: (await reply.json()) as Json }
}
/** The contents of the envelope. */
const open = async (path: string, body?: unknown) => {
  const { status, json } = await call(path, body)
  expect([path, status]).toEqual([path, 200])
  return (json.result ?? json.data) as Json
}
/** The first value of that name at any depth. */
function find(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  if (name in json) return (json as Json)[name]
  for (const member of Object.values(json)) {
    const value = find(member, name)
    if (value !== undefined) return value
  }
  return undefined
}
const q = (text: string) => encodeURIComponent(text)
const CASES = `query=${q('全文:合同')}`

/** Path and query. */
const LISTS: Array<[string, string]> = [
  ['/judgement-search/api/v1/search/caseList', CASES],
  ['/judgement-search/api/v1/search/list', CASES],
  ['/ilawregu-search/api/v1/lawregu/list', `query=${q('全文:规定')}`],
  ['/ilawregu-search/api/v1/lawregu/newLawExpress', ''],
  ['/judicialview/api/v1/judicialview/search', `query=${q('全文:合同')}`],
  ['/iarticle-search/api/v1/article/articleList', `query=${q('全文:合同')}`],
  ['/similarity/api/v1/similarity/_search', `query=${q('全文:合同')}`],
  ['/inspection/api/v1/search/inspectionList', `query=${q('全文:起诉')}`],
  ['/tender/api/v1/search/tenderList', `query=${q('全文:采购')}`],
  ...['LAWREGU', 'PENALTY', 'QA', 'JUDGEMENT', 'DYNAMIC'].map((type): [string, string] => [
    '/fiscal-tax/api/v1/search/fiscalTaxList',
    `fiscalTaxType=${type}&pageSize=5&query=${q('全文:税')}`,
  ]),
  ['/fiscal-tax/api/v1/taxIncentives/list', `query=${q('全文:税')}`],
]

test.each(LISTS)('%s with %s returns and counts results', async (path, query) => {
  const body = await open(`${path}?${query}&pageIndex=1`)
  expect(find(body, 'totalCount')).toBeGreaterThan(0)
})

test.each([
  [`/judgement-search/api/v1/search/caseLeftStatistics?${CASES}`],
  [`/judgement-search/api/v1/search/caseLeftStatisticsByField?${CASES}&field=caseResults`],
  ['/judgement-search/api/v1/search/recommend/suggest?keyword=%E4%B9%B0%E5%8D%96'],
  ['/judgement-search/api/v1/excellent/themes'],
  ['/ilawregu-search/api/v1/lawregu/recommend/suggest?keyword=%E5%85%AC%E5%8F%B8'],
  ['/judicialview/api/v1/judicialview/suggest?fields=keywords&fields=viewTitle&keyword=%E5%90%88%E5%90%8C'],
  ['/iarticle-search/api/v1/article/articleLeft'],
  ['/similarity/api/v1/statisticsNode/_search'],
  ['/inspection/api/v1/search/inspectionLeftStatistics'],
  ['/fiscal-tax/api/v1/taxIncentives/left'],
  ['/fiscal-tax/api/v1/search/findCarouselDetailById?mapId=1'],
])('%s returns data', async path => {
  const body = await open(path)
  expect(Object.keys(body).length).toBeGreaterThan(0)
})

test.each([
  ['case', LISTS[0], 'jid', (id: string) => `/judgement-search/api/v1/search/${id}`, {}],
  ['law', LISTS[2], 'lid', (id: string) => `/ilawregu-search/api/v1/lawregu/${id}`, undefined],
  ['judicial view', LISTS[4], 'vid', (id: string) => `/judicialview/api/v1/judicialview/${id}`, undefined],
] as const)('a %s of the list opens', async (_, list, key, detail, body) => {
  const [path, query] = list ?? ['', '']
  const id = String(find(await open(`${path}?${query}&pageIndex=1`), key))
  expect(Object.keys(await open(detail(id), body)).length).toBeGreaterThan(3)
})

test('an article of an unknown law gets an error', async () => {
  const body = await call('/ilawregu-search/api/v1/lawregu/findLawReguItem', { law: '不存在的法', article: '第一条' })
  expect([200, 404]).toContain(body.status)
  expect(JSON.stringify(body.json)).toMatch(/没有找到/)
})

test.each([
  ['a page before the first', '/judgement-search/api/v1/search/list?query=x&pageIndex=-1'],
  ['a page of a thousand million rows', `/judgement-search/api/v1/search/list?${CASES}&pageSize=1000000000`],
  ['an unknown dimension', `/judgement-search/api/v1/search/list?query=${q('没有这个维度:x')}`],
  ['a query of 6,000 characters', `/ilawregu-search/api/v1/lawregu/list?query=${q(`全文:${'长'.repeat(6000)}`)}`],
  ['an unknown id', '/ilawregu-search/api/v1/lawregu/none'],
])('%s is refused with a sentence in the envelope', async (_, path) => {
  const { status, json } = await call(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(json).toMatchObject({ isSuccess: false, succeed: false, resultMsg: expect.any(String) })
})
