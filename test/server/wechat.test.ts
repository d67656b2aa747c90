import type { SessionGrant } from '@contract/user'
import { startServer, type TestServer } from './support/server'
import { exchange, failureIn, get, loginInfo } from './support/visits'
import { startWeChat, type WeChatStandIn } from './support/wechat'

let weChat: WeChatStandIn
let server: TestServer

const withWeChat = (providerTimeout?: number) =>
  startServer(
    {
      WECHAT_APP_ID: 'wx-web',
      WECHAT_APP_SECRET: 'web-secret',
      WECHAT_MINI_APP_ID: 'wx-mini',
      WECHAT_MINI_APP_SECRET: 'mini-secret',
      WECHAT_API_BASE: weChat.base,
    },
    { providerTimeout },
  )

beforeEach(async () => {
  weChat = await startWeChat()
  server = await withWeChat()
})
afterEach(async () => {
  await server.close()
  await weChat.close()
})

/** A server with a short timeout, for a WeChat that never answers. */
const impatient = async () => {
  await server.close()
  server = await withWeChat(50)
}

const logIn = async (client = 'web', code = 'c1') => {
  const { state } = await loginInfo(server, client)
  return exchange(server, { code, state })
}
const userOf = async (client?: string) => (await logIn(client)).json<{ data: SessionGrant }>().data.userId

describe('with WeChat credentials', () => {
  it('sends browsers to WeChat, and has no login page of its own', async () => {
    expect(await loginInfo(server)).toMatchObject({
      appId: 'wx-web',
      authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    })
    expect((await loginInfo(server, 'weapp')).appId).toBe('wx-mini')
    expect((await get(server, '/oauth/authorize?appid=wx-web', { accept: 'text/html' })).statusCode).toBe(404)
  })

  it("exchanges a web code by WeChat's protocol", async () => {
    const reply = await logIn()
    expect(reply.statusCode).toBe(200)
    expect(weChat.requests).toEqual([
      {
        path: '/sns/oauth2/access_token',
        query: { appid: 'wx-web', secret: 'web-secret', code: 'c1', grant_type: 'authorization_code' },
      },
      { path: '/sns/userinfo', query: { access_token: 'at', openid: 'o1', lang: 'zh_CN' } },
    ])
    const { token } = reply.json<{ data: SessionGrant }>().data
    expect((await get(server, '/im/v1/users/me', { token })).json()).toMatchObject({ data: { name: '王律师' } })
  })

  it("exchanges a mini-program code by WeChat's protocol", async () => {
    expect((await logIn('weapp', 'm')).statusCode).toBe(200)
    expect(weChat.requests).toEqual([
      {
        path: '/sns/jscode2session',
        query: { appid: 'wx-mini', secret: 'mini-secret', js_code: 'm', grant_type: 'authorization_code' },
      },
    ])
  })

  it('makes one member of one person, on the web and in the mini-program', async () => {
    const first = await userOf()
    expect(await userOf()).toBe(first)
    expect(await userOf('weapp')).toBe(first)
  })

  it('keeps two people apart, by their open id if WeChat returns nothing more', async () => {
    const first = await userOf()
    weChat.answers['/sns/userinfo'] = { openid: 'o2', nickname: '' }
    const second = await userOf()
    expect(second).not.toBe(first)
    expect(await userOf()).toBe(second)
  })

  it('adds the union id to a user known by open id', async () => {
    weChat.answers['/sns/userinfo'] = { openid: 'o1' }
    const first = await userOf()
    weChat.answers['/sns/userinfo'] = { openid: 'o1', unionid: 'u1' }
    expect(await userOf()).toBe(first)
    expect(await userOf('weapp')).toBe(first)
  })

  it.each([
    [40029, 400, 'code_unknown'],
    [41008, 400, 'code_unknown'],
    [40163, 400, 'code_used'],
    [40226, 403, 'provider_refused'],
    [45011, 429, 'throttled'],
    [40125, 502, 'provider_failed'],
    [-1, 502, 'provider_failed'],
  ])('answers errcode %i with %i %s', async (errcode, code, id) => {
    const answer = { errcode, errmsg: 'told by WeChat' }
    weChat.answers['/sns/oauth2/access_token'] = answer
    weChat.answers['/sns/jscode2session'] = answer
    for (const client of ['web', 'weapp']) {
      const reply = await logIn(client)
      expect(failureIn(reply)).toMatchObject({ code, id })
      expect(reply.body).not.toContain('told by WeChat')
    }
  })

  it.each(['<html>', '', 'null', '[]', '{}', '{"openid":7}', '{"access_token":"a"}', '{"errcode":"x"}'])(
    'answers the garbage %j with one sentence',
    async garbage => {
      weChat.answers['/sns/oauth2/access_token'] = garbage
      expect(failureIn(await logIn())).toMatchObject({
        code: 502,
        id: 'provider_failed',
        resultMsg: '微信登录服务暂时不可用，请稍后重试',
      })
    },
  )

  it('answers the same if WeChat never does, or is away', async () => {
    await impatient()
    weChat.answers['/sns/oauth2/access_token'] = 'never'
    expect(failureIn(await logIn())).toMatchObject({ code: 502, id: 'provider_failed' })
    await weChat.close()
    expect(failureIn(await logIn())).toMatchObject({ code: 502, id: 'provider_failed' })
  })

  it('answers the same if only the profile fails', async () => {
    weChat.answers['/sns/userinfo'] = '<html>'
    expect(failureIn(await logIn())).toMatchObject({ code: 502, id: 'provider_failed' })
  })

  it('follows no redirect, since the address has the app secret', async () => {
    weChat.answers['/sns/oauth2/access_token'] = new URL(`${weChat.base}/elsewhere`)
    expect(failureIn(await logIn())).toMatchObject({ code: 502, id: 'provider_failed' })
    expect(weChat.requests.map(({ path }) => path)).toEqual(['/sns/oauth2/access_token'])
  })

  it('logs the failure, but never a secret, a code or a token', async () => {
    await impatient()
    weChat.answers['/sns/oauth2/access_token'] = 'never'
    await logIn('web', 'code-of-a-visitor')
    const log = server.log.join('')
    expect(log).toContain('WeChat /sns/oauth2/access_token: TimeoutError')
    expect(log).not.toMatch(/web-secret|code-of-a-visitor|access_token=/)
  })
})

describe('without mini-program credentials', () => {
  const restart = async (env: Record<string, string>) => {
    await server.close()
    server = await startServer(env)
  }

  it('accepts any fresh code as the demo member, each once', async () => {
    await restart({})
    expect(await userOf('weapp')).toBe('demo-member')
    expect(failureIn(await logIn('weapp'))).toMatchObject({ code: 400, id: 'code_used' })
    expect((await logIn('weapp', 'another')).statusCode).toBe(200)
  })

  it('refuses with a message if there is no demo', async () => {
    await restart({ DEMO: 'no' })
    expect(failureIn(await logIn('weapp'))).toMatchObject({
      code: 403,
      id: 'weapp_login_off',
      resultMsg: '当前服务尚未开通小程序登录',
    })
  })

  it('refuses a mini-program state for a web code', async () => {
    await restart({ DEMO: 'no' })
    const { state } = await loginInfo(server, 'weapp')
    expect(failureIn(await exchange(server, { code: 'x', state }))).toMatchObject({ id: 'weapp_login_off' })
    expect(failureIn(await exchange(server, { code: 'x', state }))).toMatchObject({ id: 'state_used' })
  })
})
