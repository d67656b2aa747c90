/** Two servers over one PostgreSQL and one Redis, as a visitor meets them who is sent to the one and the other by turns. */
import { Redis } from 'ioredis'
import { randomBytes } from 'node:crypto'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { SessionGrant } from '@contract/user'
import { temporarySchema } from '../server/support/postgres'
import { type RunningServer, startServer } from '../support/server'

jest.setTimeout(240_000)

const REDIS = 'redis://127.0.0.1:6379'
const prefix = `alpha-test-${randomBytes(6).toString('hex')}:`
let schema: Awaited<ReturnType<typeof temporarySchema>>
let servers: RunningServer[]
let door: ReturnType<typeof createServer>
let origin: string

beforeAll(async () => {
  schema = await temporarySchema()
  const env = {
    CORPUS: 'sample',
    DATABASE_URL: schema.url,
    REDIS_URL: `${REDIS}?keyPrefix=${prefix}`,
    LOG_LEVEL: 'info',
  }
  servers = await Promise.all([startServer(env), startServer(env)])
  let turn = 0
  door = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(servers[turn++ % servers.length]!.origin)
    const { url: path, method, headers } = incoming
    const sent = ask({ hostname, port, path, method, headers }, reply => {
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(outgoing)
    })
    incoming.pipe(sent)
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
})
afterAll(async () => {
  door?.close()
  await Promise.all((servers ?? []).map(server => server.stop()))
  await schema.drop()
  const redis = new Redis(REDIS)
  const keys = await redis.keys(`${prefix}*`)
  if (keys.length) await redis.del(...keys)
  await redis.quit()
})

type Json<T> = { data: T; result: T }
const call = (path: string, options: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...options, headers: { connection: 'close', ...options.headers } })
const read = async <T>(reply: Promise<Response>) => (await (await reply).json()) as Json<T>
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** Each of the five steps meets the other server. */
async function logIn(name: string) {
  const { data: info } = await read<{ appId: string; state: string }>(call('/user/api/v1/login/wechat/info?client=web'))
  const form = `/oauth/authorize?${new URLSearchParams({
    appid: info.appId,
    redirect_uri: `${origin}/search`,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: info.state,
  }).toString()}`
  const page = await (await call(form)).text()
  const guard = /name="guard" value="([\w-]+)"/.exec(page)?.[1] ?? ''
  const entered = await call(form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `form_guard=${guard}` },
    body: new URLSearchParams({ guard, name, password: `alpha-${name}` }).toString(),
  })
  const code = new URL(entered.headers.get('location') ?? origin).searchParams.get('code')
  const { data } = await read<SessionGrant>(post('/user/api/v1/login/wechat/web', { code, state: info.state }))
  return data.token
}

describe('two servers', () => {
  it('know whoever has logged in, whichever is asked, and nobody who has logged out', async () => {
    const token = await logIn('member')
    const me = () => call('/im/v1/users/me', { headers: { token } })
    expect([(await me()).status, (await me()).status]).toEqual([200, 200])
    await post('/user/api/v1/logout', null, { token })
    expect([(await me()).status, (await me()).status]).toEqual([401, 401])
  })

  it('open what was shared on the other', async () => {
    const base = '/judgement-search/api/v1/share'
    const grants = [{ method: 'case_visual_interface', params: { query: '' } }]
    const { result: secretKey } = await read<string>(post(`${base}/generateShareSecretKey`, grants))
    const query = new URLSearchParams({ secretKey, method: 'case_visual_interface' }).toString()
    const opened = await Promise.all(
      [1, 2].map(async () => (await call(`${base}/getShareDataBySecretKey?${query}`)).status),
    )
    expect(opened).toEqual([200, 200])
  })

  it('hand out a report that the other has made', async () => {
    const token = await logIn('member')
    const list = await read<{ list: { jid: string }[] }>(call('/judgement-search/api/v1/search/list?query=&pageSize=2'))
    const cases = JSON.stringify(list)
      .match(/"jid":"[^"]+"/g)!
      .map(found => JSON.parse(`{${found}}`) as { jid: string })
    const asked = { question: '问', searcher: '王', query: '', cases: cases.slice(0, 1) }
    const { result } = await read<{ key: string }>(post('/judgement-search/api/v1/report', asked, { token }))
    const fetched = async () => {
      const reply = await call(`/judgement-search/api/v1/report/${result.key}`, { headers: { token } })
      return [reply.status, (await reply.arrayBuffer()).byteLength > 1000]
    }
    expect([await fetched(), await fetched()]).toEqual([
      [200, true],
      [200, true],
    ])
  })

  it('count what a visitor asks together', async () => {
    const left = async () => Number((await call('/trial')).headers.get('x-ratelimit-remaining'))
    const first = await left()
    expect([await left(), await left(), await left()]).toEqual([first - 1, first - 2, first - 3])
  })
})
