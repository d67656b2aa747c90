/** Passwords, sessions and share keys of one's own account. */
import type { EndedCount, NewPersonalToken, PersonalToken, Session, Shares } from '@contract/account'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { SHARE_PATHS, USER_PATHS } from '@contract/paths'
import { MAX_PERSONAL_TOKENS } from '../../server/accounts/personal-tokens'
import { hashPassword } from '../../server/accounts/passwords'
import { deviceNameOf } from '../../server/http/device'
import { DAY } from '../../server/runtime'
import { describeShare } from '../../server/services/account-shares'
import { startSmall } from './services/small-corpus'
import type { TestServer } from './support/server'
import { exchange, failureIn, get, post, takeCode } from './support/visits'

const PASSWORD = 'the first password'
const NEXT = 'the second password'

let server: TestServer
beforeEach(async () => {
  server = await startSmall({ LOG_LEVEL: 'info' })
  for (const [login, name] of [
    ['wang', '王'],
    ['zhang', '张'],
  ] as const) {
    const password = await hashPassword(PASSWORD, size => Buffer.alloc(size), 2 ** 10)
    await server.store.accounts.create({ id: login, kind: 'member', name, login, password })
  }
})
afterEach(() => server.close())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50'

/** The headers of a new session. */
async function comeIn(login: string) {
  const reply = await exchange(server, await takeCode(server, login, PASSWORD))
  return { token: reply.json<{ data: { token: string } }>().data.token }
}

type Who = Awaited<ReturnType<typeof comeIn>>

const answerOf = <T>(reply: Awaited<ReturnType<typeof get>>) => {
  expect(reply.statusCode).toBe(200)
  return reply.json<{ data: T }>().data
}
const sessionsOf = async (who: Who) => answerOf<Session[]>(await get(server, ACCOUNT_PATHS.sessions, who))
const sharesOf = async (who: Who, skip = 0) =>
  answerOf<Shares>(await get(server, `${ACCOUNT_PATHS.shares}?skip=${skip}`, who))
const end = async (who: Who, path: string, body: unknown = {}) =>
  answerOf<EndedCount>(await post(server, path, body, who)).ended
const isIn = async (who: Who) => (await get(server, USER_PATHS.me, who)).statusCode === 200

const law = { method: 'lawregu_details_interface', params: { query: 'lid:f3' } }
const charts = { method: 'case_visual_interface', params: { query: '全文:违约金' } }
const share = async (who: Who, thing: object) =>
  (await post(server, SHARE_PATHS.key, [thing], who)).json<{ result: string }>().result
const opens = async (key: string) => {
  const query = new URLSearchParams({ secretKey: key, method: law.method }).toString()
  return (await get(server, `${SHARE_PATHS.data}?${query}`)).statusCode
}

interface Line {
  event?: string
  account?: string
  count?: number
}
const events = () => server.log.map(line => JSON.parse(line) as Line).filter(({ event }) => event !== undefined)
const named = (name: string) => events().filter(({ event }) => event === name)

test('no call answers a guest', async () => {
  const calls = Object.values(ACCOUNT_PATHS).flatMap(path => [get(server, path), post(server, path, {})])
  for (const reply of await Promise.all(calls)) expect([401, 404]).toContain(reply.statusCode)
  for (const path of [ACCOUNT_PATHS.sessions, ACCOUNT_PATHS.shares])
    expect(failureIn(await get(server, path, { token: 'forged' }))).toMatchObject({ code: 401, id: 'session_expired' })
})

test('account details say whether there is a password to change; demo accounts have none', async () => {
  const security = async (who: Who) => answerOf<{ security: object }>(await get(server, USER_PATHS.me, who)).security
  expect(await security(await comeIn('wang'))).toEqual({ password: true, tokens: true })
  const reply = await exchange(server, await takeCode(server))
  expect(await security(reply.json<{ data: Who }>().data)).toEqual({ password: false, tokens: true })
})

describe('sessions', () => {
  test('are listed by device, the current one first and marked', async () => {
    const first = await comeIn('wang')
    server.runtime.pass(60_000)
    const body = await takeCode(server, 'wang', PASSWORD)
    await server.app.inject({
      method: 'POST',
      url: USER_PATHS.exchangeCode,
      headers: { host: 'app.test:3000', 'user-agent': IPHONE },
      payload: body,
    })
    const listed = await sessionsOf(first)
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['', true],
      ['iPhone · 微信', false],
    ])
  })

  test('end one by one, or all but the current one', async () => {
    const [account, second, third] = [await comeIn('wang'), await comeIn('wang'), await comeIn('wang')]
    const { id } = (await sessionsOf(second)).find(({ current }) => current)!
    expect(await end(account, ACCOUNT_PATHS.endSession, { id })).toBe(1)
    expect([await isIn(account), await isIn(second), await isIn(third)]).toEqual([true, false, true])
    expect(await end(account, ACCOUNT_PATHS.endOtherSessions)).toBe(1)
    expect([await isIn(account), await isIn(third)]).toEqual([true, false])
    expect(named('sessions_ended')).toMatchObject([
      { account: 'wang', count: 1 },
      { account: 'wang', count: 1 },
    ])
  })

  test('end after the configured days without use', async () => {
    const idle = await startSmall({ SESSION_IDLE_DAYS: '2' })
    const account = (await idle.store.accounts.find('demo-member'))!
    const { token } = await idle.store.sessions.grant(account)
    idle.runtime.pass(2 * DAY - 1)
    expect((await get(idle, USER_PATHS.me, { token })).statusCode).toBe(200)
    idle.runtime.pass(2 * DAY)
    expect(failureIn(await get(idle, USER_PATHS.me, { token }))).toMatchObject({ code: 401, id: 'session_expired' })
    await idle.close()
  })
})

describe('shares', () => {
  test('are listed with their content, the newest first', async () => {
    const headers = await comeIn('wang')
    await share(headers, law)
    server.runtime.pass(DAY)
    await share(headers, charts)
    const { total, list } = await sharesOf(headers)
    expect(total).toBe(2)
    expect(list.map(({ opens: things }) => things)).toEqual([
      [{ method: charts.method, query: '全文:违约金' }],
      [{ method: law.method, query: 'lid:f3', title: '印花税条例' }],
    ])
    expect(Date.parse(list[0]!.expiresAt) - Date.parse(list[0]!.madeAt)).toBe(30 * DAY)
    expect((await sharesOf(headers, 1)).list).toHaveLength(1)
  })

  test('have the title of a law that an import has merged into another', async () => {
    const engine = {
      get: async (_collection: string, id: string) => (id === 'f3' ? { title: '印花税条例' } : undefined),
      meta: async () => '{"f0":"f3"}',
    }
    const [madeAt, expiresAt] = [new Date(0), new Date(DAY)]
    const grants = [{ method: 'lawregu_details_interface' as const, params: { query: 'lid:f0' } }]
    const { opens: things } = await describeShare({ id: 's1', grants, madeAt, expiresAt }, engine as never)
    expect(things).toMatchObject([{ title: '印花税条例' }])
  })

  test('open nothing once they are revoked', async () => {
    const headers = await comeIn('wang')
    const keys = [await share(headers, law), await share(headers, law), await share(headers, law)]
    const [{ id } = { id: '' }] = (await sharesOf(headers)).list
    expect(await end(headers, ACCOUNT_PATHS.revokeShare, { id })).toBe(1)
    expect((await Promise.all(keys.map(opens))).sort()).toEqual([200, 200, 404])
    expect(await end(headers, ACCOUNT_PATHS.revokeShares)).toBe(2)
    expect(await Promise.all(keys.map(opens))).toEqual([404, 404, 404])
    expect(named('shares_revoked').map(({ count }) => count)).toEqual([1, 2])
  })
})

test('of another account are neither listed nor ended by any call', async () => {
  const [account, stranger] = [await comeIn('wang'), await comeIn('zhang')]
  const key = await share(account, law)
  const [{ id: session } = { id: '' }] = await sessionsOf(account)
  const [{ id: shared } = { id: '' }] = (await sharesOf(account)).list
  expect((await sessionsOf(stranger)).map(({ id }) => id)).not.toContain(session)
  expect(await sharesOf(stranger)).toEqual({ total: 0, list: [] })
  for (const id of [session, shared]) {
    expect(await end(stranger, ACCOUNT_PATHS.endSession, { id })).toBe(0)
    expect(await end(stranger, ACCOUNT_PATHS.revokeShare, { id })).toBe(0)
  }
  expect(await end(stranger, ACCOUNT_PATHS.endOtherSessions)).toBe(0)
  expect(await end(stranger, ACCOUNT_PATHS.revokeShares)).toBe(0)
  await post(server, ACCOUNT_PATHS.password, { old: PASSWORD, new: NEXT }, stranger)
  expect([await isIn(account), await isIn(stranger), await opens(key)]).toEqual([true, true, 200])
})

test.each(['', 'x', '00', `${'0'.repeat(64)}0`, "' OR 1=1 --"])('%j names nothing to end', async id => {
  const headers = await comeIn('wang')
  for (const path of [ACCOUNT_PATHS.endSession, ACCOUNT_PATHS.revokeShare])
    expect(failureIn(await post(server, path, { id }, headers))).toMatchObject({ code: 400, id: 'invalid_request' })
})

describe('a password', () => {
  const change = (who: Who, old: string, next = NEXT) => post(server, ACCOUNT_PATHS.password, { old, new: next }, who)

  test('changes with the old one, and all other sessions end', async () => {
    const [account, other] = [await comeIn('wang'), await comeIn('wang')]
    expect((await change(account, PASSWORD)).statusCode).toBe(200)
    expect([await isIn(account), await isIn(other)]).toEqual([true, false])
    expect((await server.store.signIn('wang', NEXT, '192.0.2.1')).kind).toBe('in')
    expect(named('password_changed')).toMatchObject([{ account: 'wang' }])
    expect(server.log.filter(line => line.includes(NEXT) || line.includes(PASSWORD))).toEqual([])
  })

  test.each([
    [PASSWORD, 'too short', 'password_unfit', /12至256个字符/],
    [PASSWORD, 'password1234', 'password_common', /过于常见/],
    [PASSWORD, PASSWORD, 'password_same', /不能与原密码相同/],
    ['wrong', NEXT, 'password_wrong', /原密码不正确/],
  ])('change from %j to %j is refused with a message', async (old, next, id, words) => {
    const headers = await comeIn('wang')
    const refusal = failureIn(await change(headers, old, next))
    expect(refusal).toMatchObject({ code: 400, id })
    expect(refusal.errMsg).toMatch(words)
    expect(await isIn(headers)).toBe(true)
  })

  test('is locked after guesses, with a message about the next attempt', async () => {
    const headers = await comeIn('wang')
    for (let time = 0; time < 5; time++) expect(failureIn(await change(headers, 'guess')).id).toBe('password_wrong')
    const locked = await change(headers, PASSWORD)
    expect(failureIn(locked)).toMatchObject({ code: 429, id: 'password_locked' })
    expect(locked.headers['retry-after']).toBe('900')
    expect([named('password_wrong').length, named('login_locked').length]).toEqual([5, 1])
  })

  test('of a demo account cannot be changed', async () => {
    const reply = await exchange(server, await takeCode(server))
    const member = reply.json<{ data: Who }>().data
    expect(failureIn(await change(member, 'alpha-member'))).toMatchObject({ code: 403, id: 'password_none' })
  })
})

test.each([
  [`${IPHONE} NetType/WIFI MiniProgramEnv/iOS miniProgram`, 'iPhone · 微信小程序'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    '安卓手机 · Chrome',
  ],
  ['Mozilla/5.0 (Linux; Android 14; Pixel Tablet) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', '安卓平板 · Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36 Edg/120.0', 'Windows · Edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15', 'Mac · Safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Linux · Firefox'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', '鸿蒙设备'],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('%j is shown as %j', (userAgent, words) => expect(deviceNameOf(userAgent)).toBe(words))

describe('personal tokens', () => {
  const make = (who: Who, name: string) => post(server, ACCOUNT_PATHS.makeToken, { name }, who)
  const tokensOf = async (who: Who) => answerOf<PersonalToken[]>(await get(server, ACCOUNT_PATHS.tokens, who))

  test('are shown once, listed without their secret, and revoked by their owner alone', async () => {
    const [wang, zhang] = [await comeIn('wang'), await comeIn('zhang')]
    const made = answerOf<NewPersonalToken>(await make(wang, ' 律所助手 '))
    expect(made).toMatchObject({ name: '律所助手', token: expect.stringMatching(/^alpha_/) as unknown })
    const [listed] = await tokensOf(wang)
    expect(listed).toEqual({ id: made.id, name: made.name, madeAt: made.madeAt, expiresAt: made.expiresAt })
    expect(await tokensOf(zhang)).toEqual([])
    expect(await end(zhang, ACCOUNT_PATHS.revokeToken, { id: made.id })).toBe(0)
    expect(await end(wang, ACCOUNT_PATHS.revokeToken, { id: made.id })).toBe(1)
    expect(await tokensOf(wang)).toEqual([])
    expect(named('token_made')).toMatchObject([{ account: 'wang' }])
    expect(server.log.join('')).not.toContain(made.token)
  })

  test('are no session: the services do not take one in place of a login', async () => {
    const { token } = answerOf<NewPersonalToken>(await make(await comeIn('wang'), '助手'))
    expect(failureIn(await get(server, ACCOUNT_PATHS.tokens, { token }))).toMatchObject({ id: 'session_expired' })
  })

  test('need a name and have a quota', async () => {
    const wang = await comeIn('wang')
    expect(failureIn(await make(wang, '  '))).toMatchObject({ id: 'invalid_request' })
    for (let at = 0; at < MAX_PERSONAL_TOKENS; at++) await make(wang, `助手${at}`)
    expect(failureIn(await make(wang, '又一个'))).toMatchObject({ code: 429, id: 'token_quota' })
  })
})
