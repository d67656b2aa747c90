/** The tools for assistant programs, called by the protocol's own client. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openPlainEngine } from './engine/support/plain-engine'
import type { Engine } from '../../server/engine/port'
import { RATE_LIMITS } from '../../server/http/rate-limits'
import { forwardingHandler } from '../../server/mcp/forward'
import type { ToolReply } from '../../server/mcp/run-tool'
import { type HandleToolCall, mcpServer } from '../../server/mcp/server'
import { TOOLS } from '../../server/mcp/tools'
import { patience } from '../support/time'
import { startSearching } from './services/corpus'
import { type TestServer, UNLIMITED } from './support/server'

jest.setTimeout(patience(120_000))

let server: TestServer
let token: string
let clients: Client[] = []

afterEach(async () => {
  await Promise.all(clients.map(client => client.close()))
  clients = []
  await server.close()
})

async function start(limits = {}, engine?: Engine) {
  const all = { ...RATE_LIMITS, ...UNLIMITED, mcp: UNLIMITED.general, ...limits }
  server = await startSearching(undefined, { ...(engine && { engine }), limits: all })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const member = (await server.store.accounts.find('demo-member'))!
  token = (await server.store.personalTokens.make(member, '助手'))!.token
}

const url = () => new URL(`http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/mcp`)

async function connect(as = token) {
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${as}` }
  await client.connect(new StreamableHTTPClientTransport(url(), { requestInit: { headers } }))
  clients.push(client)
  return client
}

async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const reply = await client.callTool({ name, arguments: input }, undefined, { timeout: patience(60_000) })
  const read = reply.structuredContent as unknown as ToolReply
  expect(JSON.parse((reply.content as Array<{ text: string }>)[0]!.text)).toEqual(read)
  expect(reply.isError).toBe(read.status === 'not_verified')
  return read
}

const FACTS = '原告与被告签订买卖合同，约定被告交付钢材，被告逾期交付，原告要求支付违约金并赔偿损失。'

test('the client sees every tool with its input', async () => {
  await start()
  const { tools } = await (await connect()).listTools()
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
  for (const { inputSchema, annotations, description } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(annotations).toMatchObject({ readOnlyHint: true })
    expect(description).toBeTruthy()
  }
})

test('the client walks all tools: each reply has its coverage, standing, ground, address and empty fields', async () => {
  await start()
  const client = await connect()
  const title = '中华人民共和国民法典'
  const [case1] = (await use(client, 'find_cases', { words: '合同' })).results!
  const calls: Record<string, Record<string, unknown>> = {
    ask_articles: { question: '合同违约了怎么赔偿' },
    find_laws: { words: '合同' },
    read_article: { law: '民法典', article: '585', asOf: '2026-01-01' },
    compare_versions: { law: title, article: '585', from: '2021-01-01', to: '2026-01-01' },
    find_cases: { cause: '买卖合同纠纷' },
    case_history: { jid: case1!.jid },
    similar_cases: { facts: FACTS },
    check_citations: { text: `根据《${title}》第五百八十五条，应当支持。` },
    verify_quote: { law: title, article: '第五百八十五条', quote: '没有这样的话' },
    calculators: { kind: 'court', amount: 100000 },
    coverage: {},
  }
  expect(Object.keys(calls).sort()).toEqual(TOOLS.map(({ name }) => name).sort())
  for (const [name, input] of Object.entries(calls)) {
    const reply = await use(client, name, input)
    expect([name, reply.status]).toEqual([name, 'answered'])
    expect(Array.isArray(reply.coverage)).toBe(true)
    for (const item of [...reply.results!, ...reply.coverage]) {
      expect(Array.isArray(item.empty)).toBe(true)
      if (name === 'coverage' || reply.coverage.includes(item)) continue
      for (const field of ['standing', 'ground', 'address'])
        expect([name, field, field in item || item.empty.includes(field)]).toEqual([name, field, true])
      if (item.address) expect(item.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]+/)
    }
  }
  const [coverage] = (await use(client, 'find_laws', { words: '合同' })).coverage
  expect(coverage).toMatchObject({ library: '法律法规', documents: expect.any(Number) as unknown })
})

test('what the library lacks is none, with its coverage; what is not asked rightly is not verified', async () => {
  await start()
  const client = await connect()
  const none = await use(client, 'find_cases', { words: '量子霸权飞碟' })
  expect(none).toMatchObject({ status: 'none', results: [], note: expect.stringContaining('不等于不存在') as unknown })
  expect(none.coverage[0]).toMatchObject({ documents: expect.any(Number) as unknown })
  expect(await use(client, 'read_article', { law: '不存在的法', article: '1' })).toMatchObject({ status: 'none' })
  expect(await use(client, 'read_article', { law: 1, article: '1' })).toMatchObject({ status: 'not_verified' })
  expect(await use(client, 'find_cases', {})).toMatchObject({ status: 'not_verified' })
  expect(await use(client, 'similar_cases', { facts: '太短' })).toMatchObject({ status: 'not_verified' })
  expect(await use(client, 'calculators', { kind: 'lpr', amount: 1 })).toMatchObject({ status: 'not_verified' })
  expect(await use(client, 'no_such_tool')).toMatchObject({ status: 'not_verified' })
})

test('what was wrong is said, and nobody is told to try the same again', async () => {
  await start()
  const client = await connect()
  expect((await use(client, 'similar_cases', { facts: '太短' })).note).not.toContain('稍后重试')
  expect((await use(client, 'no_such_tool')).note).toContain('没有这个工具（no_such_tool）')
  expect((await use(client, 'check_citations', { text: '双方当面谈过。' })).note).toBe('这段文字中没有认出引用')
  const absent = await use(client, 'verify_quote', { law: '不存在的法', article: '1', quote: '一二三' })
  expect(absent.note).toContain('没有核对')
  expect(absent).not.toHaveProperty('agrees')
})

test('the text of another day is not passed off as that of the day, nor compared', async () => {
  await start()
  const client = await connect()
  const article = { law: '民法典', article: '585' }
  const early = await use(client, 'read_article', { ...article, asOf: '2019-05-12' })
  expect(early.note).toContain('以下不是2019-05-12施行的文本（当日尚未生效）')
  expect(await use(client, 'read_article', { ...article, asOf: '2022-05-12' })).not.toHaveProperty('note')
  const compared = await use(client, 'compare_versions', { ...article, from: '2019-05-12', to: '2022-05-12' })
  expect(compared.note).toContain('没有2019-05-12施行的文本')
  expect(compared).not.toHaveProperty('sameVersion')
  expect(compared).not.toHaveProperty('changes')
})

test('a library that fails is not verified, and its coverage is unknown', async () => {
  const broken = (): never => {
    throw new Error('the disk is gone')
  }
  await start({}, { ...openPlainEngine(), search: broken, get: broken, count: broken, findSimilar: broken })
  const client = await connect()
  for (const [name, input] of [
    ['find_cases', { words: '合同' }],
    ['find_laws', { words: '合同' }],
    ['case_history', { jid: 'x' }],
    ['similar_cases', { facts: FACTS }],
    ['check_citations', { text: '《民法典》第五百七十七条' }],
  ] as const) {
    const reply = await use(client, name, input)
    expect([name, reply.status]).toEqual([name, 'not_verified'])
    expect(reply.note).toMatch(/^未核实/)
    for (const item of reply.coverage) expect(item.empty).toContain('documents')
  }
})

test('a name that may be no law is listed as not understood', async () => {
  await start()
  const client = await connect()
  const reply = await use(client, 'check_citations', { text: '参照《海洋花园要点》第四条，另见《备忘录》第五条。' })
  expect(reply).toMatchObject({ unread: ['《海洋花园要点》第四条'], results: [] })
})

test('an account has its own rights and no others', async () => {
  await start()
  const office = (await server.store.accounts.find('demo-office'))!
  await server.store.accounts.setPermissions(office.id, ['lawregu'])
  const client = await connect((await server.store.personalTokens.make(office, '助手'))!.token)
  expect(await use(client, 'find_laws', { words: '合同' })).toMatchObject({ status: 'answered' })
  expect(await use(client, 'find_cases', { words: '合同' })).toMatchObject({ status: 'not_verified' })
})

describe('over standard input and output', () => {
  const forwarded = async (handle: HandleToolCall) => {
    const [one, other] = InMemoryTransport.createLinkedPair()
    await mcpServer(handle).connect(other)
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(one)
    clients.push(client)
    return client
  }

  test('calls go to the server, with the rights of the token', async () => {
    await start()
    const client = await forwarded(forwardingHandler(url(), token))
    expect(await use(client, 'find_laws', { words: '合同' })).toMatchObject({ status: 'answered' })
    const stranger = await forwarded(forwardingHandler(url(), 'alpha_wrong'))
    expect(await use(stranger, 'find_laws', { words: '合同' })).toMatchObject({ status: 'not_verified' })
  })

  test('a refused token is named, and wrong arguments do not travel', async () => {
    await start()
    const refused = await forwarded(forwardingHandler(url(), 'alpha_wrong'))
    expect((await use(refused, 'coverage')).note).toContain('令牌无效')
    const away = await forwarded(forwardingHandler(new URL('http://127.0.0.1:9/mcp'), token))
    expect((await use(away, 'read_article', { law: 1, article: '1' })).note).toContain('参数不对（law')
  })

  test('an argument of ten megabytes is refused, and the next call is answered', async () => {
    await start()
    const args = ['--import', 'tsx', path.resolve(__dirname, '../../server/mcp/main.ts')]
    const env = { ...getDefaultEnvironment(), MCP_URL: url().href, MCP_TOKEN: token }
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command: process.execPath, args, env }))
    clients.push(client)
    const long = await use(client, 'check_citations', { text: '法'.repeat(3_500_000) })
    expect(long).toMatchObject({ status: 'not_verified', note: expect.stringContaining('参数不对') as unknown })
    expect(await use(client, 'coverage')).toMatchObject({ status: 'answered' })
  })

  test('a server that is away has verified nothing, and is asked again', async () => {
    await start()
    const client = await forwarded(forwardingHandler(new URL('http://127.0.0.1:9/mcp'), token))
    for (const name of ['coverage', 'coverage'])
      expect(await use(client, name)).toMatchObject({ status: 'not_verified', coverage: [] })
  })
})

describe('hostile', () => {
  const refusal = async (as: string) => {
    const reply = await fetch(url(), {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: '{}',
    })
    return [reply.status, reply.headers.get('www-authenticate')]
  }

  test('no token, a session, and a revoked token open nothing', async () => {
    await start()
    const member = (await server.store.accounts.find('demo-member'))!
    const client = await connect()
    expect(await use(client, 'coverage')).toMatchObject({ status: 'answered' })
    const [listed] = await server.store.personalTokens.list(member)
    await server.store.personalTokens.revoke(member, listed!.id)
    await expect(use(client, 'coverage')).rejects.toThrow(/令牌无效/)
    const session = (await server.store.sessions.grant(member)).token
    for (const as of ['', session, token]) expect(await refusal(as)).toEqual([401, 'Bearer'])
    expect(server.log.join('')).not.toContain(token)
  })

  test('of a thousand calls those within the limit are answered, and the server goes on', async () => {
    await start({ mcp: { max: 120, timeWindow: 60_000 } })
    const client = await connect()
    const call = () => use(client, 'calculators', { kind: 'court', amount: 1 }).catch((error: Error) => error)
    const replies = []
    for (let at = 0; at < 20; at++) replies.push(...(await Promise.all(Array.from({ length: 50 }, call))))
    const answered = replies.filter(reply => !(reply instanceof Error))
    expect(answered.length).toBeGreaterThan(100)
    expect(answered.length).toBeLessThanOrEqual(120)
    expect((await fetch(new URL('/healthz', url()))).status).toBe(200)
  })

  test('the calls of a tool count as those of the account: past its limit nothing is said to be missing', async () => {
    await start({ similarCases: { max: 3, timeWindow: 60_000 } })
    const client = await connect()
    const states = []
    for (let at = 0; at < 5; at++) states.push((await use(client, 'similar_cases', { facts: FACTS })).status)
    expect(states.slice(0, 3)).not.toContain('not_verified')
    expect(states.slice(3)).toEqual(['not_verified', 'not_verified'])
  })

  test.each([10, 100])('an argument of %s times the limit is refused', async times => {
    await start()
    const client = await connect()
    await expect(use(client, 'check_citations', { text: '法'.repeat(100_000 * times) })).rejects.toThrow()
    expect(await use(client, 'check_citations', { text: '法'.repeat(20_001) })).toMatchObject({
      status: 'not_verified',
    })
    expect(await use(client, 'coverage')).toMatchObject({ status: 'answered' })
  })

  test('a batch of calls, other methods and broken messages are refused', async () => {
    await start()
    const send = async (body: string, method = 'POST') =>
      (
        await fetch(url(), {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          ...(method === 'POST' && { body }),
        })
      ).status
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    expect(await send(JSON.stringify(ping))).toBe(200)
    expect(await send(JSON.stringify([ping, ping]))).toBe(400)
    expect(await send('{')).toBe(400)
    expect(await send('{"jsonrpc":"1"}')).toBe(400)
    expect(await send('', 'GET')).toBe(405)
  })
})
