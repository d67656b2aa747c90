import { detectHost } from '@/platform/host/detect'
import { restoreGlobals, setGlobals } from './globals'

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1'
const WECHAT = `${SAFARI} MicroMessenger/8.0.49(0x1800312b) NetType/WIFI`

let mockBridge = false
jest.mock('@/platform/bridge', () => ({ bridge: { available: () => mockBridge } }))

beforeEach(() => {
  mockBridge = false
})
afterEach(restoreGlobals)

describe('the signs, surest first', () => {
  test.each([
    // bridge, user agent, launched by, remembered → host
    [true, SAFARI, undefined, undefined, 'app'],
    [true, WECHAT, undefined, undefined, 'app'],
    [true, WECHAT, '', undefined, 'app'],
    [false, WECHAT, undefined, undefined, 'wechat'],
    [false, WECHAT, 'alpha', undefined, 'wechat'],
    [false, WECHAT, undefined, 'alpha', 'wechat'],
    [false, SAFARI, 'alpha', undefined, 'app'],
    [false, SAFARI, undefined, 'alpha', 'app'],
    [false, SAFARI, '', 'alpha', 'browser'],
    [false, SAFARI, undefined, undefined, 'browser'],
    [false, '', undefined, undefined, 'browser'],
  ] as const)(
    'bridge %s, agent %s, launched %j, remembered %j: %s',
    (bridge, userAgent, launchAppsource, savedAppsource, expected) => {
      expect(detectHost({ bridge, userAgent, launchAppsource, savedAppsource })).toBe(expected)
    },
  )
})

/** Starts the H5 app anew, with what an earlier launch has left in storage. */
async function launch(search: string, userAgent: string, stored?: string) {
  setGlobals({ location: { search }, navigator: { userAgent } })
  jest.resetModules()
  const { storage } = await import('@/platform/storage')
  if (stored) storage.write('appsource', stored)
  const { host } = await import('@/platform/host/index.h5')
  return { current: host.current(), stored: () => storage.read('appsource'), host }
}

describe('a launch', () => {
  test('an app that says so in its launch query is remembered', async () => {
    const { current, stored } = await launch('?appsource=alpha', SAFARI)
    expect([current, stored()]).toEqual(['app', 'alpha'])
  })

  test('the next launch without the query is still the app', async () => {
    expect((await launch('', SAFARI, 'alpha')).current).toBe('app')
  })

  test('a link from the app, opened in WeChat, is WeChat, now and later', async () => {
    const { current, stored } = await launch('?appsource=alpha', WECHAT)
    expect([current, stored()]).toEqual(['wechat', undefined])
    expect((await launch('', WECHAT, 'alpha')).current).toBe('wechat')
  })

  test('an empty appsource leaves the app again', async () => {
    const { current, stored } = await launch('?appsource=', SAFARI, 'alpha')
    expect([current, stored()]).toEqual(['browser', undefined])
  })

  test('garbage under the key is no app', async () => {
    expect((await launch('', SAFARI, '{"v":1}')).current).toBe('browser')
  })

  test('is told once and does not change while the app runs', async () => {
    const { host } = await launch('', SAFARI)
    mockBridge = true
    expect(host.current()).toBe('browser')
  })
})

describe('the mini-program', () => {
  test.each([
    [1001, false],
    [1154, true],
    // From a page in Moments on into the mini-program.
    [1155, false],
  ])('knows itself; launched in scene %i, a page by itself: %s', async (scene, alone) => {
    jest.resetModules()
    jest.doMock('@tarojs/taro', () => ({ __esModule: true, default: { getLaunchOptionsSync: () => ({ scene }) } }))
    const { host } = await import('@/platform/host')
    expect(host.current()).toBe('weapp')
    expect(host.isSinglePage()).toBe(alone)
  })
})
