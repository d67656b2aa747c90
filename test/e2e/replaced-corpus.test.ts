/** The corpus is replaced while a page of the old one is open or stored. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CASE_PATHS } from '@contract/paths'
import { SAMPLE } from '../support/sample'
import type { RunningServer } from '../support/server'
import { eventually, gate } from '../support/time'
import { worker } from '../support/worker'
import { Phone } from './support'

const ROOT = path.resolve(__dirname, '../..')
const NEW_CASES = path.join(ROOT, 'server/corpus/import/examples/judgments.csv')
const LIST = '/case-list'

let data: string
let server: RunningServer

beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'alpha-replaced-'))
  cpSync(SAMPLE, data, { recursive: true })
  server = await worker.startServer({ CORPUS: 'sample', DATA_DIR: data })
  await eventually(async () => expect(await (await fetch(server.origin + LIST)).text()).toContain('id="prerendered"'))
})
afterEach(async () => {
  await server.stop()
  rmSync(data, { recursive: true })
})

/** As the services answer any visitor. */
const answer = async () =>
  (await fetch(`${server.origin}${CASE_PATHS.list}?page=1`, { headers: { noLogin: 'true' } })).text()

async function replaceCorpus() {
  const before = await answer()
  execFileSync(process.execPath, ['--import', 'tsx', 'server/corpus/import/main.ts', NEW_CASES], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data },
    stdio: 'ignore',
  })
  await eventually(async () => expect(await answer()).not.toBe(before))
}

const titles = (phone: Phone) => phone.top.locator('.row .row__title').allInnerTexts()

test('a list whose first page is older continues with the new corpus, each row once, and is new after a search', async () => {
  const held = gate()
  const phone = await Phone.open(server.origin, '/nowhere')
  await phone.page.route(/\/js\//, async route => {
    await held.opened
    await route.continue()
  })
  await phone.page.goto(server.origin + LIST, { waitUntil: 'commit' })
  await phone.page.waitForSelector('#prerendered .row')
  await replaceCorpus()
  held.open()
  await phone.page.waitForSelector('#prerendered', { state: 'detached' })
  const before = await titles(phone)
  expect(before.length).toBeGreaterThan(0)

  const more = phone.page.waitForResponse(/\/search\/list\?/)
  await phone.top.evaluate(page => page.scrollTo(0, page.scrollHeight))
  expect((await more).status()).toBe(200)
  await eventually(async () => expect(await phone.top.locator('[aria-busy="true"]').count()).toBe(0))
  const rows = await phone.top.locator('.row').allInnerTexts()
  expect(new Set(rows).size).toBe(rows.length)
  expect(await phone.top.locator('.state--error').count()).toBe(0)

  await phone.goto(LIST)
  await phone.page.waitForSelector('#prerendered', { state: 'detached' })
  expect(await titles(phone)).not.toEqual(before)
  await phone.close()
})

test('a stored page is visible for a moment: the app then shows the new reply', async () => {
  const phone = await Phone.open(server.origin, LIST, { keeps: true })
  await phone.top.locator('.row').first().waitFor()
  const before = await titles(phone)
  const cacheCount = () =>
    phone.page.evaluate(async () => (await caches.keys()).filter(name => name.includes(':pages:')).length)
  await eventually(async () => expect(await cacheCount()).toBe(1), 60_000)
  await replaceCorpus()
  await phone.goto(LIST)
  await phone.page.waitForSelector('#prerendered', { state: 'detached' })
  const after = await titles(phone)
  expect(after.length).toBeGreaterThan(0)
  for (const title of after) expect(before).not.toContain(title)
  expect(await phone.top.locator('.cached-notice').count()).toBe(0)
  await phone.close()
})
