import path from 'node:path'
import { type Locator, type Page } from 'playwright-core'
import { type Call, type Health, type StackEntry, type StorageFailure, type WxmlSize } from '../host/handle'
import { type Meter, meter } from './meter'
import { type Place } from './session'

const VISIBLE = '.screen:not([hidden])'

/** A running mini-program, as a test controls it. Selectors are those of WXML, and match in the visible page. */
export class MiniProgram {
  /** The scrolling area of the visible page. */
  readonly screen: Locator
  /** The toasts, dialogs and sheets that WeChat draws above the page. */
  readonly native: Locator
  /** The navigation bar with the capsule button. */
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

  /** Scrolls the page, or a scroll-view in it, down by so many px. A negative distance scrolls up. */
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

  /** Makes a choice in a picker, picker-view, slider or swiper. On a scroll-view, pulls its refresher. */
  choose(selector: string, value?: unknown) {
    return this.find(selector)
      .first()
      .evaluate((element, chosen) => window.miniProgram.choose(element, chosen), value)
  }

  /** Returns the title of the navigation bar. It is empty if the page draws its own bar. */
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

  /** Returns the calls of one function (`wx.setStorageSync`, `share`, `button.openType`), or all calls. */
  calls(name?: string): Promise<Call[]> {
    return this.page.evaluate(functionName => window.miniProgram.calls(functionName), name)
  }

  /** Returns figures of the setData calls since the start, or since `resetMeter()`. */
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

  /** Holds back what scripts set on the built-in components, as on a busy phone. */
  holdView() {
    return this.page.evaluate(() => window.miniProgram.holdView())
  }

  /** Delivers what `holdView` has held back, in the original order. */
  releaseView() {
    return this.page.evaluate(() => window.miniProgram.releaseView())
  }

  /** Opens the phone's keyboard at this height, or closes it (0). */
  keyboard(height: number) {
    return this.page.evaluate(px => window.miniProgram.keyboard(px), height)
  }

  /** Sends an event to the listeners of `wx.on…`, such as `emit('userCaptureScreen')`. */
  emit(event: string, detail: object = {}) {
    return this.page.evaluate(([name, value]) => window.miniProgram.emit(name, value), [event, detail] as const)
  }

  resize(width: number, height: number) {
    return this.page.setViewportSize({ width, height })
  }

  /** Presses the phone's own back button. */
  back() {
    return this.page.evaluate(() => window.miniProgram.back())
  }

  /** Leaves the mini-program for another app. */
  hide() {
    return this.page.evaluate(() => window.miniProgram.hide())
  }

  /** Returns to the mini-program. */
  show() {
    return this.page.evaluate(() => window.miniProgram.show())
  }

  /** Forwards the page from the capsule's menu. The outcome is in `calls('share')`. */
  share() {
    return this.page.evaluate(() => window.miniProgram.share())
  }

  /** Shares the page in Moments from the capsule's menu. The shared content is in `calls('shareTimeline')`. */
  shareTimeline() {
    return this.page.evaluate(() => window.miniProgram.shareTimeline())
  }

  /** Adds the page to 收藏 from the capsule's menu. The saved entry is in `calls('addToFavorites')`. */
  addToFavorites() {
    return this.page.evaluate(() => window.miniProgram.addToFavorites())
  }

  pullDown() {
    return this.page.evaluate(() => window.miniProgram.pullDown())
  }

  /** Takes a picture of the page. Returns its path, or `undefined` if pictures are switched off. */
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
