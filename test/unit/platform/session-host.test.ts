import { copy } from '@/copy'
import type { Host } from '@/platform/ports/session'
import { storage } from '@/platform/storage'
import { cookieDomains, readTokenCookie } from '@/platform/session-host/cookie.h5'
import { sessionHost as weapp } from '@/platform/session-host'
import { fakeStorage, restoreGlobals, setGlobal, setGlobals } from './globals'

let mockHost: Host = 'browser'
const mockLoginPage = jest.fn()
const mockLogin = jest.fn()
const mockToast = jest.fn()
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }))
jest.mock('@/platform/bridge', () => ({ bridge: { turnToLoginPage: () => mockLoginPage() as unknown } }))
jest.mock('@/platform/messages', () => ({ toast: (text: string) => mockToast(text) as unknown }))
let mockAuthorizeUrl = ''
jest.mock('@/platform/settings', () => ({
  settings: {
    apiHost: '',
    basename: '/m',
    get authorizeUrl() {
      return mockAuthorizeUrl
    },
  },
}))
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { login: () => mockLogin() as unknown },
}))

const request = {
  appId: 'wx1',
  state: 's1',
  authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  landing: '/auth',
  returnTo: '/case-detail/1?q=合同&x=1',
}

const assign = jest.fn()
const cookies: string[] = []

async function onH5(host: Host) {
  mockHost = host
  setGlobals({
    location: { origin: 'https://law.example.com', hostname: 'law.example.com', assign },
    document: {
      get cookie() {
        return 'a=1; token=t%2F1; b=2'
      },
      set cookie(value: string) {
        cookies.push(value)
      },
    },
  })
  jest.resetModules()
  return (await import('@/platform/session-host/index.h5')).sessionHost
}

beforeEach(() => {
  jest.clearAllMocks()
  cookies.length = 0
  setGlobals({ sessionStorage: fakeStorage() })
})
afterEach(restoreGlobals)

describe('the token cookie', () => {
  test.each([
    ['token=abc', 'abc'],
    ['a=1; token=a%3Db; c=2', 'a=b'],
    ['token=a=b', 'a=b'],
    ['mytoken=abc', undefined],
    ['token=', undefined],
    ['token=%', '%'],
    ['token=a%0D%0Ab', undefined],
    ['token=%E4%BB%A4', undefined],
    ['', undefined],
  ])('in %j is %j', (header, token) => {
    expect(readTokenCookie(header)).toBe(token)
  })

  test('may have been set for the host or a parent domain', () => {
    expect(cookieDomains('m.law.example.com')).toEqual(['m.law.example.com', 'law.example.com', 'example.com'])
    expect(cookieDomains('localhost')).toEqual([])
    expect(cookieDomains('127.0.0.1')).toEqual([])
    expect(cookieDomains('[::1]')).toEqual([])
  })

  test('is read, and dropped wherever it may have been set', async () => {
    const session = await onH5('browser')
    expect(session.tokenFromCookie()).toBe('t/1')
    session.dropCookie()
    expect(cookies).toEqual([
      'token=; path=/; max-age=0',
      'token=; path=/; max-age=0; domain=law.example.com',
      'token=; path=/; max-age=0; domain=example.com',
      'token=; path=/m/; max-age=0',
      'token=; path=/m/; max-age=0; domain=law.example.com',
      'token=; path=/m/; max-age=0; domain=example.com',
    ])
  })
})

describe('login in a browser or WeChat', () => {
  const target = () => new URL(String(assign.mock.calls[0]?.[0]))

  test.each(['browser', 'wechat'] as const)('in %s leaves for the provider and comes back to /auth', async host => {
    const session = await onH5(host)
    expect(session.needsLoginInfo).toBe(true)
    expect(await session.login(request)).toEqual({ kind: 'left' })
    expect([...target().searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state'])
    expect(target().searchParams.get('scope')).toBe('snsapi_userinfo')
    expect(target().hash).toBe('#wechat_redirect')
    expect(mockToast).toHaveBeenCalledWith(copy.login.toWechat)
    const landing = new URL(target().searchParams.get('redirect_uri') ?? '')
    expect(landing.origin + landing.pathname).toBe('https://law.example.com/m/auth')
    expect(landing.searchParams.get('targeturl')).toBe(request.returnTo)
  })

  test('a login without a page to return to comes back to the visible one', async () => {
    const session = await onH5('browser')
    const { router } = await import('@/platform/router')
    jest.spyOn(router, 'address').mockReturnValue('/case-list?q=1')
    await session.login({ ...request, returnTo: undefined })
    const landing = new URL(target().searchParams.get('redirect_uri') ?? '')
    expect(landing.searchParams.get('targeturl')).toBe('/case-list?q=1')
  })

  test('another provider gets no mark of WeChat, and may be the server’s own page', async () => {
    const session = await onH5('browser')
    await session.login({ ...request, authorizeUrl: '/oauth/authorize' })
    expect(mockToast).not.toHaveBeenCalled()
    expect(target().origin + target().pathname).toBe('https://law.example.com/oauth/authorize')
    expect(target().hash).toBe('')
  })

  test('where the services name no page, the deployer’s is the one, and WeChat’s without', async () => {
    const session = await onH5('browser')
    await session.login({ ...request, authorizeUrl: '' })
    expect(target().origin + target().pathname + target().hash).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect',
    )
    assign.mockReset()
    mockAuthorizeUrl = 'https://sso.example.com/authorize'
    await session.login({ ...request, authorizeUrl: '' })
    mockAuthorizeUrl = ''
    expect(target().origin + target().pathname + target().hash).toBe('https://sso.example.com/authorize')
    expect(target().searchParams.get('appid')).toBe('wx1')
  })

  test.each(['javascript:alert(1)', 'http://', 'https://user@evil.example.com/'])('goes nowhere for %j', async url => {
    const session = await onH5('browser')
    expect(await session.login({ ...request, authorizeUrl: url })).toEqual({ kind: 'failed' })
    expect(assign).not.toHaveBeenCalled()
    expect(session.takePendingState()).toBeUndefined()
  })

  test('goes nowhere without the name that the provider knows us by', async () => {
    const session = await onH5('browser')
    expect(await session.login({ ...request, appId: '' })).toEqual({ kind: 'failed' })
    expect(assign).not.toHaveBeenCalled()
  })

  test('the state outlives the way there, and is taken once', async () => {
    await (await onH5('browser')).login(request)
    const returned = await onH5('browser')
    expect(returned.takePendingState()).toBe('s1')
    expect(returned.takePendingState()).toBeUndefined()
  })

  test('where storage is disabled the state lives as long as the page', async () => {
    setGlobal('sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    const session = await onH5('browser')
    await session.login(request)
    expect(session.takePendingState()).toBe('s1')
    expect(session.takePendingState()).toBeUndefined()
  })

  test('goes nowhere without the name that the provider knows us by', async () => {
    const session = await onH5('browser')
    expect(await session.login({ ...request, appId: '' })).toEqual({ kind: 'failed' })
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('login in the app', () => {
  test('is the wrapper’s', async () => {
    mockLoginPage.mockResolvedValueOnce(true)
    const session = await onH5('app')
    expect(session.needsLoginInfo).toBe(false)
    expect(await session.login(request)).toEqual({ kind: 'left' })
    expect(assign).not.toHaveBeenCalled()
  })

  test('fails when the wrapper does not answer', async () => {
    mockLoginPage.mockResolvedValueOnce(undefined)
    expect(await (await onH5('app')).login(request)).toEqual({ kind: 'failed' })
  })
})

describe('login in the mini-program', () => {
  test('answers WeChat’s code with the state of the server', async () => {
    mockLogin.mockResolvedValueOnce({ code: 'c1' })
    expect(await weapp.login(request)).toEqual({ kind: 'done', code: 'c1', state: 's1' })
  })

  test('fails without a code', async () => {
    mockLogin.mockResolvedValueOnce({ code: '' })
    expect(await weapp.login(request)).toEqual({ kind: 'failed' })
    mockLogin.mockRejectedValueOnce(new Error('login:fail'))
    expect(await weapp.login(request)).toEqual({ kind: 'failed' })
  })
})

describe('an expired session', () => {
  test('in the app calls the native login page', async () => {
    expect((await onH5('app')).afterExpiry(true)).toBe('stay')
    expect(mockLoginPage).toHaveBeenCalledTimes(1)
  })

  test.each(['browser', 'wechat'] as const)(
    'in %s leads an office user, and nobody else, to the no-login page',
    async host => {
      const session = await onH5(host)
      expect([session.afterExpiry(false), session.afterExpiry(true)]).toEqual(['stay', 'no-login'])
      expect(mockLoginPage).not.toHaveBeenCalled()
    },
  )

  test('in the mini-program clears storage but for the fingerprint, and starts over at home', () => {
    storage.write('token', 't')
    storage.write('search-history:case', 'x')
    storage.write('fingerprintId', 'f')
    expect(weapp.afterExpiry(false)).toBe('home')
    expect(['token', 'search-history:case', 'fingerprintId'].map(key => storage.read(key))).toEqual([
      undefined,
      undefined,
      'f',
    ])
  })
})
