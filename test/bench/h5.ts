/** `npm run bench:h5`: the H5 app on a cheap phone and a slow line, against the companion server with its sample. */
import { gzipSync } from 'node:zlib'
import { cpus } from 'node:os'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../support/browser'
import { startServer } from '../support/server'
import { measureReader } from './h5/reader'
import { SlowPhone } from './h5/slow-phone'
import { type Watched } from './h5/watch'

const RUNS = Number(process.argv[2] ?? 3)
/** `npm run bench:h5 -- 1 longScroll` measures one part once. */
const PART = process.argv[3]
/** `DATA_DIR=./data LAW=law_6dfdd305cc03` reads a law that was imported there in the place of the generated code. */
const { DATA_DIR, LAW } = process.env
const QUERY = encodeURIComponent(JSON.stringify([{ name: '全文', value: '合同' }]))
const LIST = `/case-list?query=${QUERY}`
const ROWS = 500

interface Figure {
  what: string
  measured: number
  limit: number
  unit: string
}

const figures: Figure[] = []
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const note = (what: string, values: number[], limit: number, unit = 'ms') =>
  void figures.push({ what, measured: median(values), limit, unit })

const slowest = ({ interactions }: Watched) => Math.max(0, ...Object.values(interactions))

async function several<T>(browser: Browser, origin: string, walk: (phone: SlowPhone) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < RUNS; run++) {
    const phone = await SlowPhone.open(browser, origin)
    results.push(await walk(phone))
    await phone.close()
  }
  return results
}

/** Long enough for what still comes and would shift or repaint the page. */
const settle = (phone: SlowPhone) => phone.page.waitForTimeout(1500)

async function coldStarts(browser: Browser, origin: string) {
  for (const [name, address, shows] of [
    ['home', '/search', '.row'],
    ['list, cold deep link', LIST, '.row'],
    ['fiscal area, cold deep link', '/fiscal-tax-list', '.row'],
    ['fiscal laws, cold deep link', '/fiscal-tax-law-list', '.row'],
    ['tax incentives, cold deep link', '/tax-incentives-app', '.tree__row'],
  ] as const) {
    const seen = await several(browser, origin, async phone => {
      await phone.goto(address, shows)
      await settle(phone)
      return phone.watched()
    })
    const of = (figure: (watched: Watched) => number) => seen.map(figure)
    note(
      `${name}: LCP`,
      of(({ lcp }) => lcp),
      2500,
    )
    note(
      `${name}: CLS`,
      of(({ cls }) => cls),
      0.05,
      '',
    )
  }
}

async function fromHome(browser: Browser, origin: string) {
  const times = await several(browser, origin, async phone => {
    await phone.goto('/search', '.row')
    await settle(phone)
    return phone.timeTo(() => phone.top.locator('.section__more').first().tap(), '.list-screen .row__meta')
  })
  note('list from home: first rows drawn', times, 700)
}

async function interactions(browser: Browser, origin: string) {
  const typing = await several(browser, origin, async phone => {
    await phone.goto('/home-search-input?type=case', 'input')
    await settle(phone)
    for (const letter of '买卖合同纠纷') {
      await phone.page.keyboard.insertText(letter)
      await phone.page.keyboard.press('End')
      await phone.page.waitForTimeout(350)
    }
    return slowest(await phone.watched())
  })
  note('INP while typing', typing, 200)

  const chips = await several(browser, origin, async phone => {
    await phone.goto(
      `${LIST.replace(QUERY, encodeURIComponent(JSON.stringify(['合同', '违约', '公司'].map(value => ({ name: '全文', value })))))}`,
      '.row',
    )
    await settle(phone)
    for (let left = 0; left < 2; left++) {
      await phone.top.locator('.chip__remove').first().tap()
      await phone.page.waitForTimeout(1200)
    }
    return slowest(await phone.watched())
  })
  note('INP while removing chips', chips, 200)

  const drawer = await several(browser, origin, async phone => {
    await phone.goto(LIST, '.row')
    await settle(phone)
    await phone.top.locator('.filter-title--more').tap()
    await phone.sees('.drawer__body .tree')
    await phone.page.waitForTimeout(1000)
    return slowest(await phone.watched())
  })
  note('INP opening the drawer', drawer, 200)
}

const PAGE = 10
const MOST_TURNS = 400

/** As a thumb does it, until the list has asked for so many rows. */
async function scrollTo(phone: SlowPhone, pages: () => number, rows: number) {
  for (let turn = 0; pages() * PAGE < rows; turn++) {
    if (turn > MOST_TURNS) throw new Error(`The list stopped at ${pages() * PAGE} rows`)
    await phone.page.mouse.wheel(0, 2400)
    await phone.page.waitForTimeout(120)
  }
}

async function longScroll(browser: Browser, origin: string) {
  const phone = await SlowPhone.open(browser, origin)
  let asked = 0
  phone.page.on('response', response => response.url().includes('/search/list?') && asked++)
  const pages = () => asked
  await phone.goto(LIST, '.row')
  await settle(phone)
  await scrollTo(phone, pages, 100)
  const before = await phone.heap()
  const tasks = (await phone.watched()).longTasks.length
  await scrollTo(phone, pages, ROWS)
  await settle(phone)
  const nodes = await phone.top.locator('.row, .row *').count()
  const long = (await phone.watched()).longTasks.slice(tasks).filter(task => task > 100)
  note(`${ROWS} rows: mounted nodes of rows`, [nodes], 300, 'nodes')
  note(`${ROWS} rows: memory more than at 100`, [(await phone.heap()) - before], 5, 'MB')
  note(`${ROWS} rows: long tasks over 100 ms`, [long.length], 0, '')
  await phone.close()
}

const ROUTES = [
  '/search',
  LIST,
  '/law-list',
  '/judicial-list',
  '/similarity-list',
  '/article-list',
  '/proDoc-list',
  '/bidding-list',
  '/excellent-case-new-list',
  '/fiscal-tax-list',
  '/fiscal-tax-law-list',
  '/fiscal-tax-qa-list',
]

async function firstLoads(browser: Browser, origin: string) {
  for (const address of ROUTES) {
    const phone = await SlowPhone.open(browser, origin)
    const scripts: Array<Promise<Buffer>> = []
    phone.page.on('response', response => response.url().endsWith('.js') && scripts.push(response.body()))
    await phone.goto(address, '.row')
    await phone.page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
    note(`first-load JS of ${address.split('?')[0]}`, [bytes / 1024], address === '/search' ? 150 : 170, 'KB gzip')
    await phone.close()
  }
}

const shown = (value: number, unit: string) =>
  `${value.toFixed(unit === '' && value < 1 && value > 0 ? 3 : unit === 'MB' || unit === 'KB gzip' ? 1 : 0)} ${unit}`.trim()

function table() {
  const line = ({ what, measured, limit, unit }: Figure) =>
    `| ${what} | ${shown(measured, unit)} | ${shown(limit, unit)} | ${measured <= limit ? '' : 'over'} |`
  return ['| what | measured | limit | |', '| --- | ---: | ---: | --- |', ...figures.map(line)].join('\n')
}

const reader = (browser: Browser, origin: string) => measureReader(browser, origin, note, RUNS, LAW)
const PARTS = { firstLoads, coldStarts, fromHome, interactions, longScroll, reader }

async function main() {
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; CPU 4× slower, 1.6 Mbit/s, 150 ms; medians of ${RUNS}`,
  )
  const [server, browser] = await Promise.all([
    startServer({ CORPUS: 'sample', ...(DATA_DIR ? { DATA_DIR } : {}) }),
    launchBrowser(),
  ])
  try {
    for (const [name, measure] of Object.entries(PARTS))
      if (!PART || PART === name) await measure(browser, server.origin)
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
  console.log(`\n${table()}`)
  // Seconds depend on the machine; bytes and counts do not.
  const counted = figures.filter(({ unit }) => unit === 'KB gzip' || unit === 'nodes')
  if (counted.some(({ measured, limit }) => measured > limit)) process.exitCode = 1
}

void main()
