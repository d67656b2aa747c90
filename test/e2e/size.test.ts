/** The first load is counted in bytes: what the browser fetched to show a route, compressed as the server sends it. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { missingBuiltIns } from '../support/built-ins'
import { DOCUMENTS } from '../support/sample-documents'
import { h5App } from './support'

const HOME_LIMIT = 150
const LIST_LIMIT = 170
const DETAIL_LIMIT = 180

const { open } = h5App({ CORPUS: 'sample' })

/** What a later tap may need comes when the reader has long begun; who saves data is spared it. */
const sparing = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

const kilobytes = (scripts: Buffer[], compressed: (script: Buffer) => Buffer) =>
  scripts.reduce((sum, script) => sum + compressed(script).length, 0) / 1024

/** Kilobytes of script that an address needs until it shows what it is for and the line is quiet: by gzip, and as the line has them. */
async function firstLoad(address: string, shows = '.row') {
  const phone = await open('/nowhere', { before: sparing })
  const scripts: Array<Promise<Buffer>> = []
  phone.page.on('response', response => {
    if (response.url().endsWith('.js')) scripts.push(response.body())
  })
  await phone.goto(address)
  await phone.top.locator(shows).first().waitFor()
  await phone.page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts)
  await phone.close()
  // The app, its vendors and the page's own, at the least: else something else was measured.
  expect(scripts.length).toBeGreaterThan(2)
  return { gzip: kilobytes(bodies, gzipSync), brotli: kilobytes(bodies, brotliCompressSync) }
}

async function measured(address: string, limit: number, shows?: string) {
  const { gzip, brotli } = await firstLoad(address, shows)
  process.stdout.write(
    `figure: first-load JS of ${address} ${gzip.toFixed(1)} KB gzip, at most ${limit}; ${brotli.toFixed(1)} KB brotli\n`,
  )
  return gzip
}

const lists = ROUTE_NAMES.filter(name => name.endsWith('-list'))
/** Without a question it has nothing to show. */
const asking = (name: RouteName) =>
  ROUTES[name].url +
  (name === 'tax-incentives-list' ? `?query=${encodeURIComponent('[{"name":"全文","value":"制造业"}]')}` : '')

test('the list routes are known', () => expect(lists).toContain('case-list'))

test.each([[ROUTES.search.url, HOME_LIMIT], ...lists.map((name): [string, number] => [asking(name), LIST_LIMIT])])(
  'first-load JavaScript of %s is at most %d KB gzip',
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

test.each(Object.values(DOCUMENTS))(
  'first-load JavaScript of the deep link %s is at most 180 KB gzip',
  async address => {
    expect(await measured(address, DETAIL_LIMIT, '.reader-head, .row')).toBeLessThanOrEqual(DETAIL_LIMIT)
  },
)

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

test('no script asks for a built-in that iOS 12 or Chrome 70 does not have', () => {
  expect(missingBuiltIns('dist/h5')).toBe('')
})
