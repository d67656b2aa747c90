import { DOCX_TYPE } from '../../../server/download/send'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn } from '../support/visits'
import { address } from './corpus'
import { startSmall } from './small-corpus'

let server: TestServer
beforeAll(async () => void (server = await startSmall()))
afterAll(() => server.close())

const BASE = '/iarticle-search/api/v1/article'
const fetch = async (path: string, query: Record<string, string> = {}) =>
  (await get(server, address(path, query))).json<{ isSuccess: boolean; data: never }>().data as unknown
const ids = async (query: Record<string, string>) => {
  const { articles, totalCount } = (await fetch(`${BASE}/articleList`, query)) as {
    articles: Array<{ jid: string }>
    totalCount: number
  }
  return { ids: articles.map(({ jid }) => jid), totalCount }
}

describe('articles', () => {
  it('are listed ten at a time, with their hits marked', async () => {
    expect((await ids({})).ids).toHaveLength(10)
    expect(await ids({ pageIndex: '2', order: 'releaseDate' })).toEqual({ ids: ['a2', 'a1'], totalCount: 12 })
    expect(await fetch(`${BASE}/articleList`, { query: '标题:违约金' })).toEqual({
      articles: [
        {
          jid: 'a1',
          title: '<em>违约金</em>的调整规则',
          hitResult: expect.stringContaining('约定<em>违约金</em>') as string,
          authors: ['沈衡'],
          organ: '砚岭律师',
          releaseDate: '2010-03-04',
        },
      ],
      totalCount: 1,
      order: 'relevance',
    })
  })

  it.each([
    ['全文:违约金', 12],
    ['全文:-违约金', 0],
    ['作者:白砚', 6],
    ['合作机构:砚岭', 3],
    ['发布时间:2020-01-01TO', 2],
    ['引用法条:民法典', 1],
    ['引用法条:《民法典》第五百七十七条', 1],
    ['引用法条:民法典第五百七十八条', 0],
    ['年份:2010', 1],
  ])('by %s are %d', async (query, total) => {
    expect((await ids({ query })).totalCount).toBe(total)
  })

  it('are counted by institution, author and year', async () => {
    const left = (await fetch(`${BASE}/articleLeft`, { query: '作者:沈衡' })) as Record<string, object[]>
    expect(left).toMatchObject({
      partnerResults: [{ name: '砚岭律师', count: 2 }],
      authorResults: [{ name: '沈衡', count: 6 }],
    })
    expect(left.yearResults).toHaveLength(6)
    expect(left.yearResults?.[0]).toMatchObject({ name: '2020', count: 1 })
    expect(Object.keys((await fetch(`${BASE}/articleLeft`, { field: 'authorResults' })) as object)).toEqual([
      'authorResults',
    ])
  })

  it('a column has its most read articles, and counts them', async () => {
    expect(await fetch(`${BASE}/getHotArticle`, { organ: '砚岭律师' })).toMatchObject([
      { jid: 'a1' },
      { jid: 'a2' },
      { jid: 'a3' },
    ])
    expect(await fetch(`${BASE}/getHotArticle`)).toHaveLength(10)
    const column = { id: 'p1', columnName: '砚岭律师', slogan: '专注合同', columnArticleTotal: 3 }
    expect(await fetch(`${BASE}-column/details`, { columnName: '砚岭律师', wechatBiz: 'biz1' })).toMatchObject(column)
    expect(await fetch(`${BASE}-column/list`)).toHaveLength(2)
    const unknown: Array<Record<string, string>> = [{ columnName: '无' }, { columnName: '砚岭律师', wechatBiz: 'biz2' }]
    for (const query of unknown)
      expect((await get(server, address(`${BASE}-column/details`, query))).statusCode).toBe(404)
    expect((await get(server, `${BASE}-column/details`)).statusCode).toBe(400)
  })

  it('open with the words of the search marked, and as a file', async () => {
    expect(await fetch(`${BASE}/findArticleById/a1`, { query: '全文:当事人' })).toMatchObject({
      jid: 'a1',
      title: '违约金的调整规则',
      partnerId: 'p1',
      paragraphs: [
        { lableName: '一、问题', subParagraphs: [{ text: '合同<em>当事人</em>' }, { text: '约定违约金。' }] },
        { lableName: '', subParagraphs: [{ text: '结语' }] },
      ],
    })
    const file = await get(server, `${BASE}/downloadByAid/a1`)
    expect([file.headers['content-type'], file.rawPayload.toString('latin1', 0, 2)]).toEqual([DOCX_TYPE, 'PK'])
    for (const path of ['findArticleById', 'downloadByAid'])
      expect(failureIn(await get(server, `${BASE}/${path}/none`))).toMatchObject({ code: 404, id: 'not_found' })
  })

  it('are suggested; in the advanced search only as conditions', async () => {
    const pres = async (query: Record<string, string>) =>
      ((await fetch(`${BASE}/recommend/suggest`, query)) as Array<{ pre: string; value: object[] }>).map(
        ({ pre, value }) => [pre, value.length],
      )
    expect(await pres({ keyword: '文章', pageSize: '5' })).toEqual([['标题', 5]])
    expect(await pres({ keyword: '砚' })).toEqual([
      ['作者', 1],
      ['合作机构', 1],
    ])
    expect(await pres({ keyword: '文章', advancedFlag: 'true' })).toEqual([])
  })

  it('are closed to an office without the permission point', async () => {
    const { token } = await logIn(server, 'office-few')
    expect(failureIn(await get(server, `${BASE}/articleList`, { token }))).toMatchObject({ id: 'permission_denied' })
  })
})
