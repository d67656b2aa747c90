/** Simulates a cheap phone with a slow connection: a processor four times slower, 1.6 Mbit/s with 150 ms latency. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { type Watched, watchPage } from './watch'

const CPU = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

export class SlowPhone {
  private constructor(
    readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly origin: string,
  ) {}

  /** Opens a phone. With `keeps` the service worker is active, and a slow proxy is the connection. */
  static async open(browser: Browser, origin: string, { keeps = false } = {}) {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
      serviceWorkers: keeps ? 'allow' : 'block',
    })
    // The compiler of this benchmark wraps named functions in a helper that the page must define.
    await context.addInitScript('globalThis.__name = named => named')
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    if (keeps) await devtools.send('ServiceWorker.enable')
    else {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', LINE)
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    return new SlowPhone(page, devtools, origin)
  }

  /** Opens an address with empty caches and waits for its main content. */
  async goto(address: string, shows: string) {
    await this.page.goto(this.origin + address)
    await this.sees(shows)
  }

  sees(selector: string) {
    return this.page.locator(`.taro_page:not(.taro_page_shade) ${selector}`).first().waitFor({ timeout: 60_000 })
  }

  /** Waits until the page no longer shifts or repaints. */
  settle() {
    return this.page.waitForTimeout(1500)
  }

  get top() {
    return this.page.locator('.taro_page:not(.taro_page_shade)').last()
  }

  watched() {
    return this.page.evaluate(() => (window as unknown as { watched: Watched }).watched)
  }

  /** Returns the time from a tap until a selector is rendered, by the page's clock. */
  async timeTo(act: () => Promise<unknown>, selector: string) {
    await this.page.evaluate(target => {
      const timing = { from: 0, took: 0 }
      Object.assign(window, { timing })
      addEventListener('click', event => (timing.from = event.timeStamp), { capture: true, once: true })
      const look = () => {
        if (timing.from && document.querySelector(`.taro_page:last-of-type ${target}`))
          requestAnimationFrame(() => setTimeout(() => (timing.took = performance.now() - timing.from)))
        else requestAnimationFrame(look)
      }
      look()
    }, selector)
    await act()
    const took = () => this.page.evaluate(() => (window as unknown as { timing: { took: number } }).timing.took)
    await this.page.waitForFunction(() => (window as unknown as { timing: { took: number } }).timing.took > 0)
    return took()
  }

  /** Returns the megabytes in use after garbage collection. */
  async heap() {
    await this.devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.devtools.send('Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  }

  /** Returns the number of reachable objects of a class. */
  async alive(constructor: string) {
    await this.devtools.send('HeapProfiler.collectGarbage')
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: `${constructor}.prototype` })
    const { objects } = await this.devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! })
    const { result: list } = await this.devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId!,
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    })
    await this.devtools.send('Runtime.releaseObject', { objectId: objects.objectId! })
    return list.value as number
  }

  /** Waits until the service worker has cached everything that this page needs. */
  async waitForCache(address: string) {
    const cachedUrls = () =>
      this.page.evaluate(async () => {
        const names = (await caches.keys()).filter(name => name.includes(':pages:'))
        const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
        return keys.flat().map(({ url }) => url)
      })
    while (!(await cachedUrls()).includes(this.origin + address)) await this.settle()
    await this.settle()
  }

  /** Closes all pages and stops the service worker. */
  async rest() {
    await this.page.goto('about:blank')
    await this.devtools.send('ServiceWorker.stopAllWorkers')
  }

  close() {
    return this.page.context().close()
  }
}
