import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { loginPopupCopy } from '@/copy/login-popup'
import { Access } from '@/features/access'
import { host } from '@/platform/host'
import * as idle from '@/platform/idle'
import { router } from '@/platform/router'
import { deviceValues } from '@/platform/storage/keys'
import * as clock from '@/platform/today'
import { transport } from '@/platform/transport'
import type { TransportRequest } from '@/platform/ports/data'
import { useSession } from '@/stores/session'
import { requireMember } from '@/actions/require-login'
import { View } from '@tarojs/components'
import { letPass, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts } from '../support/toasts'

const grant = { officeId: 'o', userId: 'u', is3c: false, expiresAt: '2027-01-01T00:00:00Z' }
const signIn = (isNew3cUser = false) => useSession.getState().signIn({ ...grant, token: 't1', isNew3cUser })

type Answer = { status?: number; body: object }
let answers: Record<string, Answer> = {}
const requests: TransportRequest[] = []
const pathOf = (request: TransportRequest) => request.url.split('?')[0]?.split('/').at(-1) ?? ''

beforeEach(() => {
  jest.restoreAllMocks()
  useSession.getState().signOut()
  useSession.getState().closeLogin()
  requests.length = 0
  answers = {
    me: {
      body: {
        isSuccess: true,
        data: { office_id: 'o', user_id: 'u', name: '甲', isAlphaUser: true, isNew3cUser: false },
      },
    },
    'trial/me': { body: { isSuccess: true, data: { isTrial: false, trialOnly: false } } },
  }
  jest.spyOn(transport, 'send').mockImplementation(async request => {
    requests.push(request)
    const { status = 200, body } = answers[pathOf(request)] ?? { status: 500, body: {} }
    return { kind: 'reply', status, text: JSON.stringify(body) }
  })
  listenToToasts()
})

const go = () => jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
const screen = (route: Parameters<typeof Access>[0]['route']) => () => (
  <Access route={route}>
    <View className='content'>正文</View>
  </Access>
)
const text = () => document.body.textContent ?? ''
const officeUser = (permissions: string[]) => {
  signIn(true)
  answers.me = {
    body: {
      isSuccess: true,
      data: { office_id: 'o', user_id: 'u', name: '乙', isAlphaUser: false, isNew3cUser: true },
    },
  }
  answers.getOfficePermission = {
    body: { isSuccess: true, data: { permissionList: permissions.map(permission => ({ permission })) } },
  }
}

describe('an office user', () => {
  test('enters where the office has granted it', async () => {
    officeUser(['judgement'])
    await renderPage(screen('case-list'))
    await until(() => text().includes('正文'))
  })

  test('is led to the no-permission page where it has not', async () => {
    const redirect = go()
    officeUser(['article'])
    await renderPage(screen('case-list'))
    await until(() => redirect.mock.calls.length > 0)
    expect(redirect).toHaveBeenCalledWith({ url: '/ccc-no-auth' })
    expect(text()).not.toContain('正文')
  })

  test('may try again when even the no-permission page cannot be had', async () => {
    const redirect = go()
    jest.spyOn(router, 'prepare').mockResolvedValueOnce('failed')
    officeUser(['article'])
    const kit = await renderPage(screen('case-list'))
    await until(() => text().includes(copy.action.retry))
    expect(text()).not.toContain('正文')
    kit.fireEvent.click(document.querySelector('.state__action') as Element)
    await until(() => redirect.mock.calls.length > 0)
    expect(redirect).toHaveBeenCalledWith({ url: '/ccc-no-auth' })
  })

  test('is not let through when the grants cannot be learnt, and can try again', async () => {
    officeUser(['judgement'])
    const granted = answers.getOfficePermission
    delete answers.getOfficePermission
    const kit = await renderPage(screen('case-list'))
    await until(() => text().includes(copy.action.retry))
    expect(text()).not.toContain('正文')
    answers.getOfficePermission = granted as Answer
    kit.fireEvent.click(document.querySelector('.state__action') as Element)
    await until(() => text().includes('正文'))
  })
})

test('a screen that cannot be drawn says so, and comes when it is tried again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('an answer that nobody expected')
    return <View>正文</View>
  }
  const kit = await renderPage(() => (
    <Access route='case-list'>
      <Fragile />
    </Access>
  ))
  await until(() => text().includes(copy.action.retry))
  expect(text()).toContain(copy.action.home)
  broken = false
  kit.fireEvent.click(document.querySelector('.state__action') as Element)
  await until(() => text().includes('正文'))
  expect(complaints).toHaveBeenCalled()
})

describe('who is asked about', () => {
  test('a member enters at once, and is asked about only once by two screens', async () => {
    signIn()
    await Promise.all([renderPage(screen('case-list')), renderPage(screen('law-list'))])
    expect(text()).toContain('正文')
    await until(() => useSession.getState().visitor?.name === '甲')
    expect(requests.filter(request => request.url.endsWith('/im/v1/users/me'))).toHaveLength(1)
  })

  test('the fiscal area asks nothing about its visitor', async () => {
    signIn()
    await renderPage(screen('fiscal-tax-list'))
    // A question would be sent by then.
    await letPass(20)
    expect(requests).toEqual([])
  })
})

describe('a gated screen in the mini-program', () => {
  beforeEach(() => jest.spyOn(host, 'current').mockReturnValue('weapp'))

  test('without its key shows a guest the gate, not the content', async () => {
    await renderPage(screen('case-detail'), { jid: '7' })
    await until(() => text().includes(copy.gate.needsLogin.slice(0, 9)))
    expect(text()).toContain(copy.action.loginToView)
    expect(text()).toContain(copy.action.home)
    expect(text()).not.toContain('正文')
    expect(requests).toEqual([])
  })

  test('mints a key for a reader who is signed in, and goes on with it', async () => {
    const redirect = go()
    signIn()
    answers.generateShareSecretKey = { body: { status: 0, succeed: true, result: 'kkkkkkkkkkkkkkkkkkkkkk' } }
    await renderPage(screen('law-detail'), { lid: '9' })
    await until(() => redirect.mock.calls.length > 0)
    expect(redirect).toHaveBeenCalledWith({ url: '/law-detail/9?secretKey=kkkkkkkkkkkkkkkkkkkkkk' })
    const minted = requests.find(request => pathOf(request) === 'generateShareSecretKey')
    expect(JSON.parse(minted?.body ?? '')).toEqual([
      { method: 'lawregu_details_interface', params: { query: 'lid:9' } },
    ])
  })

  const KEY = 'k'.repeat(22)

  test('home promotes the login by itself once a day, and a shared document never', async () => {
    const isPromoted = () => useSession.getState().isLoginPopupOpen
    answers.getShareDataBySecretKey = {
      body: { succeed: true, result: { method: 'judgement_details_interface', params: { query: '' } } },
    }
    await renderPage(screen('case-detail'), { jid: '7', secretKey: KEY })
    await until(() => text().includes('正文'))
    expect(isPromoted()).toBe(false)
    for (const [day, expected] of [
      ['2026-11-24', true],
      ['2026-11-24', false],
      ['2026-11-25', true],
    ] as const) {
      jest.spyOn(clock, 'today').mockReturnValue(day)
      await renderPage(screen('search'))
      await until(() => text().includes('正文'))
      await (expected ? until(isPromoted) : letPass(100))
      expect([day, isPromoted()]).toEqual([day, expected])
      useSession.getState().closeLogin()
    }
  })

  test('home promotes the login only once its code has loaded in idle time', async () => {
    const later: Array<() => void> = []
    jest.spyOn(idle, 'whenIdle').mockImplementation(work => void later.push(work))
    jest.spyOn(clock, 'today').mockReturnValue('2026-11-26')
    await renderPage(screen('search'))
    await until(() => later.length > 0)
    expect(useSession.getState().isLoginPopupOpen).toBe(false)
    expect(deviceValues.promotionDay.get()).not.toBe('2026-11-26')
    later.forEach(work => work())
    await until(() => useSession.getState().isLoginPopupOpen)
    expect(deviceValues.promotionDay.get()).toBe('2026-11-26')
  })

  test.each([
    ['expired', 410, 'share_expired', copy.gate.keyExpired],
    ['unknown', 404, 'share_unknown', copy.gate.keyUnknown],
    ['cut', 404, 'share_incomplete', copy.gate.keyIncomplete],
    ['another kind’s', 403, 'share_wrong_method', copy.gate.keyOfAnother],
    ['deleted document’s', 404, 'not_found', '文书已删除，请重新检索'],
  ])('with an %s key says so and offers the way home', async (_, status, id, sentence) => {
    answers.getShareDataBySecretKey = {
      status,
      body: { status: 1, succeed: false, isSuccess: false, id, resultMsg: '文书已删除，请重新检索' },
    }
    await renderPage(screen('case-detail'), { jid: '7', secretKey: KEY })
    await until(() => text().includes(sentence))
    expect(text()).toContain(copy.action.home)
    expect(text()).not.toContain('正文')
  })

  test.each(['k', '0123456789abcdef0123456789abcdef', '3f2b8c1e-5d4a-4f6b-9c0d-1a2b3c4d5e6f', 'a.b~c'])(
    'with a key such as %s asks what it opens, whoever made it',
    async secretKey => {
      answers.getShareDataBySecretKey = {
        body: { succeed: true, result: { method: 'judgement_details_interface', params: { query: '' } } },
      }
      await renderPage(screen('case-detail'), { jid: '7', secretKey })
      await until(() => text().includes('正文'))
      expect(requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('secretKey'))).toContain(secretKey)
    },
  )

  test('with a good key opens for a guest', async () => {
    answers.getShareDataBySecretKey = {
      body: {
        status: 0,
        succeed: true,
        result: { method: 'judgement_details_interface', params: { query: '', id: '7' }, expiresAt: '' },
      },
    }
    await renderPage(screen('case-detail'), { jid: '7', secretKey: KEY })
    await until(() => text().includes('正文'))
  })

  test('with a good key of another case stays shut', async () => {
    answers.getShareDataBySecretKey = {
      body: {
        status: 0,
        succeed: true,
        result: { method: 'judgement_details_interface', params: { query: '', id: '8' }, expiresAt: '' },
      },
    }
    await renderPage(screen('case-detail'), { jid: '7', secretKey: KEY })
    await until(() => text().includes(copy.gate.keyOfAnother))
    expect(text()).not.toContain('正文')
  })

  test('whose key cannot be checked just now says so, and can try again', async () => {
    jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'network' })
    await renderPage(screen('case-detail'), { jid: '7', secretKey: KEY })
    await until(() => text().includes(copy.action.retry))
    expect(text()).toContain('网络异常')
  })
})

describe('the needless-login popup', () => {
  test('opens when something needs a login, and closes again', async () => {
    const kit = await renderPage(screen('search'))
    expect(document.querySelector('.promo')).toBeNull()
    kit.act(() => useSession.getState().askToLogin())
    await until(() => document.querySelector('.promo') !== null)
    expect(text()).toContain('提效50%')
    expect(text()).toContain(loginPopupCopy.promo.sub)
    kit.fireEvent.click(document.querySelector('.promo__close') as Element)
    await until(() => document.querySelector('.promo') === null)
    expect(useSession.getState().isLoginPopupOpen).toBe(false)
  })

  test('says what the login is for', async () => {
    const kit = await renderPage(screen('search'))
    kit.act(() => void requireMember('登录后可下载核验报告'))
    await until(() => text().includes('登录后可下载核验报告'))
    expect(text()).not.toContain(loginPopupCopy.promo.sub)
    kit.act(() => useSession.getState().askToLogin())
    await until(() => text().includes(loginPopupCopy.promo.sub))
  })
})
