/** A phone with the app: one of the H5 hosts, a theme, a size, and the content of its storage. */
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { copy } from '@/copy'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { activityOf } from '../support/page-activity'
import { eventually, letPass, patience } from '../support/time'
import type { BrowserVisitor } from '../support/visitors'
import { worker } from '../support/worker'
import { type NativeCall, keepToasts, playNative, stopClock } from './page-scripts'

export type H5Host = 'browser' | 'wechat' | 'ios' | 'android'

export interface Visit {
  host?: H5Host
  theme?: 'light' | 'dark'
  width?: number
  height?: number
  /** A computer: a mouse instead of fingers. */
  mouse?: boolean
  storage?: Record<string, string>
  cookies?: Record<string, string>
  /** Runs in every page before our code. */
  before?: () => void
  /** Replies of the native wrapper; other methods get no reply. */
  native?: Record<string, unknown>
  /** The day and hour at which the page's clock stands still. */
  now?: Date
  /** The service worker stores the app and read documents. */
  keeps?: boolean
  /** Sheets, pages and charts move. Otherwise they are in their final place at once. */
  motion?: boolean
  /** A new browser with an empty cache. */
  fresh?: boolean
}

const SHOTS = path.resolve(__dirname, '../../test-results/e2e')
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const AGENTS: Record<H5Host, string> = {
  browser: `${IPHONE} Version/17.0 Safari/604.1`,
  wechat: `${IPHONE} MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`,
  ios: IPHONE,
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120 Mobile',
}

export class Phone {
  readonly errors: string[] = []
  readonly page: Page
  private readonly activity: ReturnType<typeof activityOf>

  private constructor(
    private readonly visitor: BrowserVisitor,
    private readonly origin: string,
  ) {
    const { page } = visitor
    this.page = page
    this.activity = activityOf(page)
    page.on('pageerror', error => this.errors.push(String(error)))
    page.on('console', message => {
      // The browser itself logs a refused request; the test decides whether it was expected.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.errors.push(message.text())
      }
    })
  }

  /** A phone that has not opened a page yet. */
  static async start(origin: string, visit: Visit = {}) {
    const { host = 'browser', theme = 'light', width = 375, height = 812, storage = {}, cookies = {} } = visit
    const looks = {
      // One pixel a point: the browser draws a quarter of a phone's pixels.
      deviceScaleFactor: 1,
      hasTouch: !visit.mouse,
      isMobile: !visit.mouse,
      locale: 'zh-CN',
      userAgent: AGENTS[host],
      serviceWorkers: visit.keeps ? ('allow' as const) : ('block' as const),
    }
    const visitor = await worker.visitor(origin, looks, visit.fresh || visit.keeps)
    const { page, context } = visitor
    page.setDefaultTimeout(patience(10_000))
    await page.setViewportSize({ width, height })
    await page.emulateMedia({
      colorScheme: theme,
      reducedMotion: visit.motion ? null : 'reduce',
      forcedColors: null,
      media: null,
    })
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
    await visitor.before(keepToasts, undefined)
    if (visit.now) await visitor.before(stopClock, visit.now.getTime())
    if (visit.before) await visitor.before(visit.before, undefined)
    if (Object.keys(storage).length) {
      await visitor.before(entries => {
        // The first page only: a reload does not undo what the app writes afterwards.
        if (location.protocol === 'about:' || sessionStorage.getItem('seeded')) return
        sessionStorage.setItem('seeded', '1')
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, storage)
    }
    if (host === 'ios' || host === 'android') {
      await visitor.before(playNative, { kind: host, answers: visit.native ?? {} })
    }
    return new Phone(visitor, origin)
  }

  static async open(origin: string, address: string, visit?: Visit) {
    const phone = await Phone.start(origin, visit)
    await phone.goto(address)
    return phone
  }

  async goto(address: string) {
    await this.page.goto(this.origin + address)
    await this.page.waitForSelector('.taro_page .page')
  }

  /** The address without its origin. */
  get address() {
    return this.page.url().replace(this.origin, '')
  }

  /** The top screen; others may be kept alive below. */
  get top() {
    return this.page.locator('.taro_page:not(.taro_page_shade)').last()
  }

  button(name: string) {
    return this.top.getByRole('button', { name, exact: true })
  }

  /** The solid key below a panel or a form, whatever count it shows. */
  get mainKey() {
    return this.page.locator('.action-bar__main:visible').last()
  }

  text(text: string) {
    return this.top.getByText(text, { exact: true })
  }

  /** The account sheet, opened by the key in the home header. */
  async account() {
    await this.button(copy.login.account).click()
    const sheet = this.page.getByRole('dialog', { name: copy.login.account })
    await sheet.waitFor()
    return sheet
  }

  async sees(text: string) {
    await this.page.getByText(text).first().waitFor()
  }

  /** The user named on the account sheet, which stays open. */
  async isSignedInAs(name: string) {
    await (await this.account()).getByText(name).first().waitFor()
  }

  /** By way of the account sheet and the provider's page, back to home. `openAsMember` is faster. */
  async signIn(name = 'member', password = 'alpha-member') {
    const account = await this.account()
    await account.getByRole('button', { name: copy.action.login, exact: true }).click()
    await this.page.getByRole('textbox', { name: '账号' }).fill(name)
    await this.page.locator('#password').fill(password)
    await this.page.getByRole('checkbox').check()
    await this.page.getByRole('button', { name: '登录' }).click()
    // The server hashes the password at a cost that is high on purpose, and a new server draws its first page.
    await this.isAt('/search', patience(40_000))
  }

  /** One finger, from one point to another. */
  async swipe(from: [x: number, y: number], to: [x: number, y: number]) {
    const devtools = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Array<[number, number]>) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) })
    await touch('touchStart', from)
    for (let step = 1; step <= 5; step++) {
      await touch('touchMove', [from[0] + ((to[0] - from[0]) * step) / 5, from[1] + ((to[1] - from[1]) * step) / 5])
    }
    await touch('touchEnd')
    await devtools.detach()
  }

  /** A long press. */
  async hold(part: Locator) {
    const { x, y, width, height } = (await part.boundingBox())!
    const devtools = await this.page.context().newCDPSession(this.page)
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await letPass(700)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await devtools.detach()
  }

  toast(text: string) {
    return this.page.locator('.toast__line').getByText(text)
  }

  /** A toast with this text has appeared; it may be gone already. */
  async wasTold(text: string) {
    const hasToast = (sentence: string) =>
      (window as unknown as { toasts: string[] }).toasts.some(one => one.includes(sentence))
    await this.page.waitForFunction(hasToast, text)
  }

  async isAt(address: string, timeout = patience(10_000)) {
    // Playwright's own wait also needs an event of the document, which a second navigation may swallow.
    await eventually(() => expect(this.address).toBe(address), timeout).catch(async error => {
      const text = await this.page.locator('body').innerText()
      throw new Error(`${(error as Error).message}\nThe screen says: ${text.slice(0, 500)}`)
    })
    await this.page.waitForFunction(() => document.readyState !== 'loading')
  }

  /** Nothing loads, and no script runs. */
  idle() {
    return this.activity.idle()
  }

  /** Code and data that may load later are loaded. */
  optionalWork() {
    return this.activity.optionalWork()
  }

  /** Sheets and panes have arrived: a layout without a running animation. Skeletons animate for ever. */
  async settled() {
    await this.page.waitForFunction(() =>
      document
        .getAnimations()
        .every(each => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
    )
  }

  stored(key: string) {
    return this.page.evaluate(name => localStorage.getItem(name), key)
  }

  nativeCalls() {
    return this.page.evaluate(() => (window as unknown as { nativeCalls: NativeCall[] }).nativeCalls)
  }

  /** To look at: `SCREENSHOTS=yes`. */
  async shot(name: string) {
    if (process.env.SCREENSHOTS) await this.page.screenshot({ path: path.join(SHOTS, `${name}.png`) })
  }

  /** Ends the visit, whatever errors the page has logged. */
  leave() {
    return this.visitor.leave()
  }

  async close() {
    await this.leave()
    if (this.errors.length) throw new Error(`The page complained:\n${this.errors.join('\n')}`)
  }
}

/** For tests that count or answer calls: the page has no embedded replies. */
export const ASKING = { CORPUS: 'sample', FIRST_PAINT: 'no' }

/** The app on a server with these settings; returns functions that visit it. */
export function h5App(env: Record<string, string> = {}, options: { isSeparate?: boolean } = {}) {
  const server = companionServer(env, options)
  return {
    open: (address: string, visit?: Visit) => Phone.open(server.origin, address, visit),
    /** For tests that intercept requests of their first page. */
    start: (visit?: Visit) => Phone.start(server.origin, visit),
    /** Opens the app as the demo member, without the steps of the login. */
    async openAsMember(address: string, visit: Visit = {}) {
      const storage = { ...visit.storage, token: await memberToken(server.origin) }
      return Phone.open(server.origin, address, { ...visit, storage })
    },
    origin: () => server.origin,
  }
}
