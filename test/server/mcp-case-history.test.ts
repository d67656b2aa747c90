/** The tool `case_history`, which an assistant calls with a case number. */
import type { CaseRecord } from '../../server/libraries/case/record'
import { CASE_TOOLS } from '../../server/mcp/cases'
import { runTool } from '../../server/mcp/run-tool'
import type { ServiceCall } from '../../server/mcp/tool'
import { aCase, startSearching } from './services/corpus'
import { get, logIn, post } from './support/visits'
import type { TestServer } from './support/server'

const court = (name: string): CaseRecord['court'] => ({ name, level: '基层', province: '北京市' })
const cases = [
  aCase('c1', { caseNumber: '（2021）京01民终12号之一' }),
  aCase('c2', { caseNumber: '（2021）京01民终12号' }),
  aCase('c3', { caseNumber: '（2021）京01民终12号之二' }),
  aCase('c4', { caseNumber: '（2015）海民初字第41号', court: court('北京市海淀区人民法院') }),
  aCase('c5', { caseNumber: '（2015）海民初字第41号', court: court('海南省海口市中级人民法院') }),
  aCase('c6', { caseNumber: '（2019）沪02刑初7号' }),
]
const tool = CASE_TOOLS.find(({ name }) => name === 'case_history')!

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await startSearching({ cases })
  headers = { token: (await logIn(server)).token }
})
afterAll(() => server.close())

async function call<T>({ path, query = {}, body }: ServiceCall): Promise<T> {
  const url = `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`
  const reply = await (body ? post(server, url, body, headers) : get(server, url, headers))
  const { data, result } = reply.json<{ data?: T; result?: T }>()
  return (data ?? result) as T
}
const context = { call, address: (path: string) => path, today: '2026-03-05' }
const history = (caseNumber: string) =>
  runTool(tool, { caseNumber }, context, () => Promise.resolve({ library: '裁判文书', empty: [] }))

it.each(['（2021）京01民终12号', '(2021)京01民终12号', '2021京01民终12号'])(
  'given %s, then the case has exactly this number',
  async caseNumber => {
    const reply = await history(caseNumber)
    expect([reply.status, reply.results?.map(({ jid }) => jid)]).toEqual(['answered', ['c2']])
  },
)

it('given a part that only one case has, then it is that case', async () =>
  expect((await history('（2019）沪02刑初7')).results).toMatchObject([
    { jid: 'c6', caseNumber: '（2019）沪02刑初7号' },
  ]))

it('given a part of several numbers, then no case is chosen', async () => {
  const reply = await history('（2021）京01民终')
  expect(reply).toMatchObject({ status: 'not_verified', results: [] })
  expect(reply.note).toContain('（2021）京01民终12号 江苏省南京市中级人民法院')
})

it('given a number of two courts, then both are named', async () => {
  const { status, note } = await history('（2015）海民初字第41号')
  expect(status).toBe('not_verified')
  for (const name of ['北京市海淀区人民法院', '海南省海口市中级人民法院']) expect(note).toContain(name)
})

it('given a number that no case has, then there is none', async () =>
  expect(await history('（2001）京01民终1号')).toMatchObject({ status: 'none' }))
