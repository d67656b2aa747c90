/**
 * Coverage mode, `COVERAGE=yes`: istanbul counts hits in src and server. Jest collects the counters of Node.
 * Browser pages send their counters before they close.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { type Hits } from './coverage-figures'
import { letPass } from './time'

const ROOT = path.resolve(__dirname, '../..')
export const COVERAGE_FOLDER = path.join(ROOT, 'test-results/coverage')
/** The milliseconds to wait for a page's counters: a hanging page must not block the run. */
const PATIENCE = 5000

/** The counters of a file, without ranges. Ranges are ten times larger, and the report reads them from the sources. */
export interface Counters extends Hits {
  hash: string
}
type CountersByFile = Record<string, Counters>

/** Returns Jest's flags for a stage. */
export const coverageFlags = (stage: string) =>
  process.env.COVERAGE
    ? [
        ...['--coverage', '--coverageReporters=json', `--coverageDirectory=${path.join(COVERAGE_FOLDER, stage)}`],
        `--coveragePathIgnorePatterns=^(?!${ROOT}/(src|server)/)`,
      ]
    : []

/** Runs in the page; builds store the counters in `Math` (babel.config.js). */
function readCounters(): CountersByFile {
  const { __coverage__ = {} } = Math as unknown as { __coverage__?: CountersByFile }
  return Object.fromEntries(Object.entries(__coverage__).map(([file, { hash, s, b }]) => [file, { hash, s, b }]))
}

function addHits(sum: Hits, { s, b }: Hits) {
  for (const [id, hits] of Object.entries(s)) sum.s[id] = (sum.s[id] ?? 0) + hits
  for (const [id, ways] of Object.entries(b)) sum.b[id] = ways.map((hits, way) => hits + (sum.b[id]?.[way] ?? 0))
}

/** Writes one file for each process. A process that is stopped while it writes leaves the last whole file. */
function saveCounters(counters: CountersByFile) {
  const file = path.join(COVERAGE_FOLDER, `pages-${process.pid}.json`)
  const sums = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CountersByFile) : {}
  for (const [source, counted] of Object.entries(counters)) {
    const sum = sums[source]
    if (sum?.hash === counted.hash) addHits(sum, counted)
    else sums[source] = counted
  }
  mkdirSync(COVERAGE_FOLDER, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(sums))
  renameSync(`${file}.new`, file)
}

/** Reads the counters of a page. A crashed page has none, but its test has failed already. */
async function gather(page: Page) {
  const counters = await Promise.race([page.evaluate(readCounters).catch(() => undefined), letPass(PATIENCE)])
  if (counters) saveCounters(counters)
}

/** Saves the counters of a page that the next visitor reuses. Such a page does not close. */
export async function saveVisit(page: Page) {
  if (process.env.COVERAGE) await gather(page)
}

interface Closable {
  close(options?: object): Promise<void>
}
const gathered = new WeakSet<Closable>()

function gatherBeforeClose(owner: Closable, pages: () => Page[]) {
  if (gathered.has(owner)) return
  gathered.add(owner)
  const close = owner.close.bind(owner)
  owner.close = async options => {
    await Promise.all(pages().map(gather))
    await close(options)
  }
}

async function countInContext(context: BrowserContext) {
  gatherBeforeClose(context, () => context.pages())
  context.on('page', page => gatherBeforeClose(page, () => [page]))
  // A new document resets the counters, so the previous document sends its counters first.
  await context.exposeBinding('saveCounters', (_, counters: CountersByFile) => saveCounters(counters))
  await context.addInitScript(`addEventListener('pagehide', () => saveCounters((${String(readCounters)})()))`)
}

const pagesOf = (browser: Browser) => browser.contexts().flatMap(context => context.pages())

/** Collects counters in every context that the browser opens from now on. */
export function countInBrowser(browser: Browser): Browser {
  if (!process.env.COVERAGE) return browser
  gatherBeforeClose(browser, () => pagesOf(browser))
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await newContext(options)
    await countInContext(context)
    return context
  }
  return browser
}

/** Collects counters in a mini-program. Its page is reused, so the counters are read before it closes. */
export function countInMiniProgram(app: Closable & { page: Page }) {
  if (process.env.COVERAGE) gatherBeforeClose(app, () => [app.page])
}
