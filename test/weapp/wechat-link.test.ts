/** A WeChat login in the mini-program is linked to an existing account, or applies for a trial. */
import { wechatLinkCopy } from '@/copy/wechat-link'
import { trialApplicationCopy } from '@/copy/trial-application'
import { ROUTES } from '@/routing/routes'
import { TRIAL_PATHS } from '@contract/lazy-paths'
import { startWeChat, type WeChatStandIn } from '../server/support/wechat'
import { startServerWith } from '../support/server-with-account'
import { type MiniProgram, type OpenOptions, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const { weChatLink: words } = wechatLinkCopy
const { trial } = trialApplicationCopy
const PHONE_PATH = '/wxa/business/getuserphonenumber'
const OFFICE = { name: '砚岭律师事务所', login: 'yanling', password: 'a long enough password' }
const PHONE = '13800138000'

let weChat: WeChatStandIn
let server: Awaited<ReturnType<typeof startServerWith>>

beforeAll(async () => {
  weChat = await startWeChat()
  server = await startServerWith(
    { ...OFFICE, kind: 'office', permissions: ['judgement'], phone: PHONE },
    {
      WECHAT_MINI_APP_ID: 'wx-mini',
      WECHAT_MINI_APP_SECRET: 'mini-secret',
      WECHAT_API_BASE: weChat.base,
      WECHAT_PHONE: 'yes',
    },
  )
})
afterAll(async () => {
  await server.stop()
  await weChat.close()
})
beforeEach(() => {
  weChat.answers[PHONE_PATH] = {
    errcode: 0,
    phone_info: { purePhoneNumber: PHONE, watermark: { appid: 'wx-mini' } },
  }
})

let people = 0
/** A WeChat user without an account here. */
function openAsStranger(options: OpenOptions = {}) {
  const openid = `person-${++people}`
  weChat.answers['/sns/jscode2session'] = { openid, session_key: 'k' }
  return openMiniProgram({ path: ROUTES.search.page, answer: proxyTo(server.origin), ...options })
}

const sees = (app: MiniProgram, text: string) =>
  eventually(async () => expect(await app.screen.innerText()).toContain(text))
const routes = async (app: MiniProgram) => (await app.stack()).map(({ route }) => route)
const isAt = (app: MiniProgram, page: string) =>
  eventually(async () => expect((await routes(app)).slice(-1)).toEqual([page]))
const key = (app: MiniProgram, word: string) => app.find('.button').getByText(word, { exact: true })
const field = (app: MiniProgram, label: string) => app.find(`input[aria-label="${label}"]`)

async function closePromotion(app: MiniProgram) {
  await app.tap('.promo__close')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
}

async function openLink(options: OpenOptions = {}) {
  const app = await openAsStranger(options)
  await closePromotion(app)
  await app.tap(`[aria-label="${wechatLinkCopy.login.account}"]`)
  await app.tap('.account .button')
  await sees(app, words.entry.linkable)
  await app.find('.list-item__tap').getByText(ROUTES['wechat-link'].title).tap()
  await isAt(app, ROUTES['wechat-link'].page)
  await sees(app, words.intro.slice(0, 10))
  return app
}

async function link(app: MiniProgram, password: string) {
  await field(app, words.name).fill(OFFICE.login)
  await field(app, words.password).fill(password)
  await key(app, words.link).tap()
}

test.each([
  ['light', 375, 812],
  ['dark', 320, 568],
] as const)(
  'an account is linked by its password, shown, and unlinked, in %s at %d px',
  async (theme, width, height) => {
    const app = await openLink({ theme, width, height })
    await app.screenshot(`wechat-link-${theme}-${width}`)
    await link(app, 'not the password')
    await sees(app, '账号或密码不正确')
    // No typed text is lost.
    expect(await field(app, words.name).inputValue()).toBe(OFFICE.login)
    await app.screenshot(`wechat-link-refused-${theme}-${width}`)

    await link(app, OFFICE.password)
    await sees(app, words.linked)
    await sees(app, OFFICE.name)
    await app.screenshot(`wechat-linked-${theme}-${width}`)
    await app.back()
    await isAt(app, ROUTES.search.page)
    await app.tap(`[aria-label="${wechatLinkCopy.login.account}"]`)
    await sees(app, OFFICE.name)
    await sees(app, words.entry.linked)
    await app.screenshot(`wechat-account-sheet-${theme}-${width}`)

    await app.find('.list-item__tap').getByText(ROUTES['wechat-link'].title).tap()
    await key(app, words.unlink).tap()
    await app.find('.ask .button--solid').tap()
    await sees(app, words.intro.slice(0, 10))
    await expectHealthy(app)
    await app.close()
  },
)

test("WeChat's phone number links too; a refusal loses nothing", async () => {
  const app = await openLink()
  const unseen = app.find('.wechat-button__button')
  await unseen.tap()
  await app.native.getByText('不允许').tap()
  await eventually(async () => expect(await app.native.getByText('不允许').count()).toBe(0))
  expect(await app.find('.wechat-link__problem').count()).toBe(0)

  weChat.answers[PHONE_PATH] = { errcode: 40029, errmsg: 'invalid code' }
  await unseen.tap()
  await app.native.getByText('允许', { exact: true }).tap()
  await sees(app, '手机号授权已失效，请重新授权')

  weChat.answers[PHONE_PATH] = { errcode: 0, phone_info: { purePhoneNumber: PHONE, watermark: { appid: 'wx-mini' } } }
  await unseen.tap()
  await app.native.getByText('允许', { exact: true }).tap()
  await sees(app, words.linked)
  await sees(app, OFFICE.name)
  await key(app, words.unlink).tap()
  await app.find('.ask .button--solid').tap()
  await sees(app, words.intro.slice(0, 10))
  await expectHealthy(app)
  await app.close()
})

test("a trial application is sent from the package with WeChat's number; a refusal loses nothing", async () => {
  const proxy = proxyTo(server.origin)
  const applications: unknown[] = []
  const app = await openAsStranger({
    query: 'trycode=tc',
    answer: request => {
      if (request.url.includes(TRIAL_PATHS.apply)) applications.push(request.json)
      return proxy(request)
    },
  })
  await app.find('.promo').getByText(wechatLinkCopy.action.trial).tap()
  await isAt(app, ROUTES['trial-application'].page)
  await sees(app, trial.intro)
  await key(app, trial.submit).tap()
  for (const sentence of Object.values(trial.problems)) await sees(app, sentence)
  await app.screenshot('trial-refused')
  await field(app, trial.name).fill('王律师')
  await field(app, trial.firm).fill('砚岭律师事务所')
  await app.find('.wechat-button__button').tap()
  await app.native.getByText('允许', { exact: true }).tap()
  await eventually(async () => expect(await field(app, trial.phone).inputValue()).toBe(PHONE))
  await key(app, trial.submit).tap()
  await sees(app, trial.consentMissing)
  expect(await field(app, trial.name).inputValue()).toBe('王律师')
  await app.tap('.consent__choice')
  await app.screenshot('trial-filled')
  await key(app, trial.submit).tap()
  await sees(app, trial.received.slice(0, 8))
  expect(applications).toMatchObject([{ name: '王律师', phone: PHONE, source: '10', trycode: 'tc' }])
  await app.screenshot('trial-done')
  await expectHealthy(app)
  await app.close()
})

test('without a network the trial form says so, and opens at the next attempt', async () => {
  let down = true
  const proxy = proxyTo(server.origin)
  const app = await openMiniProgram({
    path: ROUTES['trial-application'].page,
    answer: request => (down ? { fail: 'timeout' } : proxy(request)),
  })
  await sees(app, wechatLinkCopy.error.network)
  down = false
  await app.tap('.state__action')
  await sees(app, trial.intro)
  await expectHealthy(app)
  await app.close()
})
