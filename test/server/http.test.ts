import { HOST, ORIGIN, startServer, type TestServer } from './support/server'
import { authorizeUrl, exchange, failureIn, get, logIn, loginInfo, post, submitForm, takeCode } from './support/visits'

let server: TestServer
const stop = () => server.close()
const start = async (...args: Parameters<typeof startServer>) => void (server = await startServer(...args))

const EXCHANGE = '/user/api/v1/login/wechat/web'

describe('a reply of the services', () => {
  beforeAll(() => start())
  afterAll(stop)

  it.each(['/im/v1/users/me', '/healthz', '/nothing/api/v1/x', '/user/api/v1/login/wechat/info'])(
    '%s may load nothing, may be framed by nobody, and is not cached',
    async url => {
      expect((await get(server, url)).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'/) as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'cache-control': 'no-store',
      })
    },
  )

  it('/healthz reports health', async () => {
    expect((await get(server, '/healthz')).json()).toEqual({ ok: true })
  })

  it.each(['/judgement-search/api/v1/nothing', '/user/api/v1/nothing', '/im/nothing', '/oauth/nothing'])(
    '%s is unknown to every visitor',
    async url => {
      const reply = await get(server, url, { accept: 'text/html' })
      expect(failureIn(reply)).toMatchObject({ code: 404, id: 'not_found', succeed: false, isSuccess: false })
    },
  )

  it('an address that cannot be decoded is refused in the envelope; only a browser gets a page', async () => {
    const reply = await get(server, '/im/%')
    expect(failureIn(reply)).toMatchObject({ code: 400, succeed: false, isSuccess: false })
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect((await get(server, '/%', { accept: 'text/html' })).headers['content-type']).toMatch(/^text\/html/)
  })

  it('other methods are refused', async () => {
    const reply = await server.app.inject({ method: 'DELETE', url: '/im/v1/users/me', headers: { host: HOST } })
    expect(failureIn(reply)).toMatchObject({ code: 404, id: 'not_found' })
  })
})

describe('by https', () => {
  const transport = async (env: Record<string, string>, proto: string) => {
    const proxied = await startServer({ TRUST_PROXY: '1', ...env })
    const { headers } = await get(proxied, '/healthz', { 'x-forwarded-proto': proto })
    await proxied.close()
    return headers['strict-transport-security']
  }

  it('the browser must stay there, with subdomains only by a setting', async () => {
    expect(await transport({}, 'http')).toBeUndefined()
    expect(await transport({}, 'https')).toBe('max-age=31536000')
    expect(await transport({ HSTS_SUBDOMAINS: 'yes' }, 'https')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('a malformed body', () => {
  beforeAll(() => start())
  afterAll(stop)

  const send = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: EXCHANGE, headers: { host: HOST, 'content-type': type }, payload })

  it.each(['', '{', 'null', '[]', '{"code":"x"}', '{"code":{},"state":[]}', '{"__proto__":{"code":"x"}}'])(
    '%j is refused in the envelope',
    async payload => {
      expect(failureIn(await send(payload))).toMatchObject({
        code: 400,
        id: 'invalid_request',
        resultMsg: '请求的内容有误，请检查后重试',
      })
    },
  )

  it('over 256 KB is not read', async () => {
    const reply = await send(JSON.stringify({ code: 'x'.repeat(256 * 1024), state: 's' }))
    expect(failureIn(reply)).toMatchObject({ code: 413, id: 'body_too_large' })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is not read',
    async type => {
      expect(failureIn(await send('code=x&state=y', type))).toMatchObject({ code: 415, id: 'unsupported_type' })
    },
  )
})

describe('an internal error', () => {
  afterEach(stop)

  it('is logged once, and returned without its reason', async () => {
    await start()
    await server.store.close()
    server.store.close = async () => undefined
    const reply = await get(server, '/user/api/v1/login/wechat/info')
    expect(failureIn(reply)).toEqual({
      code: 500,
      status: 500,
      succeed: false,
      isSuccess: false,
      id: 'server_error',
      resultMsg: '服务器错误请稍后重试',
      errMsg: '服务器错误请稍后重试',
    })
    const lines = server.log.map(line => JSON.parse(line) as { level: number; err?: { stack: string } })
    const errors = lines.filter(line => line.level >= 50)
    expect(errors).toHaveLength(1)
    expect(errors[0]?.err?.stack).toContain('database is not open')
  })
})

describe('the log', () => {
  afterEach(stop)

  it('does not count refusals as errors', async () => {
    await start({ LOG_LEVEL: 'error' })
    await get(server, '/im/v1/users/me')
    await get(server, '/im/nothing')
    await post(server, EXCHANGE, {})
    expect(server.log).toEqual([])
  })

  it('never contains a token, code, state, key, password or search', async () => {
    await start()
    const { token } = await logIn(server)
    const { code, state } = await takeCode(server)
    await exchange(server, { code, state })
    await exchange(server, { code, state })
    await get(server, `/im/v1/users/me?token=${token}`, { token, cookie: `token=${token}` })
    await get(server, `/case-detail/1?secretKey=SHAREDKEY&query=SEARCHED`, { accept: 'text/html', token })
    await get(server, `/%?secretKey=SHAREDKEY`, { accept: 'text/html', token })
    await get(server, `/x/api/?secretKey=SHAREDKEY&code=${code}`)
    await submitForm(server, authorizeUrl(await loginInfo(server)), { name: 'TYPEDNAME', password: 'TYPEDPASSWORD' })
    await post(server, '/user/api/v1/logout', { password: 'TYPEDPASSWORD' }, { token })

    const log = server.log.join('')
    expect(log).toContain('"path":"/im/v1/users/me"')
    expect(log).toContain('"path":"/oauth/authorize"')
    for (const secret of [token, code, state, 'SHAREDKEY', 'SEARCHED', 'TYPEDNAME', 'TYPEDPASSWORD', 'alpha-member'])
      expect(log).not.toContain(secret)
  })
})

describe('rate limits', () => {
  afterEach(stop)

  const few = { max: 2, timeWindow: 60_000 }
  const infos = async (times: number, headers = {}) => {
    const codes: number[] = []
    for (let time = 0; time < times; time++)
      codes.push((await get(server, '/user/api/v1/login/wechat/info', headers)).statusCode)
    return codes
  }

  it('apply to an address, with a time to retry', async () => {
    await start({ TRUST_PROXY: '1' }, { limits: { login: few } })
    expect(await infos(3, { 'x-forwarded-for': '192.0.2.1' })).toEqual([200, 200, 429])
    expect(await infos(1, { 'x-forwarded-for': '192.0.2.2' })).toEqual([200])
    const reply = await get(server, '/user/api/v1/login/wechat/info', { 'x-forwarded-for': '192.0.2.1' })
    expect(failureIn(reply)).toMatchObject({ code: 429, id: 'throttled', resultMsg: '操作过于频繁，请稍后再试' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('block nobody for longer though the clock is set back', async () => {
    await start({}, { limits: { login: few } })
    expect(await infos(3)).toEqual([200, 200, 429])
    const earlier = Date.now() - 3_600_000
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => earlier)
    const reply = await get(server, '/user/api/v1/login/wechat/info')
    clock.mockRestore()
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('ignore addresses from an untrusted proxy', async () => {
    await start({}, { limits: { login: few } })
    await infos(2, { 'x-forwarded-for': '192.0.2.1' })
    expect(await infos(1, { 'x-forwarded-for': '192.0.2.2' })).toEqual([429])
  })

  it('apply to the account of a member, and forged tokens do not widen them', async () => {
    await start({}, { limits: { general: few } })
    const members = [await logIn(server), await logIn(server, 'trial')]
    const me = async (token: string) => (await get(server, '/im/v1/users/me', { token })).statusCode
    for (const { token } of members)
      expect([await me(token), await me(token), await me(token)]).toEqual([200, 200, 429])
    expect([await me('a'), await me('b'), await me('c')]).toEqual([401, 401, 429])
  })

  it('let the guests of one address, such as a mobile network, make 120 keys a minute', async () => {
    await start({}, { limits: {} })
    const grants = [{ method: 'case_visual_interface', params: { query: '' } }]
    const codes: number[] = []
    for (let time = 0; time < 121; time++)
      codes.push((await post(server, '/judgement-search/api/v1/share/generateShareSecretKey', grants)).statusCode)
    expect(codes.filter(code => code === 200)).toHaveLength(120)
    expect(codes.at(-1)).toBe(429)
  })

  it('return a page to a person', async () => {
    await start({}, { limits: { login: { max: 0, timeWindow: 60_000 } } })
    const reply = await get(server, '/oauth/authorize')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('操作过于频繁')
  })
})

describe('an H5 app on another origin', () => {
  afterEach(stop)

  const preflight = (origin: string, url = EXCHANGE) =>
    server.app.inject({
      method: 'OPTIONS',
      url,
      headers: { host: HOST, origin, 'access-control-request-method': 'POST' },
    })

  it('may call the services when it is listed', async () => {
    await start({ CORS_ORIGINS: 'https://m.example.com' })
    const reply = await preflight('https://m.example.com')
    expect(reply.statusCode).toBe(204)
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': 'https://m.example.com',
      'access-control-allow-headers': expect.stringContaining('token') as string,
    })
    const answer = await get(server, '/im/v1/users/me', { origin: 'https://m.example.com' })
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': 'https://m.example.com' })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it.each(['https://evil.test', 'https://m.example.com.evil.test', 'http://m.example.com', 'null'])(
    '%s may not',
    async origin => {
      await start({ CORS_ORIGINS: 'https://m.example.com' })
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
      const answer = await get(server, '/im/v1/users/me', { origin })
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expect(answer.headers.vary).toContain('origin')
    },
  )

  it('may not when none is listed', async () => {
    await start()
    expect((await preflight(ORIGIN)).headers['access-control-allow-origin']).toBeUndefined()
  })
})
