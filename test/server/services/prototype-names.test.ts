/** Property names of plain objects are words like any other: they find nothing, and break nothing. */
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { address, startSearching } from './corpus'

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const CASES = '/judgement-search/api/v1/search'
const LAWS = '/ilawregu-search/api/v1/lawregu'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const ask = (path: string, query: Record<string, string>) => get(server, address(path, query), { token })

describe.each(NAMES)('%s', name => {
  it.each(
    '引用法条 地域 法院 案由 当事人 法官 年份 审理程序 标的额 案例类型 法院层级 受理费 刑罚 特色 优案主题 案号 全文'.split(
      ' ',
    ),
  )('as %s of cases it finds nothing', async dimension => {
    const reply = await ask(`${CASES}/caseList`, { query: `${dimension}:${name}` })
    expect([reply.statusCode, reply.json().result?.judgements.totalCount]).toEqual([200, 0])
  })

  it.each('引用法条 地域范围 时效性 效力级别 发文机关 文号 税种 标题'.split(' '))(
    'as %s of laws it finds nothing',
    async dimension => {
      const reply = await ask(`${LAWS}/list`, { query: `${dimension}:${name}` })
      expect([reply.statusCode, reply.json().data?.totalCount]).toEqual([200, 0])
    },
  )

  it('as a law, a field or an order it is refused or not found', async () => {
    const replies = await Promise.all([
      ask(`${CASES}/caseList`, { query: `${name}:x` }),
      ask(`${CASES}/caseList`, { order: name }),
      ask(`${CASES}/caseLeftStatisticsByField`, { field: name }),
      ask(`${CASES}/statisticsByFields`, { statisticsFields: name }),
      ask(`${LAWS}/lawLeftStatisticsByField`, { field: name }),
      ask(`${LAWS}/item`, { lid: name, article: name }),
      ask(`${LAWS}/recommend/suggest`, { keyword: name }),
      ask(`${CASES}/recommend/suggest`, { keyword: name }),
    ])
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  })
})
