/**
 * Opens every screen that the sample can fill. Measures the first load, checks WCAG 2.2 AA in both themes, and that
 * nothing is wider than the window.
 */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { encodeUrlQuery } from '@domain/query/codec'
import { ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { violationsOn } from '../support/axe'
import { DOCUMENTS } from '../support/sample-documents'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const BUILT = path.resolve(__dirname, '../../dist/h5')

/** Kilobytes of compressed script. */
const HOME_LIMIT = 107
const LIST_LIMIT = 123
const DETAIL_LIMIT = 133
/** Loaded beside the tree of screens. */
const INCENTIVE_LIMIT = 138

const searching = (name: RouteName, value: string) =>
  `${ROUTES[name].url}?query=${encodeURIComponent(encodeUrlQuery([{ name: '全文', value }]))}`

/** Addresses that need more than their screen. */
const ADDRESSES: Partial<Record<RouteName, string>> = {
  ...DOCUMENTS,
  'home-search-input': '/home-search-input?type=law',
  advanced: '/advanced?type=case',
  'similarity-calssification-detail': '/similarity-calssification-detail/1',
  'excellent-calssification-detail': '/excellent-calssification-detail/1',
  'article-partner-detail': '/article-partner/1/法研所',
  'fiscal-tax-carousel': '/fiscal-tax-carousel/1',
  'tax-incentives-list': searching('tax-incentives-list', '制造业'),
  'case-list': searching('case-list', '违约金'),
}

/** They redirect at once, or are another address of the same screen. */
const NO_SCREEN: RouteName[] = ['auth', 'home-search']

function limitOf(name: RouteName) {
  if (name === 'search') return HOME_LIMIT
  if (name === 'tax-incentives-app') return INCENTIVE_LIMIT
  if (name in DOCUMENTS) return DETAIL_LIMIT
  return name.endsWith('-list') ? LIST_LIMIT : undefined
}

const SCREENS = ROUTE_NAMES.filter(name => !ROUTES[name].weappOnly && !NO_SCREEN.includes(name)).map(name => ({
  name,
  address: ADDRESSES[name] ?? ROUTES[name].url,
  limit: limitOf(name),
}))

/** 375 px at twice its size, a desktop at twice its size, the smallest phone. */
const SIZES = [
  { width: 188, height: 406 },
  { width: 640, height: 400 },
  { width: 320, height: 568 },
] as const
const PHONE = { width: 375, height: 812 }

/** Code of later taps loads when the screen is visible, and not with a data saver. */
const sparing = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/** Files too small to be compressed. */
function bytesSent(url: string) {
  const file = path.join(BUILT, new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const scripts = new Set<string>()
let phone: Phone
beforeAll(async () => {
  phone = await open('/search', { before: sparing })
  await phone.signIn()
  phone.page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
})
afterAll(() => phone.close())

async function isDrawn() {
  await phone.top.locator('.skeleton, .card-skeletons, .loading-page').first().waitFor({ state: 'detached' })
  await phone.idle()
  await phone.settled()
}

/** Kilobytes of script until the screen shows its content and the network is idle. */
function firstLoad(address: string, limit: number) {
  // The app, its vendors and the page's own, at least: otherwise the measure is wrong.
  expect(scripts.size).toBeGreaterThan(2)
  const sum = [...scripts].reduce((bytes, url) => bytes + bytesSent(url), 0) / 1024
  process.stdout.write(`figure: first-load JS of ${address} ${sum.toFixed(1)} KB brotli, at most ${limit}\n`)
  return sum
}

const overflow = () =>
  phone.top.evaluate(page => ({
    page: page.scrollWidth - page.clientWidth,
    window: document.documentElement.scrollWidth - window.innerWidth,
  }))

test('lists and documents are included', () => {
  const limits = SCREENS.map(({ limit }) => limit)
  for (const limit of [HOME_LIMIT, LIST_LIMIT, DETAIL_LIMIT]) expect(limits).toContain(limit)
  const details = ROUTE_NAMES.filter(
    name =>
      ROUTES[name].page.indexOf('pages/detail/') === 0 ||
      /^fiscal-tax-\w+-detail$/.test(name) ||
      name === 'tax-incentives-app',
  )
  expect(Object.keys(DOCUMENTS).sort()).toEqual(details.sort())
})

test.each(SCREENS)('$name is light, breaks no rule and is never wider than its window', async ({ address, limit }) => {
  const { page } = phone
  await page.emulateMedia({ colorScheme: 'light' })
  scripts.clear()
  await phone.goto(address)
  if (limit) await phone.top.locator('.row, .reader-head').first().waitFor()
  await isDrawn()
  if (limit) expect(firstLoad(address, limit)).toBeLessThanOrEqual(limit)

  expect(await violationsOn(page)).toEqual([])
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await phone.settled()
    await phone.shot(`every-screen-${size.width}${address.replace(/\W+/g, '-')}`)
    expect([size.width, await overflow()]).toEqual([size.width, { page: 0, window: 0 }])
  }
  await page.setViewportSize(PHONE)
  // The same elements in other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
})
