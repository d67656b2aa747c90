/** The first load is counted in bytes: what the browser fetched to show a route, compressed as the build did it for the server. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { missingBuiltIns } from '../support/built-ins'
import { DOCUMENTS } from '../support/sample-documents'
import { type Phone, h5App } from './support'

const HOME_LIMIT = 105
const LIST_LIMIT = 123
const DETAIL_LIMIT = 131
/** It comes beside the tree of them all. */
const INCENTIVE_LIMIT = 136

const { open } = h5App({ CORPUS: 'sample' })

/** What a later tap may need comes when the reader has long begun; who saves data is spared it. */
const sparing = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

const BUILT = path.resolve(__dirname, '../../dist/h5')

/** What is too small to be compressed is sent as it is. */
function bytesSent(url: string) {
  const file = path.join(BUILT, new URL(url).pathname)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const scripts = new Set<string>()
let phone: Phone
beforeAll(async () => {
  phone = await open('/nowhere', { before: sparing })
  phone.page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
})
afterAll(() => phone.close())

/** Kilobytes of script that an address needs until it shows what it is for and the line is quiet. */
async function firstLoad(address: string, shows = '.row') {
  scripts.clear()
  await phone.goto(address)
  await phone.top.locator(shows).first().waitFor()
  await phone.page.waitForLoadState('networkidle')
  // The app, its vendors and the page's own, at the least: else something else was measured.
  expect(scripts.size).toBeGreaterThan(2)
  return [...scripts].reduce((sum, url) => sum + bytesSent(url), 0) / 1024
}

async function measured(address: string, limit: number, shows?: string) {
  const sum = await firstLoad(address, shows)
  process.stdout.write(`figure: first-load JS of ${address} ${sum.toFixed(1)} KB brotli, at most ${limit}\n`)
  return sum
}

const lists = ROUTE_NAMES.filter(name => name.endsWith('-list'))
/** Without a question it has nothing to show. */
const asking = (name: RouteName) =>
  ROUTES[name].url +
  (name === 'tax-incentives-list' ? `?query=${encodeURIComponent('[{"name":"全文","value":"制造业"}]')}` : '')

test('the list routes are known', () => expect(lists).toContain('case-list'))

test.each([[ROUTES.search.url, HOME_LIMIT], ...lists.map((name): [string, number] => [asking(name), LIST_LIMIT])])(
  'first-load JavaScript of %s is at most %d KB brotli',
  async (address, limit) => {
    expect(await measured(address, limit)).toBeLessThanOrEqual(limit)
  },
)

test('the routes of documents are known', () => {
  const details = ROUTE_NAMES.filter(
    name =>
      ROUTES[name].page.indexOf('pages/detail/') === 0 ||
      /^fiscal-tax-\w+-detail$/.test(name) ||
      name === 'tax-incentives-app',
  )
  expect(Object.keys(DOCUMENTS).sort()).toEqual(details.sort())
})

test.each(
  Object.entries(DOCUMENTS).map(([name, address]): [string, number] => [
    address,
    name === 'tax-incentives-app' ? INCENTIVE_LIMIT : DETAIL_LIMIT,
  ]),
)('first-load JavaScript of the deep link %s is at most %d KB brotli', async (address, limit) => {
  expect(await measured(address, limit, '.reader-head, .row')).toBeLessThanOrEqual(limit)
})

test('no script has syntax that iOS 12 or Chrome 70 cannot read', () => {
  const folder = path.resolve(__dirname, '../../dist/h5/js')
  const written = (script: string, target: string) => transformSync(script, { target }).code
  const tooNew = readdirSync(folder).filter(name => {
    if (!name.endsWith('.js')) return false
    const script = readFileSync(path.join(folder, name), 'utf8')
    return written(script, 'es2019') !== written(script, 'esnext')
  })
  expect(tooNew).toEqual([])
})

// The service worker is for browsers that have what it asks for: src/platform/offline.
test('no script asks for a built-in that iOS 12 or Chrome 70 does not have', () => {
  expect(missingBuiltIns('dist/h5/js')).toBe('')
})
