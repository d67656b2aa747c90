/** `npm run bench:weapp`: what the mini-program hands to WeChat to draw each list, a chip, a filter and the civil code, against the companion server. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../support/server'
import { proxyTo } from '../weapp/driver/answers'
import { memberToken } from '../weapp/driver/member'
import { type Load } from '../weapp/driver/meter'
import { type MiniProgram } from '../weapp/driver/mini-program'
import { DIST, openMiniProgram } from '../weapp/driver/open'
import { closeBrowser } from '../weapp/driver/session'
import { LONG_LAW, civilCode, importLaws, withLongLaw } from './weapp/civil-code'
import { measureReader } from './weapp/reader'

const PAGES = [
  'search',
  'case-list',
  'law-list',
  'judicial-list',
  'similarity-list',
  'article-list',
  'pro-doc-list',
  'bidding-list',
  'excellent-list',
]
const QUERY = JSON.stringify(['合同', '违约'].map(value => ({ name: '全文', value })))
const KB = 1024

interface Figure {
  what: string
  measured: number
  limit: number
  unit: string
}

const figures: Figure[] = []
const note = (what: string, measured: number, limit: number, unit: string) =>
  void figures.push({ what, measured, limit, unit })

function notePage(what: string, { bytes, calls }: Load) {
  note(`${what}: setData`, bytes / KB, 64, 'KB')
  note(`${what}: calls`, calls, 3, '')
}

const quiet = (app: MiniProgram) => app.page.waitForTimeout(1500)

async function during(app: MiniProgram, act: () => Promise<unknown>): Promise<Load> {
  await app.resetMeter()
  await act()
  await quiet(app)
  return app.meter()
}

/** The services' answers wait for the gate of the moment. */
async function open(origin: string, page = 'case-list', token?: string, gate = () => Promise.resolve()) {
  const proxy = proxyTo(origin)
  const answer: typeof proxy = async request => {
    await gate()
    return proxy(request)
  }
  const storage = token ? { token } : {}
  const app = await openMiniProgram({ answer, path: `pages/${page}/index`, query: { query: QUERY }, storage })
  await quiet(app)
  return app
}

async function lists(origin: string) {
  for (const page of PAGES) {
    const app = await open(origin, page)
    notePage(page, await app.meter())
    await app.close()
  }
}

const TAPS: Array<[what: string, selector: string, limit: number]> = [
  ['a tap on a filter', '.filter-title', 2],
  ['opening the drawer', '.filter-title--more', 2],
  ['removing a chip', '.chip__remove', 2],
  ['opening the search bar', '.search-bar__open .icon', 4],
]

/** What a tap sends by itself, and what the services' answer to it then adds: that may be a page of rows. */
async function taps(origin: string) {
  const token = await memberToken(origin)
  for (const [what, selector, limit] of TAPS) {
    let come = () => {}
    let gate = Promise.resolve()
    const app = await open(origin, 'case-list', token, () => gate)
    gate = new Promise(resolve => (come = resolve))
    const tap = await during(app, () => app.tap(selector))
    const answer = await during(app, async () => come())
    note(`${what}: setData`, tap.bytes / KB, limit, 'KB')
    note(`${what}: its answer`, answer.bytes / KB, 64, 'KB')
    note(`${what}: calls in all`, tap.calls + answer.calls, what.includes('drawer') ? 12 : 3, '')
    await app.close()
  }
}

const bytesUnder = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesUnder(file) : statSync(file).size)
  }, 0)

function packages() {
  const subPackages = ['detail', 'advanced', 'visual', 'fiscal'].map(name => path.join(DIST, 'pages', name))
  const sizes = subPackages.map(folder => {
    try {
      return bytesUnder(folder)
    } catch {
      return 0
    }
  })
  note('main package', (bytesUnder(DIST) - sizes.reduce((sum, size) => sum + size, 0)) / KB, 1228, 'KB')
}

const shown = (value: number, unit: string) => `${unit ? value.toFixed(1) : value} ${unit}`.trim()

function table() {
  const line = ({ what, measured, limit, unit }: Figure) =>
    `| ${what} | ${shown(measured, unit)} | ${shown(limit, unit)} | ${measured <= limit ? '' : 'over'} |`
  return ['| what | measured | limit | |', '| --- | ---: | ---: | --- |', ...figures.map(line)].join('\n')
}

/** The real one, where it is; its like else. */
async function reader() {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-bench-'))
  const real = importLaws(data)
  const server = await startServer(real ? { DATA_DIR: data, CORPUS: 'none' } : { CORPUS: 'sample' })
  try {
    const token = await memberToken(server.origin)
    if (real) await measureReader(proxyTo(server.origin), await civilCode(server.origin), token, note)
    else await measureReader(withLongLaw(proxyTo(server.origin)), LONG_LAW, token, note)
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function onSample(measure: (origin: string) => Promise<void>) {
  const server = await startServer({ CORPUS: 'sample' })
  try {
    await measure(server.origin)
  } finally {
    await server.stop()
  }
}

/** `npm run bench:weapp -- reader` measures one part. */
const PARTS = { packages, lists: () => onSample(lists), taps: () => onSample(taps), reader }

async function main() {
  const wanted = process.argv[2]
  try {
    for (const [name, measure] of Object.entries(PARTS)) if (!wanted || wanted === name) await measure()
  } finally {
    await closeBrowser()
  }
  console.log(table())
  if (figures.some(({ measured, limit }) => measured > limit)) process.exitCode = 1
}

void main()
