import path from 'node:path'
import { type Locator, type Page } from 'playwright-core'
import { type Call, type Health, type StackEntry, type StorageFailure, type WxmlSize } from '../host/handle'
import { type Meter, meter } from './meter'
import { type Place } from './session'

const VISIBLE = '.screen:not([hidden])'

/** A running mini-program, as a test holds it. Selectors are WXML's and speak of the visible page. */
export class MiniProgram {
  /** The visible page, as it scrolls. */
  readonly screen: Locator
  /** Toasts, dialogs, sheets: what WeChat draws above the page. */
  readonly native: Locator
  /** The navigation bar with the capsule. */
  readonly bar: Locator
  readonly page: Page
  private metered = 0

  constructor(
    private readonly place: Place,
    private readonly unanswered: string[],
    private readonly screenshots: string | false,
  ) {
    const { page } = place
    this.page = page
    this.screen = page.locator(VISIBLE)
    this.native = page.locator('#native')
    this.bar = page.locator('#frame')
  }

  find(selector: string): Locator {
    return this.screen.locator(selector)
  }

  async text(selector = 'page'): Promise<string> {
    return (await this.find(selector).first().innerText()).trim()
  }

  tap(selector: string) {
    return this.find(selector).first().tap()
  }

  /** Moves the page, or a scroll-view on it, by so many px down (or up). */
  async scroll(distance: number, selector?: string) {
    const scrolled = selector === undefined ? this.screen : this.find(selector).first()
    await scrolled.evaluate((element, by) => {
      element.scrollTop += by
    }, distance)
  }

  async type(selector: string, text: string) {
    await this.tap(selector)
    await this.page.keyboard.type(text)
  }

  /** Makes a choice in a picker, picker-view, slider or swiper; pulls the refresher of a scroll-view. */
  choose(selector: string, value?: unknown) {
    return this.find(selector)
      .first()
      .evaluate((element, chosen) => window.miniProgram.choose(element, chosen), value)
  }

  /** Empty where the page draws its own bar. */
  async title(): Promise<string> {
    return (await this.bar.locator('.title').allTextContents()).join('')
  }

  stack(): Promise<StackEntry[]> {
    return this.page.evaluate(() => window.miniProgram.stack())
  }

  async health(): Promise<Health> {
    const health = await this.page.evaluate(() => window.miniProgram.health())
    return { ...health, errors: [...health.errors, ...this.unanswered] }
  }

  async errors(): Promise<string[]> {
    return (await this.health()).errors
  }

  /** Calls of one function (`wx.setStorageSync`, `share`, `button.openType`), or all. */
  calls(name?: string): Promise<Call[]> {
    return this.page.evaluate(wanted => window.miniProgram.calls(wanted), name)
  }

  /** setData since the start, or since `resetMeter()`. */
  async meter(): Promise<Meter> {
    const calls = await this.page.evaluate(() => window.miniProgram.setDataCalls())
    return meter(calls.slice(this.metered))
  }

  async resetMeter() {
    this.metered = await this.page.evaluate(() => window.miniProgram.setDataCalls().length)
  }

  wxml(): Promise<WxmlSize> {
    return this.page.evaluate(() => window.miniProgram.wxml())
  }

  storage(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => window.miniProgram.storage())
  }

  failStorage(when: StorageFailure) {
    return this.page.evaluate(failure => window.miniProgram.failStorage(failure), when)
  }

  setTheme(theme: 'light' | 'dark') {
    return this.page.emulateMedia({ colorScheme: theme })
  }

  setFontSize(size: number) {
    return this.page.evaluate(px => window.miniProgram.setFontSize(px), size)
  }

  setOffline(offline: boolean) {
    return this.page.evaluate(off => window.miniProgram.setOffline(off), offline)
  }

  /** What scripts set stays on its way to the built-in components, as on a busy phone, … */
  holdView() {
    return this.page.evaluate(() => window.miniProgram.holdView())
  }

  /** … and arrives, in its order. */
  releaseView() {
    return this.page.evaluate(() => window.miniProgram.releaseView())
  }

  /** The phone's keyboard comes up this high, or goes away (0). */
  keyboard(height: number) {
    return this.page.evaluate(px => window.miniProgram.keyboard(px), height)
  }

  /** Whatever `wx.on…` listens to: `emit('userCaptureScreen')`. */
  emit(event: string, detail: object = {}) {
    return this.page.evaluate(([name, value]) => window.miniProgram.emit(name, value), [event, detail] as const)
  }

  resize(width: number, height: number) {
    return this.page.setViewportSize({ width, height })
  }

  /** The phone's own back. */
  back() {
    return this.page.evaluate(() => window.miniProgram.back())
  }

  /** The user leaves for another app … */
  hide() {
    return this.page.evaluate(() => window.miniProgram.hide())
  }

  /** … and comes back. */
  show() {
    return this.page.evaluate(() => window.miniProgram.show())
  }

  /** Forwards the page by the capsule's menu; the outcome is in `calls('share')`. */
  share() {
    return this.page.evaluate(() => window.miniProgram.share())
  }

  /** Shows the page in Moments by the capsule's menu; what goes there is in `calls('shareTimeline')`. */
  shareTimeline() {
    return this.page.evaluate(() => window.miniProgram.shareTimeline())
  }

  /** Keeps the page in 收藏 by the capsule's menu; what is kept is in `calls('addToFavorites')`. */
  addToFavorites() {
    return this.page.evaluate(() => window.miniProgram.addToFavorites())
  }

  pullDown() {
    return this.page.evaluate(() => window.miniProgram.pullDown())
  }

  /** The path of the picture it took, if it takes any. */
  async screenshot(name: string): Promise<string | undefined> {
    if (!this.screenshots) return undefined
    const file = path.join(this.screenshots, `${name}.png`)
    await this.page.screenshot({ path: file, animations: 'disabled' })
    return file
  }

  close() {
    return this.place.leave()
  }
}
