/** The app's shell in WeChat, against the companion server. */
import { copy } from '@/copy'
import { pdfCopy } from '@/copy/mini-program'
import { companionServer } from '../support/companion'
import {
  type MiniProgram,
  type OpenOptions,
  eventually,
  expectHealthy,
  expectLight,
  openMiniProgram,
  proxyTo,
} from './mini-program'

const server = companionServer()

const open = (options: OpenOptions = {}) => openMiniProgram({ answer: proxyTo(server.origin), ...options })
const sees = (app: MiniProgram, text: string) =>
  eventually(async () => expect(await app.screen.innerText()).toContain(text))
const toasts = (app: MiniProgram, text: string) => app.find('.toast').getByText(text).waitFor()
/** The account sheet, opened by the key in the home header. */
const openAccount = async (app: MiniProgram) => {
  await app.tap('.home-header__right > .icon-button')
  await app.find('.account').waitFor()
}
const routes = async (app: MiniProgram) => (await app.stack()).map(page => page.route)
const closePromotion = async (app: MiniProgram) => {
  await app.tap('.promo__close')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
}

test('a visitor sees home with the promotion, closes it, signs in and out', async () => {
  const app = await open()
  await sees(app, '提效')
  await app.screenshot('promotion')
  const opened = await app.meter()
  process.stdout.write(
    `figure: mini-program home opens with ${opened.bytes} bytes of setData in ${opened.calls} calls\n`,
  )
  await closePromotion(app)
  await openAccount(app)
  await sees(app, copy.login.guest)

  await app.tap('.account .button')
  await sees(app, '演示会员')
  expect((await app.storage()).token).toMatch(/^[\w-]{40,}$/)
  await app.screenshot('member')

  await app.tap('.account .button')
  await sees(app, copy.login.guest)
  expect(await app.storage()).not.toHaveProperty('token')
  await expectLight(app)
  await expectHealthy(app)
  await app.close()
})

test('a used login code is explained', async () => {
  const app = await open({ loginCode: () => 'one-code-for-ever' })
  await closePromotion(app)
  await openAccount(app)
  await app.tap('.account .button')
  await sees(app, '演示会员')
  await app.tap('.account .button')
  await sees(app, copy.login.guest)
  await app.tap('.account .button')
  await toasts(app, '登录凭证已被使用')
  await sees(app, copy.login.guest)
  await app.close()
})

test('a 401 clears the storage except the fingerprint, relaunches the index once and says so', async () => {
  const app = await open({
    storage: { token: 'expired', officeId: 'o', 'read-items': '{"v":1,"d":["a"]}', fingerprintId: 'a'.repeat(32) },
  })
  await toasts(app, copy.error.expired)
  await eventually(async () => expect(await routes(app)).toEqual(['pages/search/index']))
  // The index greets its guest.
  expect(Object.keys(await app.storage()).sort()).toEqual(['fingerprintId', 'promotion-day'])
  expect(await app.calls('wx.reLaunch')).toHaveLength(1)
  await expectHealthy(app)
  await app.close()
})

test('a 401 on another page passes its address to the index, which returns there after the login', async () => {
  const app = await open({
    path: 'pages/list/law',
    query: 'order=postingDate',
    storage: { token: 'expired' },
  })
  await eventually(async () => expect(await routes(app)).toEqual(['pages/search/index']))
  await toasts(app, copy.error.expired)
  const [relaunched] = await app.calls('wx.reLaunch')
  expect(relaunched?.args).toMatchObject([{ url: '/pages/search/index?targeturl=%2Flaw-list%3Forder%3DpostingDate' }])
  await expectHealthy(app)
  await app.close()
})

test.each([
  ['%2Fccc-no-auth', 'pages/no-auth/index'],
  ['%2F%2Fevil.example', 'pages/search/index'],
])('after a login on an index with targeturl=%s the app goes to %s', async (target, route) => {
  const app = await open({ query: `targeturl=${target}` })
  await closePromotion(app)
  await openAccount(app)
  await app.tap('.account .button')
  await eventually(async () => expect((await app.storage()).token).toBeDefined())
  await eventually(async () => expect(await routes(app)).toEqual([route]))
  await expectHealthy(app)
  await app.close()
})

test.each([
  ['targeturl=%2F%2Fevil.example', 'pages/search/index'],
  ['targeturl=javascript%3Aalert(1)', 'pages/search/index'],
  ['targeturl=%2Fccc-no-auth', 'pages/no-auth/index'],
  ['type=case&jid=7', 'pages/detail/case'],
  ['', 'pages/search/index'],
])('the landing with "%s" leads to %s', async (query, route) => {
  const app = await open({ path: 'pages/auth/index', query })
  await eventually(async () => expect(await routes(app)).toEqual([route]))
  await expectHealthy(app)
  await app.close()
})

test('a link to a missing page shows the not-found screen, with a link home', async () => {
  const app = await open({ path: 'pages/gone/index' })
  await sees(app, '返回首页')
  await app.screenshot('not-found')
  await app.tap('.state__action')
  await eventually(async () => expect(await routes(app)).toEqual(['pages/search/index']))
  await app.close()
})

test('WeChat downloads and opens a PDF, which can be retried after a failure', async () => {
  let fails = true
  const app = await open({
    path: 'pages/account/pdf/index',
    query: { url: 'https://files.example/a.pdf', title: '说明' },
    answer: () => (fails ? { fail: 'timeout' } : { data: new Uint8Array([37, 80, 68, 70]) }),
  })
  await sees(app, pdfCopy.pdf.failed.slice(0, 6))
  fails = false
  await app.tap('.state__action')
  await sees(app, pdfCopy.pdf.opened)
  expect(await app.calls('wx.openDocument')).toHaveLength(1)
  await expectHealthy(app)
  await app.close()
})

test("WeChat's collector gets the name of a tapped key", async () => {
  const app = await open()
  await app.find('.promo').getByText(copy.action.trial).tap()
  await eventually(async () => expect(await app.calls('wx.reportEvent')).toHaveLength(1))
  const [event] = await app.calls('wx.reportEvent')
  expect(event?.args).toMatchObject([
    'sensors_click',
    { name: 'promo_trial', host: 'weapp', page: '/pages/search/index' },
  ])
  await app.close()
})

test('without a working storage the app runs until it is closed', async () => {
  const app = await open({ storageFails: 'writing' })
  await closePromotion(app)
  await openAccount(app)
  await app.tap('.account .button')
  await sees(app, '演示会员')
  await app.close()
})

test('without a network the login says so and nothing is lost', async () => {
  const app = await open({ answer: () => ({ fail: 'timeout' }) })
  await closePromotion(app)
  await openAccount(app)
  await app.tap('.account .button')
  await toasts(app, '网络异常')
  await sees(app, copy.login.guest)
  await app.close()
})

const looks = (['light', 'dark'] as const).flatMap(theme => [375, 320].map(width => [theme, width] as const))
test.each(looks)('screens in %s at %d px', async (theme, width) => {
  const size = { theme, width, height: width === 320 ? 568 : 812 }
  const app = await open(size)
  await app.find('.promo').waitFor()
  await app.screenshot(`promotion-${width}-${theme}`)
  await closePromotion(app)
  await app.screenshot(`home-${width}-${theme}`)
  await expectHealthy(app)
  await app.close()
  const denied = await open({ ...size, path: 'pages/no-auth/index' })
  await denied.screenshot(`no-permission-${width}-${theme}`)
  await denied.close()
})
