import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type MiniProgram, expectHealthy, proxyTo } from '../src'
import { eventually } from './eventually'
import { callWx, openFixture, steps } from './fixture'

const callSync = (app: MiniProgram, name: string, ...args: unknown[]) =>
  app.page.evaluate(
    ([fn, callArgs]) => {
      try {
        return (window as unknown as { wx: Record<string, (...args: unknown[]) => unknown> }).wx[fn]!(...callArgs)
      } catch (error) {
        return `threw ${(error as Error).message}`
      }
    },
    [name, args] as const,
  )

describe('storage', () => {
  test('keeps what is written, and answers a missing key with an empty string', async () => {
    const app = await openFixture('pages/home/index', { storage: { token: 'abc' } })
    expect(await callSync(app, 'getStorageSync', 'token')).toBe('abc')
    expect(await callSync(app, 'getStorageSync', 'nothing')).toBe('')
    expect(await callSync(app, 'batchGetStorageSync', ['nothing', 'token'])).toEqual(['', 'abc'])
    await callWx(app, 'setStorage', { key: 'list', data: [1, 2] })
    expect(await app.storage()).toEqual({ token: 'abc', list: [1, 2] })
    expect(await callWx(app, 'getStorage', { key: 'nothing' })).toEqual({ errMsg: 'getStorage:fail data not found' })
  })

  test('refuses more than 1 MB in an entry and 10 MB in all', async () => {
    const app = await openFixture()
    const big = 'x'.repeat(1024 * 1024 - 10)
    expect(await callSync(app, 'setStorageSync', 'huge', `${big}${big}`)).toContain('entry size limit')
    for (let entry = 0; entry < 10; entry++) await callSync(app, 'setStorageSync', `entry${entry}`, big)
    expect(await callSync(app, 'setStorageSync', 'last', big)).toContain('max size 10Mb')
  })

  test('fails when told to', async () => {
    const app = await openFixture('pages/home/index', { storageFails: 'writing' })
    expect(await callSync(app, 'setStorageSync', 'key', 1)).toBe('threw setStorageSync:fail storage is broken')
    await app.failStorage('reading')
    expect(await callSync(app, 'getStorageSync', 'key')).toBe('threw getStorageSync:fail storage is broken')
    expect(await callSync(app, 'batchGetStorageSync', ['key'])).toBe('threw batchGetStorageSync:fail storage is broken')
  })
})

describe('network', () => {
  test('a request is answered by the test, with status, JSON and the body that was sent', async () => {
    const app = await openFixture('pages/home/index', {
      answer: ({ url, json }) => ({ status: 201, header: { 'x-a': 'b' }, data: { url, json } }),
    })
    const reply = await callWx(app, 'request', { url: 'https://api.test/a', method: 'POST', data: { name: '中' } })
    expect(reply).toMatchObject({
      statusCode: 201,
      header: { 'x-a': 'b' },
      data: { url: 'https://api.test/a', json: { name: '中' } },
    })
    const answer = await callWx(app, 'request', { url: 'https://api.test/a', data: { q: '中 文' } })
    expect(answer).toMatchObject({ data: { url: 'https://api.test/a?q=%E4%B8%AD%20%E6%96%87' } })
  })

  test('fails without an answer, offline, in time-out and for an address that is none', async () => {
    const app = await openFixture('pages/home/index', { answer: () => ({ delay: 3000 }) })
    const outcome = async (url: string, options = {}) => (await callWx(app, 'request', { url, ...options })).errMsg
    expect(await outcome('https://api.test/slow', { timeout: 50 })).toBe('request:fail timeout')
    expect(await outcome('/relative')).toBe('request:fail invalid url "/relative"')
    await app.setOffline(true)
    expect(await outcome('https://api.test/')).toBe('request:fail net::ERR_INTERNET_DISCONNECTED')
    const silent = await openFixture()
    await callWx(silent, 'request', { url: 'https://api.test/x' })
    expect(await silent.errors()).toEqual(['the test does not answer GET https://api.test/x'])
  })

  test('is handed on to a real server, and a download can be opened', async () => {
    const server = createServer((request, response) =>
      response.end(`${request.method} ${request.url} ${request.headers.token}`),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const app = await openFixture('pages/home/index', { answer: proxyTo(origin) })
    const reply = await callWx(app, 'request', { url: 'https://api.test/a?b=c', header: { token: 't' } })
    expect(reply.data).toBe('GET /a?b=c t')
    const { tempFilePath } = await callWx(app, 'downloadFile', { url: 'https://api.test/some.pdf' })
    expect(await callWx(app, 'openDocument', { filePath: tempFilePath })).toEqual({ errMsg: 'openDocument:ok' })
    expect((await callWx(app, 'openDocument', { filePath: 'nowhere' })).errMsg).toContain('openDocument:fail')
    server.close()
  })
})

test('toast, loading, dialog and sheet stand above the page until they are answered', async () => {
  const app = await openFixture()
  await callWx(app, 'showLoading', { title: 'loading' })
  expect(await app.native.innerText()).toContain('loading')
  await callWx(app, 'showToast', { title: 'saved', duration: 1500 })
  expect(await app.native.innerText()).toContain('saved')
  await eventually(async () => expect(await app.native.innerText()).toBe(''))
  const modal = callWx(app, 'showModal', { title: 'sure?' })
  await app.native.getByText('确定').tap()
  expect(await modal).toMatchObject({ confirm: true, cancel: false })
  const sheet = callWx(app, 'showActionSheet', { itemList: ['a', 'b'] })
  await app.native.getByText('b', { exact: true }).tap()
  expect(await sheet).toMatchObject({ tapIndex: 1 })
  await expectHealthy(app)
})

test('a page is forwarded by its button and by the menu, with its own words or the standard ones', async () => {
  const app = await openFixture()
  await app.tap('.share')
  await app.share()
  expect((await app.calls('share')).map(call => call.args[0])).toEqual([
    { from: 'button', path: 'pages/home/index', title: 'button body' },
    { from: 'menu', path: 'pages/home/index', title: 'menu ' },
  ])
  const mute = await openFixture('pages/form/index')
  await mute.share()
  expect((await mute.calls('share'))[0]!.args).toEqual([{ from: 'menu', refused: true }])
})

test('login gives a fresh code each time', async () => {
  const app = await openFixture()
  const codes = [await callWx(app, 'login'), await callWx(app, 'login')].map(reply => reply.code)
  expect(new Set(codes).size).toBe(2)
})

test('the theme follows the system: for wx, for the bar, for the app', async () => {
  const app = await openFixture('pages/home/index', { theme: 'dark' })
  const bar = () => app.bar.evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await callSync(app, 'getAppBaseInfo')).toMatchObject({ theme: 'dark' })
  expect(await bar()).toBe('rgb(16, 32, 48)')
  await app.setTheme('light')
  expect(await callSync(app, 'getAppBaseInfo')).toMatchObject({ theme: 'light' })
  await eventually(async () => expect(await bar()).toBe('rgb(255, 255, 255)'))
  expect(await steps(app)).toContain('app.onThemeChange')
})

test('window, capsule and font size are told as they are', async () => {
  const app = await openFixture('pages/home/index', { fontSize: 23 })
  expect(await callSync(app, 'getAppBaseInfo')).toMatchObject({ fontSizeSetting: 23 })
  expect(await callSync(app, 'getWindowInfo')).toMatchObject({ windowWidth: 375, windowHeight: 603 })
  const capsule = await app.bar.locator('.capsule').boundingBox()
  expect(await callSync(app, 'getMenuButtonBoundingClientRect')).toMatchObject({ top: capsule!.y, left: capsule!.x })
  await callWx(app, 'navigateTo', { url: '/pages/form/index' })
  expect(await callSync(app, 'getWindowInfo')).toMatchObject({ windowHeight: 667 })
  await app.resize(667, 375)
  await callWx(app, 'navigateBack')
  await app.resize(375, 667)
  await eventually(async () => expect(await steps(app)).toContain('home.onResize'))
})

test('where the app has no popup of its own, WeChat asks for consent, and asks again after a refusal', async () => {
  const app = await openFixture('pages/home/index', { needsPrivacyConsent: true })
  const refused = callWx(app, 'setClipboardData', { data: 'x' })
  await app.native.getByText('拒绝').tap()
  expect(await refused).toEqual({
    errMsg: 'setClipboardData:fail privacy permission is not authorized',
    errno: 104,
  })
  const agreed = callWx(app, 'setClipboardData', { data: 'x' })
  await app.native.getByText('同意', { exact: true }).tap()
  expect(await agreed).toEqual({ errMsg: 'setClipboardData:ok' })
  expect(await callWx(app, 'getPrivacySetting')).toMatchObject({ needAuthorization: false })
})

test('the clipboard waits for consent to the privacy contract', async () => {
  const app = await openFixture('pages/home/index', { needsPrivacyConsent: true })
  expect(await callWx(app, 'getPrivacySetting')).toMatchObject({ needAuthorization: true })
  await app.page.evaluate(() => {
    type Ask = (resolve: (answer: { event: string }) => void) => void
    const wx = (window as unknown as { wx: { onNeedPrivacyAuthorization(ask: Ask): void } }).wx
    wx.onNeedPrivacyAuthorization(resolve => resolve({ event: 'agree' }))
  })
  await callWx(app, 'setClipboardData', { data: 'text' })
  expect(await callWx(app, 'getClipboardData')).toMatchObject({ data: 'text' })
  expect(await callWx(app, 'getPrivacySetting')).toMatchObject({ needAuthorization: false })
})

test('a query measures from the window’s corner', async () => {
  const app = await openFixture()
  const rect = await app.page.evaluate(
    () =>
      new Promise<Record<string, unknown>>(resolve => {
        type Query = {
          select(selector: string): {
            boundingClientRect(done: (rect: Record<string, unknown>) => void): { exec(): void }
          }
        }
        const wx = (window as unknown as { wx: { createSelectorQuery(): Query } }).wx
        wx.createSelectorQuery().select('.half').boundingClientRect(resolve).exec()
      }),
  )
  expect(rect).toMatchObject({ left: 0, top: 0, width: 187.5 })
})

test('an observer tells when something comes into view', async () => {
  const app = await openFixture('pages/list/index')
  await app.page.evaluate(() => {
    interface Observer {
      relativeTo(selector: string): Observer
      observe(selector: string, onStatus: (status: { intersectionRatio: number }) => void): void
    }
    const { wx } = window as unknown as {
      wx: { createIntersectionObserver(page: undefined): Observer; reportEvent(name: string): void }
    }
    const observer = wx.createIntersectionObserver(undefined).relativeTo('.rows')
    observer.observe('#row30', ({ intersectionRatio }) => wx.reportEvent(intersectionRatio > 0 ? 'seen' : 'gone'))
  })
  await app.scroll(800, '.rows')
  await eventually(async () => expect((await steps(app)).at(-1)).toBe('seen'))
  await app.scroll(-800, '.rows')
  await eventually(async () => expect((await steps(app)).at(-1)).toBe('gone'))
  expect((await steps(app)).filter(step => step === 'gone')).toHaveLength(1)
})

test('the app hears of what it throws and of what it leaves rejected, not of what it logs', async () => {
  const app = await openFixture()
  await app.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown')
    })
    void Promise.reject(new Error('rejected'))
  })
  await eventually(async () =>
    expect((await steps(app)).slice(-2).sort()).toEqual(['app.onError', 'app.onUnhandledRejection']),
  )
})

test('setData is metered by page; the WXML tree is counted', async () => {
  const app = await openFixture()
  await app.resetMeter()
  await app.tap('#target')
  const bytes = JSON.stringify({ gesture: 'tap box 0' }).length
  expect(await app.meter()).toMatchObject({ calls: 1, bytes, keys: 1, largest: bytes, busiest: 1 })
  expect((await app.meter()).pages['pages/home/index']).toMatchObject({ calls: 1 })
  expect(await app.wxml()).toEqual({ nodes: 10, depth: 2, children: 7 })
})
