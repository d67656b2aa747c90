import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import Auth from '@/pages/auth/index'
import NoLogin from '@/pages/no-login/index'
import { links } from '@/platform/links'
import { router } from '@/platform/router'
import { sessionHost } from '@/platform/session-host'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import { useSession } from '@/stores/session'
import { until } from '../support/render-block'
import { renderPage } from '../support/render-page'

const grant = {
  token: 't9',
  officeId: 'o',
  userId: 'u',
  isNew3cUser: false,
  is3c: false,
  expiresAt: '2027-01-01T00:00:00Z',
}
const text = () => document.body.textContent ?? ''
const led = () => until(() => redirect.mock.calls.length > 0)
const says = (words: string) => until(() => text().includes(words))

let redirect: jest.SpyInstance
let exchange: jest.SpyInstance
beforeEach(() => {
  jest.restoreAllMocks()
  useSession.getState().signOut()
  redirect = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
  exchange = jest
    .spyOn(transport, 'send')
    .mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: grant }) })
})

test('leads on at once when there is no code', async () => {
  await renderPage(Auth, { type: 'law', lid: '3' })
  await led()
  expect(redirect).toHaveBeenCalledTimes(1)
  expect(redirect).toHaveBeenCalledWith({ url: '/law-detail/3' })
  expect(exchange).not.toHaveBeenCalled()
})

test('a screen whose code cannot be had is told, and tried again', async () => {
  const prepare = jest.spyOn(router, 'prepare').mockResolvedValueOnce('failed')
  const kit = await renderPage(Auth, { type: 'law', lid: '3' })
  await until(() => document.querySelector('.state__action') !== null)
  expect(text()).toContain(copy.error.network)
  expect(redirect).not.toHaveBeenCalled()
  kit.fireEvent.click(document.querySelector('.state__action') as Element)
  await led()
  expect(prepare).toHaveBeenLastCalledWith('pages/detail/law')
  expect(redirect).toHaveBeenCalledWith({ url: '/law-detail/3' })
})

test('back from the provider: exchanges the code once, then goes where the reader was', async () => {
  jest.spyOn(sessionHost, 'takePendingState').mockReturnValue('s1')
  await renderPage(Auth, { code: 'c1', state: 's1', targeturl: encodeURIComponent('/case-list?query=%5B%5D') })
  await led()
  expect(exchange).toHaveBeenCalledTimes(1)
  expect(useSession.getState().token).toBe('t9')
  expect(redirect).toHaveBeenCalledWith({ url: '/case-list?query=%5B%5D' })
})

test('a code that this browser did not go for is not exchanged', async () => {
  jest.spyOn(sessionHost, 'takePendingState').mockReturnValue('another')
  await renderPage(Auth, { code: 'stolen', state: 's1' })
  await says(copy.deepLink.signInAgain)
  expect(exchange).not.toHaveBeenCalled()
  expect(redirect).not.toHaveBeenCalled()
  expect(useSession.getState().token).toBeUndefined()
})

test('a code that the server refuses is explained in its words', async () => {
  jest.spyOn(sessionHost, 'takePendingState').mockReturnValue('s1')
  const refusal = { isSuccess: false, resultMsg: '登录码已被使用', id: 'code_used' }
  exchange.mockResolvedValue({ kind: 'reply', status: 400, text: JSON.stringify(refusal) })
  await renderPage(Auth, { code: 'used', state: 's1' })
  await says('登录码已被使用')
  expect(text()).toContain(copy.action.home)
})

test('a host that the deployer has named is left for', async () => {
  jest.replaceProperty(settings, 'allowedHosts', ['partner.example.com'])
  const leave = jest.spyOn(links, 'leave').mockReturnValue(undefined)
  await renderPage(Auth, { targeturl: encodeURIComponent('https://partner.example.com/a?b=1') })
  await until(() => leave.mock.calls.length > 0)
  expect(leave).toHaveBeenCalledWith('https://partner.example.com/a?b=1')
  expect(redirect).not.toHaveBeenCalled()
})

test.each([
  ['/case-detail/7?query=%5B%5D', '/case-detail/7?query=%5B%5D'],
  ['https://partner.example.com/a', 'https://partner.example.com/a'],
  ['', '/search'],
])('from the no-login page with the targeturl %j one comes back to %s', async (targeturl, returnTo) => {
  const info = { isSuccess: true, data: { appId: 'a', state: 's' } }
  exchange.mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify(info) })
  const login = jest.spyOn(sessionHost, 'login').mockResolvedValue({ kind: 'left' })
  const kit = await renderPage(NoLogin, { targeturl: encodeURIComponent(targeturl) })
  kit.fireEvent.click(document.querySelector('.state__action') as Element)
  await until(() => login.mock.calls.length > 0)
  expect(login).toHaveBeenCalledWith(expect.objectContaining({ returnTo }))
})

test('the no-login page goes on as soon as somebody is signed in', async () => {
  const kit = await renderPage(NoLogin, { targeturl: encodeURIComponent('/case-detail/7') })
  expect(text()).toContain(copy.noLogin)
  kit.act(() => useSession.getState().signIn(grant))
  await led()
  expect(redirect).toHaveBeenCalledWith({ url: '/auth?targeturl=%2Fcase-detail%2F7' })
})
