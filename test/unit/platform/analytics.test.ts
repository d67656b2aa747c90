/** @jest-environment jsdom */
import type { ClickEvent } from '@/platform/analytics/click-event'
import { letPass } from '../../support/time'
import { restoreGlobals, setGlobals } from './globals'

const mockSettings = { collectorUrl: '' }
const mockTaro = { request: jest.fn(), reportEvent: jest.fn(), canIUse: jest.fn(), getCurrentInstance: jest.fn() }
jest.mock('@/platform/settings', () => ({ settings: mockSettings }))
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: mockTaro }))

const COLLECTOR = 'https://collect.example.com/clicks'
const describeClick = (name: string): ClickEvent => ({
  name,
  page: '/case-list?query=%E7%A6%BB%E5%A9%9A#top',
  host: 'browser',
  at: 1700000000000,
})
const SENT = { name: 'search_submit', page: '/case-list', host: 'browser', at: 1700000000000 }

const warn = jest.spyOn(console, 'warn')
/** A second warning would come with the next turn. */
const settle = () => letPass(0)

const h5 = () => import('@/platform/analytics/index.h5').then(module => module.analytics)
const weapp = () => import('@/platform/analytics').then(module => module.analytics)

beforeEach(() => {
  jest.resetModules()
  jest.resetAllMocks()
  mockSettings.collectorUrl = ''
  mockTaro.canIUse.mockReturnValue(true)
  document.body.innerHTML = `
    <button sensors_name="search_submit"><span>离婚财产</span></button>
    <i data-sensors-name="chip_remove">甲</i>
    <p>nothing</p>`
})
afterEach(restoreGlobals)

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('on H5', () => {
  test('a tap inside a named element is handed to the host’s collector, without query or text', async () => {
    const track = jest.fn()
    setGlobals({ sensors: { track } })
    const stop = (await h5()).watchClicks(describeClick)
    tap('span')
    tap('i')
    tap('p')
    document.dispatchEvent(new MouseEvent('click'))
    stop()
    tap('span')
    expect(track.mock.calls).toEqual([
      ['sensors_click', SENT],
      ['sensors_click', { ...SENT, name: 'chip_remove' }],
    ])
  })

  test('a tap that a handler stops is still seen', async () => {
    const track = jest.fn()
    setGlobals({ sensors: { track } })
    const stop = (await h5()).watchClicks(describeClick)
    document.querySelector('button')?.addEventListener('click', event => event.stopImmediatePropagation())
    tap('span')
    stop()
    expect(track).toHaveBeenCalledTimes(1)
  })

  test('without a host’s collector it goes to the configured one, without cookies', async () => {
    const fetch = jest.fn(() => Promise.resolve())
    setGlobals({ fetch })
    mockSettings.collectorUrl = COLLECTOR
    ;(await h5()).reportClick(describeClick('search_submit'))
    const options = {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
      body: JSON.stringify(SENT),
    }
    expect(fetch).toHaveBeenCalledWith(COLLECTOR, options)
  })

  test('without any collector nothing is sent', async () => {
    const fetch = jest.fn()
    setGlobals({ fetch })
    ;(await h5()).reportClick(describeClick('search_submit'))
    expect(fetch).not.toHaveBeenCalled()
  })

  test('collectors that fail are logged once and nothing else happens', async () => {
    warn.mockImplementation(() => undefined)
    setGlobals({
      sensors: {
        track: () => {
          throw new Error('broken')
        },
      },
    })
    const analytics = await h5()
    expect(() => analytics.reportClick(describeClick('a'))).not.toThrow()
    setGlobals({ sensors: undefined, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    mockSettings.collectorUrl = COLLECTOR
    analytics.reportClick(describeClick('b'))
    await settle()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('in the mini-program', () => {
  test('a click goes to WeChat’s own analytics', async () => {
    ;(await weapp()).reportClick(describeClick('search_submit'))
    expect(mockTaro.reportEvent).toHaveBeenCalledWith('sensors_click', SENT)
    expect(mockTaro.request).not.toHaveBeenCalled()
  })

  test('a configured collector comes first', async () => {
    mockSettings.collectorUrl = COLLECTOR
    mockTaro.request.mockResolvedValue({})
    ;(await weapp()).reportClick(describeClick('search_submit'))
    expect(mockTaro.request).toHaveBeenCalledWith({ url: COLLECTOR, method: 'POST', data: SENT })
    expect(mockTaro.reportEvent).not.toHaveBeenCalled()
  })

  test('a host without analytics gets nothing', async () => {
    mockTaro.canIUse.mockReturnValue(false)
    ;(await weapp()).reportClick(describeClick('search_submit'))
    await settle()
    expect([mockTaro.reportEvent.mock.calls, warn.mock.calls]).toEqual([[], []])
  })

  test('has no taps of its own to watch', async () => {
    const analytics = await weapp()
    const stop = analytics.watchClicks(describeClick)
    tap('span')
    stop()
    expect(mockTaro.reportEvent).not.toHaveBeenCalled()
  })

  test('a host without the call is only logged', async () => {
    warn.mockImplementation(() => undefined)
    mockTaro.reportEvent.mockImplementation(() => {
      throw new TypeError('Taro.reportEvent is not a function')
    })
    const analytics = await weapp()
    analytics.reportClick(describeClick('a'))
    analytics.reportClick(describeClick('b'))
    await settle()
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

test.each([
  [{ path: '/case-list' }, '/case-list'],
  [undefined, ''],
])('a click is described with its page, if there is one: %j', async (router, page) => {
  mockTaro.getCurrentInstance.mockReturnValue({ router })
  const click = await import('@/platform/analytics/click-event')
  expect(click.describeClick('chip_remove')).toMatchObject({ name: 'chip_remove', page })
})
