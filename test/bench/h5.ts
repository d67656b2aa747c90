/**
 * `npm run bench:h5` measures the H5 app on a cheap phone with a slow connection, with the companion server's
 * sample.
 * `npm run bench:h5 -- 10 question` measures one part ten times.
 * `npm run bench:h5 -- 1 longScroll fiscal` measures one part once, on routes whose name contains the word.
 * `DATA_DIR=./data LAW=law_6dfdd305cc03` reads an imported law instead of the generated code of law.
 */
import { cpus } from 'node:os'
import { launchBrowser } from '../support/browser'
import { startServer } from '../support/server'
import { Figures } from './figures'
import type { Bench } from './h5/bench'
import { charts } from './h5/charts'
import { interactions } from './h5/interactions'
import { coldStarts, firstLoads, fromHome } from './h5/loads'
import { longScroll } from './h5/long-scroll'
import { question } from './h5/question'
import { measureReader } from './h5/reader'
import { returns } from './h5/returns'
import { ROUTES } from './h5/routes'
import { slowLineTo } from './h5/slow-line'
import { SlowPhone } from './h5/slow-phone'

const [runs = '3', part, named = ''] = process.argv.slice(2)
const { DATA_DIR, LAW } = process.env

const reader = (bench: Bench) => measureReader(bench, LAW)
const PARTS = { firstLoads, coldStarts, returns, fromHome, interactions, longScroll, reader, charts, question }

async function main() {
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; CPU 4× slower, 1.6 Mbit/s, 150 ms; medians of ${runs}`,
  )
  const [server, browser] = await Promise.all([
    startServer({ CORPUS: 'sample', ...(DATA_DIR ? { DATA_DIR } : {}) }),
    launchBrowser(),
  ])
  const figures = new Figures()
  const bench: Bench = {
    runs: Number(runs),
    routes: ROUTES.filter(({ name }) => name.includes(named)),
    phone: () => SlowPhone.open(browser, server.origin),
    async keepingPhone() {
      const line = await slowLineTo(server.origin)
      return { line, phone: await SlowPhone.open(browser, line.origin, { keeps: true }) }
    },
    note: figures.note,
  }
  try {
    for (const [name, measure] of Object.entries(PARTS)) if (!part || part === name) await measure(bench)
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
  console.log(`\n${figures.table()}`)
  // Only bytes and counts fail the run, because times depend on the machine.
  if (figures.isOver(['KB gzip', 'nodes'])) process.exitCode = 1
}

void main()
