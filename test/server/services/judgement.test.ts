import type { CaseDetail, CaseListWithFacets } from '@contract/judgement'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { address, startSearching } from './corpus'

const BASE = '/judgement-search/api/v1'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = { token }) =>
  get(server, address(`${BASE}/${path}`, query), headers)
async function answer<T>(path: string, query: Record<string, string> = {}) {
  const reply = await ask(path, query)
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()])
  const { status, succeed, result } = reply.json<{ status: number; succeed: boolean; result: T }>()
  expect([status, succeed]).toEqual([0, true])
  return result
}
const list = (query: string, more: Record<string, string> = {}) =>
  answer<CaseListWithFacets>('search/caseList', { query, ...more })
const idsOf = async (query: string, more = {}) =>
  (await list(query, more)).judgements.judgementDtoList.map(({ jid }) => jid)

describe('the case list', () => {
  it.each([
    ['', ['c1', 'c3', 'c2', 'c4']],
    ['全文:违约金', ['c2', 'c1']],
    ['全文:违约金,全文:-定金', ['c1']],
    ['全文:违约金 损失;gap=10', ['c2', 'c1']],
    ['全文:违约金 过高;gap=2', ['c1']],
    ['全文:违约金 定金;mode=sentence', []],
    ['全文:违约金 定金;mode=paragraph', ['c2']],
    ['标题:违约金', ['c2']],
    ['法院观点:违约金', ['c1', 'c2']],
    ['法院认为:盗窃', ['c3']],
    ['裁判结果:违约金', ['c2']],
    ['案号:（2023）苏01民终1号', ['c1']],
    ['案由:盗窃', ['c3']],
    ['案由:合同纠纷', ['c1', 'c2']],
    ['案由:婚姻家庭纠纷', ['c4']],
    ['具体案由:婚姻家庭纠纷', []],
    ['具体案由:离婚纠纷', ['c4']],
    ['当事人:砚岭', ['c1', 'c3']],
    ['当事人:砚岭精工有限公司', ['c1']],
    ['案由:合同、准合同纠纷/租赁合同纠纷', ['c2']],
    ['案由:合同、准合同纠纷', ['c1', 'c2']],
    ['当事人:澄屿', ['c1', 'c2']],
    ['当事人:澄屿;level=1', ['c2']],
    ['当事人:澄屿;level=2', ['c1']],
    ['律师:白砚', ['c1']],
    ['代理律师:白砚', ['c1']],
    ['律师事务所:云麓', ['c1']],
    ['律所:云麓', ['c1']],
    ['法官:顾川', ['c1', 'c3', 'c2', 'c4']],
    ['法官:顾川;level=1', []],
    ['法院:江苏省', ['c1', 'c3', 'c4']],
    ['法院:浙江省/浙江省高级人民法院', ['c2']],
    ['裁判日期:2022-01-01TO2023-05-01', ['c1', 'c2']],
    ['裁判时间:TO2021-12-31', ['c4']],
    ['标的额:500TO500', ['c1']],
    ['标的额:TO1000', ['c1']],
    ['标的额:3', ['c2']],
    ['受理费:1', ['c1']],
    ['引用法条:民法典', ['c1', 'c2']],
    ['引用法条:《民法典》第五百八十五条', ['c1', 'c2']],
    ['引用法条:民法典585条', ['c1', 'c2']],
    ['引用法条:《中华人民共和国民法典》第五百八十五条第二款', ['c1']],
    ['引用法条:《民法典》第五百八十条', []],
    ['地域:江苏省', ['c1', 'c3', 'c4']],
    ['地域:江苏省/苏州市', ['c3']],
    ['年份:2023', ['c1', 'c3']],
    ['审理程序:-1', ['c4']],
    ['审理程序:二审', ['c1']],
    ['文书类型:判决书,案件类型:刑事', ['c3']],
    ['案例类型:2', ['c1']],
    ['法院层级:1', ['c2']],
    ['行业:制造业', ['c1', 'c2', 'c4']],
    ['刑罚:有期徒刑', ['c3']],
    ['特色:video', ['c1']],
    ['特色:开庭公告', ['c2']],
    ['年份:2021;any,年份:2022;any', ['c2', 'c4']],
    ['年份:2021,年份:2022', []],
    ['裁判日期:yesterday', []],
  ])('%s', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual([...ids].sort())
  })

  it('has the relevant first, or the newest', async () => {
    expect(await idsOf('全文:违约金')).toEqual(['c2', 'c1'])
    expect(await idsOf('', { order: 'judgementDate' })).toEqual(['c3', 'c1', 'c2', 'c4'])
  })

  it('has rows with all fields of the screens', async () => {
    const { judgements, order } = await list('全文:违约金,标的额:500TO500')
    expect([judgements.totalCount, order]).toEqual([1, 'relevance'])
    expect(judgements.judgementDtoList[0]).toEqual({
      jid: 'c1',
      title: 'c1买卖合同纠纷案',
      hitResult: expect.stringContaining('<em>违约金</em>') as string,
      judgementType: '判决书',
      leveloftria: '二审',
      caseType: '民事',
      publishType: 2,
      courtName: '江苏省南京市中级人民法院',
      judgementDate: '2023-05-01',
      caseNumber: '（2023）苏01民终1号',
    })
  })

  it('gives the reason why a case is not public, and no text of it', async () => {
    const [row] = (await list('标题:离婚')).judgements.judgementDtoList
    expect(row).toMatchObject({ title: '<em>离婚</em>纠纷案', notPublicReason: expect.any(String) as string })
    expect(row).not.toHaveProperty('hitResult')
  })

  it('has pages', async () => {
    const order = 'judgementDate'
    expect(await idsOf('', { order, pageSize: '3' })).toEqual(['c3', 'c1', 'c2'])
    expect(await idsOf('', { order, pageSize: '3', pageIndex: '2' })).toEqual(['c4'])
    expect(await idsOf('', { order, pageSize: '50', pageIndex: '100000' })).toEqual([])
  })

  it('counts every filter', async () => {
    const caseList = await list('全文:违约金')
    const counts = (key: keyof CaseListWithFacets) =>
      (caseList[key] as Array<{ value: string; count: number }>).map(({ value, count }) => [value, count])
    expect(caseList.caseResults).toEqual([
      { name: '合同、准合同纠纷', value: '合同、准合同纠纷', count: 2, hasChildren: true },
    ])
    expect(counts('courtResults')).toEqual([
      ['江苏省', 1],
      ['浙江省', 1],
    ])
    expect(counts('judgementDateResults')).toEqual([
      ['2023', 1],
      ['2022', 1],
    ])
    expect(counts('trialRoundResults')).toEqual([
      ['二审', 1],
      ['再审', 1],
    ])
    expect(counts('publishTypeResults')).toEqual([
      ['指导性案例', 1],
      ['普通案例', 1],
    ])
    expect(counts('featureResults')).toEqual([
      ['庭审视频', 1],
      ['开庭公告', 1],
    ])
    expect(counts('amountResults')).toEqual([
      ['1000万元以下', 1],
      ['2000万元至5000万元', 1],
    ])
    expect(counts('penalLawTagResults')).toEqual([])
    const alone = await answer<object>('search/caseLeftStatistics', { query: '全文:违约金' })
    expect(caseList).toMatchObject(alone)
  })

  it('opens a tree node by node', async () => {
    const children = (parent: string) =>
      answer('search/caseLeftStatisticsByField', { query: '', field: 'caseResults', parent })
    expect(await children('合同、准合同纠纷')).toEqual([
      expect.objectContaining({ name: '买卖合同纠纷', value: '合同、准合同纠纷/买卖合同纠纷', count: 1 }),
      expect.objectContaining({ name: '租赁合同纠纷', count: 1, hasChildren: false }),
    ])
    expect(await children('合同、准合同纠纷/买卖合同纠纷')).toEqual([])
    const called = (text: string) =>
      answer('search/caseLeftStatisticsByField', { query: '', field: 'caseResults', called: text })
    expect(await called('合同纠纷')).toMatchObject([
      { value: '合同、准合同纠纷', hasChildren: true },
      { value: '合同、准合同纠纷/买卖合同纠纷', hasChildren: false },
      { value: '合同、准合同纠纷/租赁合同纠纷' },
    ])
    expect(await called('买卖合同')).toMatchObject([{ name: '买卖合同纠纷', count: 1 }])
    expect(await called('没有的案由')).toEqual([])
    expect(failureIn(await ask('search/caseLeftStatisticsByField', { field: 'constructor' }))).toMatchObject({
      code: 400,
      id: 'unknown_field',
    })
  })
})

describe('a case', () => {
  const open = (jid: string, body: unknown = {}) => post(server, `${BASE}/search/${jid}`, body, { token })

  it('is returned whole, with marked hits and escaped markup', async () => {
    const { result } = (await open('c1', { query: '全文:违约金' })).json<{ result: CaseDetail }>()
    expect(result).toMatchObject({
      all_caseinfo_casename: 'c1买卖合同纠纷案',
      all_caseinfo_court_term: '江苏省南京市中级人民法院',
      all_text_cause: '买卖合同纠纷',
      all_caseinfo_leveloftria: '二审',
      all_judgementinfo_date: '2023-05-01',
      all_judges_json: [
        { names: '沈衡', role: '审判长', needLink: true, isJudge: true },
        { names: '顾川', role: '书记员', needLink: false, isJudge: false },
      ],
    })
    expect(result.paragraphs.map(({ lableName }) => lableName)).toEqual(['审理经过', '本院认为', '裁判结果'])
    expect(result.paragraphs[0]?.subParagraphs).toHaveLength(2)
    expect(result.paragraphs[1]?.subParagraphs).toEqual([{ text: '<em>违约金</em>是否过高，应当以实际损失为基础。' }])
  })

  it('needs no filter', async () => {
    expect((await open('c2', null)).statusCode).toBe(200)
    expect((await post(server, `${BASE}/search/c2`, undefined, { token })).statusCode).toBe(200)
  })

  it('that is not public has a reason and no text', async () => {
    const { result } = (await open('c4')).json<{ result: CaseDetail }>()
    expect(result).toMatchObject({ notPublicReason: '离婚诉讼或者涉及未成年子女抚养、监护', paragraphs: [] })
    expect(failureIn(await ask('es/download/c4'))).toMatchObject({ code: 403, id: 'document_not_public' })
  })

  it.each(['unknown', "' OR 1=1 --", 'l1', '😀', '\u0000', '%'])('%j is not found', async jid => {
    expect(failureIn(await open(encodeURIComponent(jid)))).toMatchObject({ code: 404, id: 'not_found', succeed: false })
    expect((await ask(`es/download/${encodeURIComponent(jid)}`)).statusCode).toBe(404)
  })

  it('is available as a Word file', async () => {
    const reply = await ask('es/download/c1')
    expect(reply.headers['content-type']).toContain('wordprocessingml')
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

test('cases are counted by the law they cite', async () => {
  const laws = [
    { law: '民法典', article: '第五百八十五条' },
    { law: '民法典', article: '585' },
    { law: '中华人民共和国民法典', article: '585条第二款' },
    { law: '《刑法》' },
    { law: '公司法' },
  ]
  for (const path of [`${BASE}/search/lawref/stat`, '/ilaw/api/v1/search/lawref/stat']) {
    const reply = await post(server, path, { laws }, { token })
    expect(reply.json<{ result: Array<{ count: number }> }>().result.map(({ count }) => count)).toEqual([2, 2, 1, 1, 0])
  }
  expect((await post(server, `${BASE}/search/lawref/stat`, { laws: [] }, { token })).statusCode).toBe(400)
})

test('a repealed law that the library lacks leads to its successor and to the documents that cite it', async () => {
  const groups = await answer<Array<{ pre: string; value: Array<Record<string, unknown>> }>>(
    'search/recommend/suggest',
    { keyword: '担保法52条' },
  )
  const [law, cited] = groups
  expect(law).toMatchObject({ pre: '法律法规', value: [{ id: 'l1', name: '《中华人民共和国民法典》' }] })
  expect(law?.value[0]?.description).toMatch(/^《担保法》.*2021年01月01日.*废止.*没有收录其文本.*《民法典》物权编/)
  expect(cited).toMatchObject({ pre: '引用法条', value: [{ name: '《担保法》第五十二条' }] })
})

test('suggestions come by dimension, with the match marked', async () => {
  const groups = await answer<Array<{ pre: string; value: unknown[] }>>('search/recommend/suggest', {
    keyword: '澄屿',
  })
  expect(groups).toEqual([
    {
      pre: '当事人',
      directToPageFlag: false,
      value: [
        {
          name: '澄屿贸易有限公司',
          valueHighLight: ['<em>澄屿</em>贸易有限公司'],
          value: '澄屿贸易有限公司',
          description: '',
        },
      ],
    },
  ])
  expect(await answer('search/recommend/suggest', { keyword: '  ' })).toEqual([])
  expect(await answer('search/recommend/suggest')).toEqual([])
})
