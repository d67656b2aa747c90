/**
 * `npm run bench:weapp` measures the data that the mini-program sends to WeChat. It renders pages, a chip, a
 * filter and the civil code, with the companion server. `npm run bench:weapp -- taps fiscal` measures one
 * part, on pages with that name.
 */
import '../support/chromium'
import { closeBrowser, proxyTo } from 'mini-program-host'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../support/server'
import { memberToken } from '../support/member'
import { Figures } from './figures'
import { besideNative } from './weapp/beside-native'
import { LONG_LAW, civilCode, importLaws, withLongLaw } from './weapp/civil-code'
import type { Bench } from './weapp/measured'
import { furtherPages, openings } from './weapp/openings'
import { measurePackages } from './weapp/packages'
import { PAGES } from './weapp/pages'
import { measureReader } from './weapp/reader'
import { taps } from './weapp/taps'
import { wayBack } from './weapp/way-back'

const [part, named = ''] = process.argv.slice(2)
/** The units of figures that do not depend on the machine. */
const STEADY = ['', 'KB', 'px', '× bytes']
const figures = new Figures()
const { note } = figures

/** Measures the reader with the real civil code if it exists, otherwise with a similar law. */
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

const onSample = (measure: (bench: Bench) => Promise<void>) => async () => {
  const { origin, stop } = await startServer({ CORPUS: 'sample' })
  try {
    await measure({ origin, pages: PAGES.filter(({ name }) => name.includes(named)), note })
  } finally {
    await stop()
  }
}

const PARTS = {
  packages: () => measurePackages(note),
  openings: onSample(openings),
  furtherPages: onSample(furtherPages),
  besideNative: onSample(besideNative),
  wayBack: onSample(wayBack),
  taps: onSample(taps),
  reader,
}

async function main() {
  try {
    for (const [name, measure] of Object.entries(PARTS)) if (!part || part === name) await measure()
  } finally {
    await closeBrowser()
  }
  console.log(figures.table())
  if (figures.isOver(STEADY)) process.exitCode = 1
}

void main()
