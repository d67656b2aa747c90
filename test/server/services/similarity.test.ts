import type { TestServer } from '../support/server'
import { failureIn, get } from '../support/visits'
import { address } from './corpus'
import { startSmall } from './small-corpus'

let server: TestServer
beforeAll(async () => void (server = await startSmall()))
afterAll(() => server.close())

const BASE = '/similarity/api/v1'
const fetch = async (path: string, query: Record<string, string> = {}) =>
  (await get(server, address(BASE + path, query))).json<{ data: unknown }>().data

describe('similar cases', () => {
  it.each([
    ['全文:减价', 1],
    ['标题:类案', 2],
    ['案号:沪01民终', 1],
    ['裁判规则提要:逾期', 1],
    ['裁判规则提要:买方', 0],
    ['引用法条:民法典', 1],
    ['类案:1', 2],
    ['类案:2', 0],
  ])('by %s are %d', async (query, totalCount) => {
    expect(await fetch('/similarity/_search', { query })).toMatchObject({ totalCount })
  })

  it('have their rule, marked, and open', async () => {
    expect(await fetch('/similarity/_search', { query: '裁判规则提要:减价' })).toMatchObject({
      similarities: [
        { sid: 's1', rule: '质量瑕疵可以<em>减价</em>。', courtName: '上海市第一中级人民法院', bookId: 1 },
      ],
    })
    expect(await fetch('/similarity/s1', { query: '全文:减价' })).toMatchObject({
      sid: 's1',
      paragraphs: [
        { lableName: '裁判规则提要', subParagraphs: [{ text: '质量瑕疵可以<em>减价</em>。' }] },
        { lableName: '案情', subParagraphs: [{ text: '买方主张<em>减价</em>。' }] },
      ],
    })
    expect((await get(server, `${BASE}/download/s1`)).rawPayload.toString('latin1', 0, 2)).toBe('PK')
    expect(failureIn(await get(server, `${BASE}/similarity/none`))).toMatchObject({ code: 404, isSuccess: false })
  })

  it('are counted by book, and within a book by chapter and section', async () => {
    expect(await fetch('/statisticsNode/_search', { query: '全文:减价' })).toEqual([
      { id: '1', name: '买卖合同', count: 1, children: [] },
    ])
    expect(await fetch('/statisticsNode/_search', { id: '1' })).toEqual([
      {
        id: '1',
        name: '第一章',
        count: 2,
        children: [
          { id: '1-1', name: '质量', count: 2 },
          { id: '1-2', name: '价款', count: 1 },
        ],
      },
      { id: '2', name: '第二章', count: 0, children: [] },
    ])
    expect((await get(server, `${BASE}/statisticsNode/_search?id=7`)).statusCode).toBe(404)
  })

  it('are in the catalogue of their book, without missing ones', async () => {
    expect(await fetch('/catalog')).toEqual([
      { id: 1, name: '买卖合同', avatar: '', isNew: true, count: 2 },
      { id: 99, name: '更多', avatar: '', isNew: false, count: 0 },
    ])
    const sections = async (query = {}) =>
      ((await fetch('/catalog/1', query)) as { chapters: Array<{ sections: unknown }> }).chapters[0]?.sections
    expect(await sections()).toEqual([
      {
        name: '质量',
        count: 2,
        items: [
          { sid: 's1', title: '质量瑕疵的类案' },
          { sid: 's2', title: '价款的类案' },
        ],
      },
      { name: '价款', count: 1, items: [{ sid: 's2', title: '价款的类案' }] },
    ])
    expect(await sections({ type: 'headings' })).toMatchObject([
      { count: 2, items: [] },
      { count: 1, items: [] },
    ])
    expect((await get(server, `${BASE}/catalog/x`)).statusCode).toBe(400)
  })

  it('are suggested by title', async () => {
    expect(await fetch('/suggest', { keyword: '瑕疵' })).toEqual([
      {
        pre: '标题',
        directToPageFlag: true,
        value: [expect.objectContaining({ id: 's1', valueHighLight: ['质量<em>瑕疵</em>的类案'] })],
      },
    ])
  })
})
