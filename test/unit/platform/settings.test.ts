import { parseSettings } from '@/platform/settings/read'
import { restoreGlobals, setGlobals } from './globals'

afterEach(restoreGlobals)

const BUILT = {
  BUILD_API_HOST: 'https://api.example.com/',
  BUILD_APP_NAME: '检索台',
  BUILD_ALLOWED_HOSTS: 'www.example.com, Docs.example.com:8443,,bad host',
  BUILD_BASENAME: '/m/',
}

function onH5(meta?: string) {
  setGlobals({
    document: { querySelector: () => (meta === undefined ? null : { content: meta }) },
    location: { origin: 'https://m.example.com' },
  })
  return load(() => import('@/platform/settings/index.h5'))
}

async function load<T>(importing: () => Promise<T>) {
  jest.resetModules()
  return importing()
}

describe('what the build was told', () => {
  test('given nothing, an app without a build still starts', async () => {
    const { settings } = await load(() => import('@/platform/settings'))
    expect(settings).toMatchObject({
      allowedHosts: [],
      basename: '',
      collectorUrl: '',
      mapUrl: '',
      authorizeUrl: '',
    })
    expect(settings.appName).not.toBe('')
  })

  test('given constants, they are read, tidied and checked', async () => {
    setGlobals(BUILT)
    const { settings } = await load(() => import('@/platform/settings'))
    expect(settings).toMatchObject({
      apiHost: 'https://api.example.com',
      appName: '检索台',
      allowedHosts: ['www.example.com', 'docs.example.com:8443'],
      basename: '/m',
    })
  })

  test('given every constant, each setting has its own', async () => {
    setGlobals({
      ...BUILT,
      BUILD_TRIAL_URL: 'https://www.example.com/trial/',
      BUILD_H5_ORIGIN: 'https://m.example.com/',
      BUILD_COLLECTOR_URL: 'https://collect.example.com',
      BUILD_MAP_URL: 'https://map.example.com/china.json',
      BUILD_AUTHORIZE_URL: 'https://login.example.com',
      BUILD_NOT_OFFERED: 'bidding, visual,no word',
      BUILD_OFFLINE: 'no',
    })
    const { settings } = await load(() => import('@/platform/settings'))
    expect(settings).toMatchObject({
      trialUrl: 'https://www.example.com/trial',
      h5Origin: 'https://m.example.com',
      collectorUrl: 'https://collect.example.com',
      mapUrl: 'https://map.example.com/china.json',
      authorizeUrl: 'https://login.example.com',
      notOffered: ['bidding', 'visual'],
      offline: false,
    })
  })

  test.each(['yes', ''])('the app works offline unless the build says no: %j', async BUILD_OFFLINE => {
    setGlobals({ ...BUILT, BUILD_OFFLINE })
    expect((await load(() => import('@/platform/settings'))).settings.offline).toBe(true)
  })

  test('a mini-program without a host talks to the companion server of its developer', async () => {
    const { settings } = await load(() => import('@/platform/settings'))
    expect(settings).toMatchObject({ apiHost: 'http://127.0.0.1:3000', h5Origin: 'http://127.0.0.1:3000' })
  })

  test('a mini-program with a host keeps it', async () => {
    setGlobals({ ...BUILT, BUILD_H5_ORIGIN: 'https://m.example.com' })
    const { settings } = await load(() => import('@/platform/settings'))
    expect(settings).toMatchObject({ apiHost: 'https://api.example.com', h5Origin: 'https://m.example.com' })
  })
})

describe('what the page that was served says', () => {
  test('without it, the build stands and the origin is where the page came from', async () => {
    setGlobals(BUILT)
    const { settings } = await onH5()
    expect(settings).toMatchObject({ apiHost: 'https://api.example.com', h5Origin: 'https://m.example.com' })
  })

  test('it wins over the build, field by field', async () => {
    setGlobals(BUILT)
    const { settings } = await onH5(JSON.stringify({ apiHost: '', appName: 42, allowedHosts: ['a.example.com', 7] }))
    expect(settings).toMatchObject({ apiHost: '', appName: '检索台', allowedHosts: ['a.example.com'], basename: '/m' })
  })

  test.each(['{"apiHost":', '', 'null', '[]', '"text"', '7'])('broken content %j changes nothing', async content => {
    setGlobals(BUILT)
    const { settings } = await onH5(content)
    expect(settings).toMatchObject({ apiHost: 'https://api.example.com', appName: '检索台', basename: '/m' })
  })
})

test('filings are read as they are, and only as fields', () => {
  const filings = { icp: '京ICP备1号' }
  expect(parseSettings({ filings })).toEqual({ filings })
  expect(parseSettings({ filings: '京ICP备1号' })).toEqual({})
})

test.each([
  ['apiHost', 'javascript:alert(1)'],
  ['apiHost', '//evil.example.com'],
  ['h5Origin', 'https://user@evil.example.com'],
  ['trialUrl', 'ftp://example.com'],
  ['mapUrl', 'file:///china.json'],
  ['authorizeUrl', 'javascript:alert(1)'],
  ['collectorUrl', { url: 'https://example.com' }],
  ['basename', 'm'],
  ['basename', '//evil.example.com'],
  ['basename', '/a?b'],
  ['allowedHosts', 'www.example.com'],
  ['appName', '   '],
])('%s refuses %j', (field, value) => {
  expect(parseSettings({ [field]: value })).toEqual({})
})
