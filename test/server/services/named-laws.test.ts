/** Laws by their typed names: suggested in every library, and first in the list of laws. */
import type { LawFacets, LawItem } from '@contract/lawregu'
import type { SuggestionGroup } from '@contract/search'
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { aCase, aLaw, address, startSearching } from './corpus'

const article = (no: string, text: string) => ({ no, path: [], text, history: [] })
type LawList = { lawRegus: LawItem[]; totalCount: number } & LawFacets

const TITLE = '中华人民共和国民事诉讼法'
const LAWS = [
  aLaw('p3', {
    title: TITLE,
    postingDate: '2023-09-01',
    effectiveDate: '2024-01-01',
    articles: [article('第二百条', '没有民事行为能力的人。'), article('第二百一十一条', '应当再审。')],
  }),
  aLaw('p2', {
    title: TITLE,
    timeLimited: '已被修改',
    postingDate: '2012-08-31',
    effectiveDate: '2013-01-01',
    repealedDate: '2024-01-01',
    articles: [article('第二百条', '应当再审。')],
  }),
  aLaw('c', {
    title: '中华人民共和国民法典',
    postingDate: '2020-05-28',
    articles: [article('第五百七十七条', '当事人一方不履行合同义务的，应当承担违约责任。')],
  }),
  aLaw('i3', {
    title: '最高人民法院关于适用《中华人民共和国公司法》若干问题的规定（三）',
    effLevel: '司法解释',
    articles: [article('第十条', '房屋出资。')],
  }),
  // Other laws with the words, more often.
  ...Array.from({ length: 12 }, (_, at) =>
    aLaw(`x${String(at).padStart(2, '0')}`, {
      title: `民事诉讼法实施办法${at}`,
      effLevel: at % 2 ? '部门规章' : '行政法规',
      postingDate: `2025-01-${String(at + 10)}`,
      preamble: ['依照民事诉讼法和消法、民法典 577，明确责任，制定本办法。'],
    }),
  ),
]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({
    laws: LAWS,
    cases: [aCase('k1', { citedLaws: [{ law: '民法典', article: '第五百七十七条' }] })],
  })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const BASE = '/ilawregu-search/api/v1/lawregu'
async function list(query: string, more: Record<string, string> = {}) {
  const reply = await get(server, address(`${BASE}/list`, { query, ...more }), { token })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ data: LawList }>().data
}
const ids = async (query: string, more = {}) => (await list(query, more)).lawRegus.map(({ lid }) => lid)

describe('in the list of laws', () => {
  it.each([
    ['标题:民诉法', 'p3', 2],
    ['标题:民法典,标题:577', 'c', 1],
    ['标题:《民法典》第五百七十七条', 'c', 1],
    ['全文:民诉法2012', 'p2', 2],
    ['全文:民事诉讼法 2023年', 'p3', 2],
    ['全文:公司法解释三', 'i3', 1],
    ['全文:公司法司法解释（三）第十条', 'i3', 1],
    ['全文:民事诉讼法', 'p3', 14],
    ['全文:民法典,全文:577', 'c', 13],
  ])('%s has the law first', async (query, lid, total) => {
    const lawList = await list(query)
    expect([lawList.lawRegus[0]?.lid, lawList.totalCount]).toEqual([lid, total])
    const counted = lawList.timeLimitedResults.reduce((sum, { count = 0 }) => sum + count, 0)
    expect(counted).toBe(total)
  })

  it('its other versions follow, then the results for the words; no row twice, none lost', async () => {
    const query = '全文:民事诉讼法'
    const pages = await Promise.all([1, 2, 3].map(page => ids(query, { pageIndex: String(page), pageSize: '6' })))
    expect(pages.map(({ length }) => length)).toEqual([6, 6, 2])
    expect(pages[0]?.slice(0, 2)).toEqual(['p3', 'p2'])
    expect(new Set(pages.flat()).size).toBe(14)
    expect(await ids(query, { pageSize: '1' })).toEqual(['p3'])
    expect(await ids(query, { pageSize: '2' })).toEqual(['p3', 'p2'])
    expect(await ids(query, { pageIndex: '2', pageSize: '1' })).toEqual(['p2'])
    expect(await ids(query, { pageIndex: '2', pageSize: '2' })).toEqual(pages[0]?.slice(2, 4))
  })

  it('a law with very many versions is found whole', async () => {
    const versions = Array.from({ length: 40 }, (_, at) =>
      aLaw(`v${at}`, { title: '某某税实施细则', postingDate: `${1980 + at}-01-02` }),
    )
    const other = await startSearching({ laws: versions })
    const reply = await get(other, address(`${BASE}/list`, { query: '标题:某某税实施细则', pageSize: '50' }), {
      token: (await logIn(other)).token,
    })
    const { lawRegus, totalCount } = reply.json<{ data: LawList }>().data
    expect([totalCount, new Set(lawRegus.map(({ lid }) => lid)).size]).toEqual([40, 40])
    await other.close()
  })

  it('the other conditions apply to it too', async () => {
    expect(await ids('标题:民诉法,时效性:已被修改')).toEqual(['p2'])
    expect((await list('全文:民事诉讼法,效力级别:部门规章')).totalCount).toBe(6)
    expect(await ids('全文:民诉法,全文:-再审')).toEqual([])
  })

  it('the order by date ignores it', async () => {
    const lawList = await list('全文:民事诉讼法', { order: 'postingDate' })
    expect([lawList.lawRegus[0]?.lid, lawList.totalCount]).toEqual(['x11', 14])
  })

  it('the requested article is the passage of the row, and the law opens there', async () => {
    const [row] = (await list('标题:民法典,标题:577')).lawRegus
    expect(row).toMatchObject({
      article: '第五百七十七条',
      hitResult: '<em>第五百七十七条</em> 当事人一方不履行合同义务的，应当承担违约责任。',
    })
    expect((await list('标题:民法典,标题:9999')).lawRegus[0]).not.toHaveProperty('article')
  })

  it.each([
    ['全文:民诉法 再审', ['p3', 'p2']],
    ['全文:民诉法,全文:再审', ['p3', 'p2']],
    ['标题:民诉法,标题:再审', []],
    ['全文:民诉法,全文:没有民事行为能力', ['p3']],
    ['全文:民诉法,全文:查无此词', []],
  ])('%s has the law first that has the other words', async (query, lids) => {
    expect(await ids(query)).toEqual(lids)
  })

  it('the law whose name is among the words comes before those that have them more often', async () => {
    const lids = await ids('全文:责任,全文:民法典')
    expect([lids[0], lids.length]).toEqual(['c', 10])
  })

  it.each([
    ['标题:民诉法,全文:再审', 0],
    ['全文:民诉法 实施;mode=article', 0],
    ['全文:民诉法;any,全文:办法;any', 12],
    ['标题:-民诉法', LAWS.length],
  ])('%s finds what its words find', async (query, total) => {
    expect((await list(query)).totalCount).toBe(total)
  })
})

describe('guesses, only where nothing has the exact text', () => {
  const suggested = async (keyword: string, base = BASE) => {
    const reply = await get(server, address(`${base}/recommend/suggest`, { keyword }), { token })
    expect(reply.statusCode).toBe(200)
    const { data, result } = reply.json<{ data?: SuggestionGroup[]; result?: SuggestionGroup[] }>()
    return (data ?? result ?? []).flatMap(({ value }) => value.map(({ id, article }) => [id, article].join(' ').trim()))
  }

  it.each([
    ['minfadian', ['c']],
    ['mfd', ['c']],
    ['MinFa Dian', ['c']],
    ['minshisusongfa', ['p3']],
    ['民法点', ['c']],
    ['民事诉颂法', ['p3']],
    ['民法点 577', ['c 第五百七十七条']],
    ['😀民法典', ['c']],
    ['民事訴訟法', ['p3']],
    ['qwerty', []],
    ['民法殿堂', []],
    ['x'.repeat(100), []],
  ])('%s', async (keyword, laws) => {
    expect((await suggested(keyword)).slice(0, Math.max(1, laws.length))).toEqual(laws)
  })

  it('cases suggest the law too', async () => {
    expect(await suggested('minfadian', '/judgement-search/api/v1/search')).toEqual(['c'])
  })
})

describe('while typing', () => {
  const suggest = async (path: string, keyword: string, headers: Record<string, string> = { token }) => {
    const body = (await get(server, address(path, { keyword }), headers)).json<{
      data?: SuggestionGroup[]
      result?: SuggestionGroup[]
    }>()
    return body.data ?? body.result ?? []
  }
  const CASES = '/judgement-search/api/v1/search/recommend/suggest'
  const LIBRARIES = [
    `${BASE}/recommend/suggest`,
    CASES,
    '/judgement-search/api/v1/excellent/suggest',
    '/judicialview/api/v1/judicialview/suggest',
    '/iarticle-search/api/v1/article/recommend/suggest',
    '/similarity/api/v1/suggest',
    '/inspection/api/v1/search/suggest',
    '/tender/api/v1/search/suggest',
    '/fiscal-tax/api/v1/search/suggest',
  ]

  it.each(LIBRARIES)('%s suggests the article, opened in its law', async path => {
    for (const keyword of ['民法典 577', '民法典577', '民法典第577条', '《民法典》第五百七十七条'])
      expect((await suggest(path, keyword))[0]).toEqual({
        pre: '法律法规',
        directToPageFlag: true,
        library: 'law',
        value: [
          expect.objectContaining({
            name: '《中华人民共和国民法典》第五百七十七条',
            description: expect.stringContaining('当事人一方') as string,
            id: 'c',
            article: '第五百七十七条',
          }),
        ],
      })
  })

  it('a law without a number is suggested once', async () => {
    const groups = await suggest(`${BASE}/recommend/suggest`, '民事诉讼法')
    expect(groups.map(({ pre, value }) => [pre, value.map(({ id }) => id).slice(0, 2)])).toEqual([
      ['法律法规', ['p3']],
      ['标题', expect.not.arrayContaining(['p3']) as string[]],
    ])
  })

  it('an article that the law lacks is not suggested', async () => {
    const [group] = await suggest(CASES, '民法典 9999')
    expect(group?.value).toEqual([
      expect.objectContaining({ name: '《中华人民共和国民法典》', description: '没有第九千九百九十九条', id: 'c' }),
    ])
    expect(group?.value[0]).not.toHaveProperty('article')
  })

  it('a condition finds documents that cite the article', async () => {
    const cited = (await suggest(CASES, '民法典 577')).find(({ pre }) => pre === '引用法条')
    expect(cited).toMatchObject({
      directToPageFlag: false,
      value: [{ value: '《中华人民共和国民法典》第五百七十七条' }],
    })
    const query = `引用法条:${cited?.value[0]?.value}`
    const reply = await get(server, address('/judgement-search/api/v1/search/caseList', { query }), { token })
    expect(reply.json<{ result: { judgements: { totalCount: number } } }>().result.judgements.totalCount).toBe(1)
    for (const typed of ['民法典 577', '民法典577条'])
      expect(
        (
          await get(server, address('/judgement-search/api/v1/search/caseList', { query: `引用法条:${typed}` }), {
            token,
          })
        ).json(),
      ).toMatchObject({ result: { judgements: { totalCount: 1 } } })
  })

  it.each(['没有这部法', '九民纪要', '违约金', '法', '577', '第五条'])('%s names no law', async keyword => {
    for (const path of LIBRARIES) expect((await suggest(path, keyword)).map(({ pre }) => pre)).not.toContain('法律法规')
  })

  it('an office without the permission point for laws gets none', async () => {
    const office = (await logIn(server, 'office-few')).token
    const visitor = await server.store.sessions.find(office)
    if (visitor) server.store.sessions.find = async () => ({ ...visitor, permissions: ['judgement'] })
    expect((await suggest(CASES, '民法典 577', { token: office })).map(({ pre }) => pre)).not.toContain('法律法规')
  })
})
