import { startServer, type TestServer, ORIGIN } from './support/server'
import {
  authorizeUrl,
  exchange,
  failureIn,
  get,
  logIn,
  loginInfo,
  openForm,
  post,
  submitForm,
  takeCode,
} from './support/visits'

let server: TestServer
beforeEach(async () => void (server = await startServer()))
afterEach(() => server.close())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const me = (token: string) => get(server, '/im/v1/users/me', { token })

describe('a login', () => {
  it('leads from the login info over the page and the code to a session', async () => {
    const info = await loginInfo(server)
    expect(info).toEqual({
      appId: 'alpha-builtin',
      state: expect.stringMatching(/^[\w-]{22}$/) as string,
      authorizeUrl: `${ORIGIN}/oauth/authorize`,
    })

    const reply = await submitForm(server, authorizeUrl(info), { name: 'member', password: 'alpha-member' })
    expect(reply.statusCode).toBe(302)
    const back = new URL(String(reply.headers.location))
    expect(back.origin + back.pathname).toBe(`${ORIGIN}/search`)
    expect(back.searchParams.get('state')).toBe(info.state)

    const granted = await exchange(server, { code: back.searchParams.get('code'), state: info.state })
    expect(granted.json()).toEqual({
      isSuccess: true,
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
        officeId: '',
        userId: 'demo-member',
        isNew3cUser: false,
        is3c: false,
        expiresAt: '2026-04-04T08:00:00.000Z',
      },
    })
  })

  it('keeps the exact spelling of the return address', async () => {
    const redirect = `${ORIGIN}/case-list?query=%5B%7B%22name%22%3A%22%E5%85%A8%E6%96%87%20a%22%7D%5D&code=old&n=1+1#top`
    const info = await loginInfo(server)
    const url = authorizeUrl(info, redirect)
    const reply = await submitForm(server, url, { name: 'office', password: 'alpha-office' })
    const expected = redirect.replace('&code=old', '').replace('#top', '')
    expect(reply.headers.location).toMatch(new RegExp(`^${expected.replace(/[?.+]/g, '\\$&')}&code=[\\w-]{43}&state=`))
    expect(reply.headers.location).toMatch(/#top$/)
  })

  it('returns the user', async () => {
    const { token } = await logIn(server, 'office')
    expect((await me(token)).json()).toEqual({
      isSuccess: true,
      data: {
        office_id: 'demo-office-1',
        user_id: 'demo-office',
        name: '演示机构用户',
        isAlphaUser: true,
        isNew3cUser: true,
        security: { password: false, tokens: true },
        desk: true,
      },
    })
  })

  it('marks an office session, with the permission points of the office', async () => {
    const points = async (name: string) => {
      const { token, is3c } = await logIn(server, name)
      const reply = await post(server, '/3c-user/api/v1/alphaIsv/getOfficePermission', undefined, { token })
      const { data } = reply.json<{ data: { permissionList: { permission: string }[] } }>()
      return { is3c, points: data.permissionList.map(({ permission }) => permission) }
    }
    expect(await points('office-few')).toEqual({ is3c: true, points: ['judgement', 'lawregu'] })
    expect((await points('office')).points).toHaveLength(9)
    expect(await points('member')).toEqual({ is3c: false, points: [] })
  })

  it('distinguishes a trial from a full account', async () => {
    const trial = async (name: string) => {
      const { token } = await logIn(server, name)
      return (await get(server, '/admin/api/v1/trial/me', { token })).json<{ data: unknown }>().data
    }
    expect(await trial('member')).toEqual({ isTrial: false, trialOnly: false })
    expect(await trial('trial')).toEqual({ isTrial: true, trialOnly: true, expiresAt: '2036-03-02T08:00:00.000Z' })
  })
})

describe('a session', () => {
  it('ends with its logout, and no other session does', async () => {
    const [first, second] = [await logIn(server), await logIn(server)]
    const reply = await post(server, '/user/api/v1/logout', undefined, { token: first.token })
    expect(reply.json()).toEqual({ isSuccess: true, data: null })
    expect((await me(first.token)).statusCode).toBe(401)
    expect((await me(second.token)).statusCode).toBe(200)
  })

  it('ends after thirty days, despite its use', async () => {
    const { token } = await logIn(server)
    const after = (days: number) => (server.runtime.pass(days * DAY), me(token))
    for (const days of [10, 10, 9]) expect((await after(days)).statusCode).toBe(200)
    expect(failureIn(await after(1))).toMatchObject({ code: 401, id: 'session_expired', status: 401 })
  })

  it('ends when its account is disabled', async () => {
    const { token } = await logIn(server)
    await server.store.accounts.enableDemo(false)
    expect((await me(token)).statusCode).toBe(401)
  })

  it('is required where an account is needed', async () => {
    expect(failureIn(await get(server, '/im/v1/users/me'))).toEqual({
      code: 401,
      status: 401,
      succeed: false,
      isSuccess: false,
      id: 'login_required',
      resultMsg: '请先登录后再访问',
      errMsg: '请先登录后再访问',
    })
    expect((await post(server, '/user/api/v1/logout')).statusCode).toBe(401)
    expect((await get(server, '/admin/api/v1/trial/me')).statusCode).toBe(401)
    expect((await post(server, '/3c-user/api/v1/alphaIsv/getOfficePermission')).statusCode).toBe(401)
  })

  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '%00', 'A'.repeat(5000)])(
    'does not begin with the forged token %j, even if guests are allowed',
    async token => {
      expect(failureIn(await me(token))).toMatchObject({ code: 401, id: 'session_expired' })
      const info = await get(server, '/user/api/v1/login/wechat/info', { token })
      expect(failureIn(info)).toMatchObject({ code: 401, id: 'session_expired' })
    },
  )

  it('is stored as a digest only', async () => {
    const { token } = await logIn(server)
    await server.store.sweep()
    const { readFileSync, readdirSync } = await import('node:fs')
    const files = readdirSync(`${server.dir}/data`).map(name => readFileSync(`${server.dir}/data/${name}`))
    expect(files.some(bytes => bytes.includes('demo-member'))).toBe(true)
    expect(files.some(bytes => bytes.includes(token))).toBe(false)
  })
})

describe('a code', () => {
  it('opens one session', async () => {
    const { code, state } = await takeCode(server)
    expect((await exchange(server, { code, state })).statusCode).toBe(200)
    expect(failureIn(await exchange(server, { code, state }))).toMatchObject({ code: 400, id: 'state_used' })
    const other = await loginInfo(server)
    expect(failureIn(await exchange(server, { code, state: other.state }))).toMatchObject({
      code: 400,
      id: 'code_used',
      resultMsg: '登录凭证已被使用，请重新登录',
    })
  })

  it('is valid for a minute', async () => {
    const taken = await takeCode(server)
    server.runtime.pass(MINUTE)
    expect(failureIn(await exchange(server, taken))).toMatchObject({ code: 400, id: 'code_expired' })
  })

  it('is valid only for its own login', async () => {
    const { code } = await takeCode(server)
    const other = await loginInfo(server)
    expect(failureIn(await exchange(server, { code, state: other.state }))).toMatchObject({
      code: 400,
      id: 'code_unknown',
    })
  })

  it.each(['nonsense', "'; DROP TABLE tickets; --", '\ud800', '\u0000'])('%j is no code', async code => {
    const { state } = await loginInfo(server)
    expect(failureIn(await exchange(server, { code, state }))).toMatchObject({ code: 400, id: 'code_unknown' })
  })
})

describe('a state', () => {
  it('must be one of the server', async () => {
    const { code } = await takeCode(server)
    expect(failureIn(await exchange(server, { code, state: 'A'.repeat(22) }))).toMatchObject({
      code: 400,
      id: 'state_unknown',
    })
  })

  it('is valid for one login, on the page too', async () => {
    const { code, state } = await takeCode(server)
    await exchange(server, { code, state })
    const page = await get(server, authorizeUrl({ ...(await loginInfo(server)), state }))
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('这次登录已经完成')
  })

  it('is valid for ten minutes, at the exchange and on the page', async () => {
    const info = await loginInfo(server)
    server.runtime.pass(10 * MINUTE)
    expect(failureIn(await exchange(server, { code: 'c', state: info.state }))).toMatchObject({ id: 'state_expired' })
    const page = await get(server, authorizeUrl(info))
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('登录等待时间过长，请重新登录')
  })
})

describe('the login page', () => {
  const attempt = async (fields: Record<string, string>, headers?: Record<string, string>) =>
    submitForm(server, authorizeUrl(await loginInfo(server)), fields, headers)

  it('has a form for password managers, and the demo accounts', async () => {
    const { reply } = await openForm(server, authorizeUrl(await loginInfo(server)))
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('autocomplete="username"')
    expect(reply.body).toContain('autocomplete="current-password"')
    expect(reply.body).toContain('<code>office-few</code>')
  })

  it('keeps the typed name, escaped, and reports the error', async () => {
    const reply = await attempt({ name: '<b>"王"', password: 'wrong' })
    expect(reply.statusCode).toBe(401)
    expect(reply.body).toContain('value="&lt;b&gt;&quot;王&quot;"')
    expect(reply.body).toContain('账号或密码不正确')
    expect(reply.body).not.toContain('wrong"')
  })

  it('has the same error for an unknown name and a wrong password', async () => {
    const text = (body: string) => body.replace(/value="[^"]*"/g, '')
    const [unknown, wrong] = [
      await attempt({ name: 'nobody', password: 'x' }),
      await attempt({ name: 'member', password: 'x' }),
    ]
    expect(text(unknown.body)).toBe(text(wrong.body))
  })

  it.each([
    { name: ' ', password: 'x' },
    { name: 'member', password: '' },
  ])('requires both fields: %j', async fields => {
    const reply = await attempt(fields)
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('请输入账号和密码')
  })

  it('accepts the name in any case and width', async () => {
    expect((await attempt({ name: ' ＭＥＭＢＥＲ ', password: 'alpha-member' })).statusCode).toBe(302)
  })

  it.each(["' OR '1'='1", "member' --", '"; DROP TABLE accounts; --', '%'])('%j opens no account', async name => {
    expect((await attempt({ name, password: name })).statusCode).toBe(401)
    expect((await attempt({ name: 'member', password: 'alpha-member' })).statusCode).toBe(302)
  })

  it('accepts only a form that this browser has shown', async () => {
    const right = { name: 'member', password: 'alpha-member' }
    for (const headers of [{ cookie: '' }, { cookie: `form_guard=${'A'.repeat(22)}` }, { cookie: 'form_guard=;' }]) {
      const reply = await attempt(right, headers)
      expect(reply.statusCode).toBe(403)
      expect(reply.body).toContain('页面已失效')
    }
  })

  it('reports a disabled account, once its password is right', async () => {
    await server.store.accounts.enableDemo(false)
    const wrong = await attempt({ name: 'member', password: 'x' })
    expect(wrong.statusCode).toBe(401)
    const reply = await attempt({ name: 'member', password: 'alpha-member' })
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain('该账号已停用')
  })

  it('reports an expired trial', async () => {
    server.runtime.pass(3650 * DAY)
    const reply = await attempt({ name: 'trial', password: 'alpha-trial' })
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain('您的试用已经结束')
  })

  it.each<Record<string, string>>([
    { appid: 'wx-other' },
    { response_type: 'token' },
    { scope: 'everything' },
    { state: '' },
    { state: 'x'.repeat(129) },
  ])('answers %j without a form', async more => {
    const reply = await get(server, authorizeUrl(await loginInfo(server), undefined, more))
    expect(reply.statusCode).toBe(400)
    expect(reply.body).not.toContain('<form')
  })
})
