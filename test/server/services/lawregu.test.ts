import type { LawArticle, LawDetail, LawFacets, LawItem, NewLawList } from '@contract/lawregu'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { address, startSearching } from './corpus'

const BASE = '/ilawregu-search/api/v1/lawregu'
type LawList = { lawRegus: LawItem[] } & LawFacets

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
  expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ isSuccess: true })])
  return reply.json<{ data: T }>().data
}
const idsOf = async (query: string, more = {}) =>
  (await answer<LawList>('list', { query, ...more })).lawRegus.map(({ lid }) => lid)

describe('the law list', () => {
  it.each([
    ['全文:违约', ['l1', 'l2']],
    ['全文:违约金 损失;mode=article', ['l1', 'l2']],
    ['全文:约定 减少;mode=article', ['l1']],
    ['全文:约定 减少;mode=paragraph', []],
    ['全文:义务 约定;mode=article', []],
    ['标题:合同', ['l2', 'l3']],
    ['标题:合同,标题:-条例', ['l2']],
    ['时效性:失效', ['l2']],
    ['时效性:失效;any,时效性:尚未生效;any', ['l2', 'l3']],
    ['效力级别:地方性法规', ['l3']],
    ['发文机关:江苏省', ['l3']],
    ['文号:第18号', ['l3']],
    ['发文日期:2020-01-01TO', ['l1', 'l3']],
    ['施行日期:1999-10-01TO1999-10-01', ['l2']],
    ['地域范围:江苏省', ['l3']],
    ['地域范围:江苏省/南京市', ['l3']],
    ['引用法条:《民法典》第五百七十七条', ['l3']],
    ['引用法条:民法典', ['l3']],
    ['引用法条:《合同法》', []],
  ])('%s', async (query, ids) => {
    expect((await idsOf(query)).sort()).toEqual(ids)
  })

  it.each([
    ['全文:违约金 损失', '第五百八十五条'],
    ['标题:民法典', undefined],
    ['全文:-违约金', undefined],
  ])('%s opens at the article of its passage: %s', async (query, article) => {
    const { lawRegus } = await answer<LawList>('list', { query })
    expect(lawRegus.find(({ lid }) => lid === 'l1')?.article).toBe(article)
  })

  it('has the newest first on request', async () => {
    const order = 'postingDate'
    expect((await idsOf('', { order })).slice(0, 3)).toEqual(['l3', 'l1', 'm5'])
    expect((await idsOf('', { order: 'effectiveDate' })).slice(0, 2)).toEqual(['l1', 'l2'])
  })

  it('returns rows, and counts the filters', async () => {
    const lawList = await answer<LawList>('list', { query: '标题:条例' })
    expect(lawList).toEqual({
      completeness: '本库收录截止日未载明',
      lawRegus: [
        {
          lid: 'l3',
          title: '江苏省合同监督<em>条例</em>',
          time_limited: '尚未生效',
          eff_level: '地方性法规',
          hitResult: expect.stringContaining('制定本<em>条例</em>') as string,
          dispatch_authority: '江苏省人民代表大会常务委员会',
          document_number: '公告第18号',
          posting_date: '2026-01-02',
        },
      ],
      totalCount: 1,
      order: 'relevance',
      effLevelResults: [{ name: '地方性法规', value: '地方性法规', count: 1, hasChildren: false }],
      timeLimitedResults: [{ name: '尚未生效', value: '尚未生效', count: 1, hasChildren: false }],
      regionResults: [{ name: '江苏省', value: '江苏省', count: 1, hasChildren: true }],
    })
    expect(await answer('lawLeftStatisticsByField', { field: 'regionResults', parent: '江苏省' })).toEqual([
      { name: '南京市', value: '江苏省/南京市', count: 1, hasChildren: false },
    ])
  })
})

describe('a law', () => {
  it('has headings, articles with their history, and a catalogue', async () => {
    const law = await answer<LawDetail>('l1', { query: '全文:违约金' })
    expect(law).toMatchObject({ title: '中华人民共和国民法典', time_limited: '现行有效', relatedCount: 1 })
    expect(law.law_regulation_introductions.map(({ text, level, fullName }) => [level, fullName ?? text])).toEqual([
      [0, '2020年5月28日第十三届全国人民代表大会第三次会议通过'],
      [1, '第三编　合同'],
      [2, '第八章　违约责任'],
      [0, '第五百七十七条'],
      [0, '第五百八十五条'],
      [1, '第五编　婚姻家庭'],
      [2, '第一章　一般规定'],
      [0, '第一千零四十条'],
    ])
    expect(law.law_regulation_introductions[0]).toMatchObject({ isDate: true, isPublisher: true })
    expect(law.law_regulation_introductions[3]?.lawreguItemLegislationHistoryVos).toEqual([
      { lid: 'l2', title: '合同法', text: '旧文。', actionName: '修改' },
    ])
    expect(law.law_regulation_introductions[4]?.text).toBe(
      '当事人可以约定<em>违约金</em>。\n<em>违约金</em>过分高于损失的，可以适当减少。',
    )
    expect(law.law_regulation_indexes[0]).toEqual({
      text: '第三编　合同',
      level: 1,
      position: 1,
      articleRange: '第五百七十七条-第五百八十五条',
    })
    expect(law.law_regulation_indexes.at(-1)?.articleRange).toBe('第一千零四十条')
  })

  it('without articles has its preamble', async () => {
    const { law_regulation_introductions, law_regulation_indexes } = await answer<LawDetail>('l3')
    expect(law_regulation_introductions.map(({ text }) => text)).toEqual(['为了规范合同行为，制定本条例。'])
    expect(law_regulation_indexes).toEqual([])
  })

  it('has related papers', async () => {
    expect(await answer('l1/related')).toEqual([expect.objectContaining({ title: '违约金研究', author: '纪衡' })])
    expect(await answer('l2/related')).toEqual([])
  })

  it('is available as a Word file', async () => {
    const reply = await ask('download/l1')
    expect([reply.statusCode, reply.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })

  it.each(['unknown', 'unknown/related', 'download/unknown'])('%s is not found', async path => {
    expect(failureIn(await ask(path))).toMatchObject({ code: 404, id: 'not_found', isSuccess: false })
  })
})

describe('an article', () => {
  const find = (body: unknown) => post(server, `${BASE}/findLawReguItem`, body, { token })

  it.each([
    { law: '民法典', article: '第五百七十七条' },
    { law: '《中华人民共和国民法典》', article: '577' },
    { law: '中华人民共和国民法典（2020修正）', article: '577条' },
    { law: '民法典', article: '第五百七十七条第一款' },
  ])('is found by $law $article', async body => {
    expect((await find(body)).json<{ data: LawArticle }>().data).toMatchObject({
      lid: 'l1',
      title: '中华人民共和国民法典',
      effective_date: '2021-01-01',
      time_limited: '现行有效',
      lawReguLinkBean: {
        tiaoName: '第五百七十七条',
        fullName: '中华人民共和国民法典第五百七十七条',
        content: '当事人一方不履行合同义务的，应当承担违约责任。',
      },
    })
  })

  it('is found by the former name of its law', async () => {
    expect((await find({ law: '旧合同法', article: '114' })).json()).toMatchObject({ data: { lid: 'l2' } })
  })

  it.each([
    { law: '民法典', article: '第五百七十六条' },
    { law: '民法典', article: '第五百七十七条之一' },
    { law: '民法典', article: '第577条之1' },
    { law: '没有这部法', article: '第一条' },
  ])('$law $article is not found', async body => {
    const failure = failureIn(await find(body))
    expect(failure).toMatchObject({ code: 404, id: 'article_unknown', resultMsg: '没有找到该法条' })
  })

  it.each([{}, { law: '' }, { law: 1, article: {} }, 'text', []])('%j requests none', async body => {
    expect((await find(body)).statusCode).toBe(400)
  })

  it('is one of many, in the order of the request', async () => {
    const body = [{ law: '合同法', article: '第一百一十四条' }, { law: '无' }, { law: '民法典' }]
    const { data } = (await post(server, `${BASE}/findLawreguItems`, body, { token })).json<{
      data: Array<LawArticle | null>
    }>()
    expect(data.map(article => article && [article.lid, article.lawReguLinkBean?.tiaoName])).toEqual([
      ['l2', '第一百一十四条'],
      null,
      ['l1', undefined],
    ])
  })

  it('is found in a given version', async () => {
    expect(await answer('item', { lid: 'l1', article: '585' })).toMatchObject({
      lawReguLinkBean: { tiaoName: '第五百八十五条' },
    })
    expect(failureIn(await ask('item', { lid: 'l1', article: '1' })).id).toBe('article_unknown')
  })
})

test('new laws come six at a time, and five for guests', async () => {
  const titles = ({ lawRegus }: NewLawList) => lawRegus.map(({ lid }) => lid)
  const six = await answer<NewLawList>('newLawExpress')
  expect([titles(six), six.totalCount, six.pageSize]).toEqual([['l3', 'l1', 'm5', 'm4', 'm3', 'm2'], 9, 6])
  expect(titles(await answer('newLawExpress', { pageIndex: '2' }))).toEqual(['m1', 'm0', 'l2'])
  expect(six.lawRegus.slice(0, 2).map(({ timeLimited }) => timeLimited)).toEqual(['尚未生效', '现行有效'])
  for (const pageSize of ['6', '50', '1']) {
    const { data } = (await ask('newLawExpress', { pageSize }, {})).json<{ data: NewLawList }>()
    expect([titles(data), data.pageSize]).toEqual([['l3', 'l1', 'm5', 'm4', 'm3'], 5])
  }
})

test('an article is suggested while words are typed behind it', async () => {
  const groups = await answer<Array<{ value: object[] }>>('recommend/suggest', { keyword: '民法典577条违约' })
  expect(groups[0]).toMatchObject({
    pre: '法律法规',
    value: [{ id: 'l1', name: '《中华人民共和国民法典》第五百七十七条', article: '第五百七十七条' }],
  })
})

test('a suggested title opens its law', async () => {
  expect(await answer('recommend/suggest', { keyword: '民法' })).toEqual([
    {
      pre: '标题',
      directToPageFlag: true,
      value: [
        expect.objectContaining({
          name: '中华人民共和国民法典',
          valueHighLight: ['中华人民共和国<em>民法</em>典'],
          id: 'l1',
        }),
      ],
    },
  ])
})
