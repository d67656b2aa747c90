/** A new build is served while the browser has the old one: no page reloads, and none breaks. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RunningServer } from '../support/server'
import { eventually } from '../support/time'
import { worker } from '../support/worker'
import { Phone } from './support'

const BUILD = path.resolve(__dirname, '../../dist/h5')
const NEXT = 'app.ffffffff.js'

let folder: string
let server: RunningServer

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'alpha-builds-'))
  cpSync(BUILD, folder, { recursive: true })
  server = await worker.startServer({ CORPUS: 'sample', H5_DIR: folder })
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const rewrite = (name: string, change: (text: string) => string) => {
  const file = path.join(folder, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true })
}

/** A build with a changed line: its app has another name. */
function deploy() {
  const scripts = path.join(folder, 'js')
  const app = readdirSync(scripts).find(name => /^app\.\w+\.js$/.test(name))!
  renameSync(path.join(scripts, app), path.join(scripts, NEXT))
  rewrite('index.html', page => page.replace(app, NEXT))
  rewrite('service-worker.js', worker =>
    worker
      .split(app)
      .join(NEXT)
      .replace(/revision:"\w+"/, 'revision:"ffffffff"'),
  )
}

/** As if no page shared any code with the old build. */
function dropOldCode() {
  for (const name of readdirSync(path.join(folder, 'js')).filter(one => /^\d+\./.test(one))) {
    rmSync(path.join(folder, 'js', name))
    rewrite('service-worker.js', worker => worker.replace(`"/js/${name}",`, ''))
  }
}

const open = (address: string) => Phone.open(server.origin, address, { keeps: true })

const revisions = (phone: Phone) =>
  phone.page.evaluate(async () =>
    (await caches.keys()).filter(name => /:pages:/.test(name)).map(name => name.split(':').pop()),
  )

async function visit(address: string) {
  const phone = await open(address)
  await phone.top.locator('.row').first().waitFor()
  await eventually(async () => expect(await revisions(phone)).toHaveLength(1), 60_000)
  return phone
}

/** The browser does so by itself when it opens a page, and once a day. */
const update = (phone: Phone) =>
  phone.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

const runs = (phone: Phone) =>
  phone.page.evaluate(() =>
    [...document.scripts].map(({ src }) => src.split('/').pop()).find(name => /^app\./.test(name!)),
  )

test('an open page continues with its own code, and the next one is of the new build', async () => {
  const phone = await visit('/search')
  const before = await runs(phone)
  await phone.page.evaluate(() => Object.assign(window, { marked: true }))
  await phone.top.locator('.big-search__field').click()
  const input = phone.top.locator('input').first()
  await input.fill('违约金')
  let loads = 0
  phone.page.on('load', () => loads++)

  deploy()
  dropOldCode()
  await update(phone)
  await eventually(async () => expect(await revisions(phone)).toEqual(['ffffffff']), 60_000)
  expect(await input.inputValue()).toBe('违约金')
  await input.press('Enter')
  await phone.top.locator('.list-screen .row').first().waitFor()
  expect(await phone.page.evaluate(() => 'marked' in window)).toBe(true)
  expect(loads).toBe(0)

  expect(before).not.toBe(NEXT)
  await phone.goto('/search')
  expect(await runs(phone)).toBe(NEXT)
  expect(loads).toBe(1)
  await phone.close()
})

test('a page of the old build, opened before the new worker runs, is complete', async () => {
  const phone = await visit('/case-list')
  deploy()
  await phone.goto('/case-list')
  await phone.top.locator('.row').first().waitFor()
  await eventually(async () => expect(await revisions(phone)).toEqual(['ffffffff']), 60_000)
  await phone.goto('/case-list')
  await phone.top.locator('.row').first().waitFor()
  expect(await runs(phone)).toBe(NEXT)
  await phone.close()
})

test('after the setting forbids storage, nothing is stored', async () => {
  const phone = await visit('/search')
  const { port } = new URL(server.origin)
  await server.stop()
  server = await worker.startServer({ CORPUS: 'sample', H5_DIR: folder, PORT: port, OFFLINE: 'no' })
  await phone.goto('/search')
  const remainingCaches = () =>
    phone.page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await eventually(async () => expect(await remainingCaches()).toEqual([]), 60_000)
  await phone.goto('/search')
  await phone.top.locator('.row').first().waitFor()
  expect(await remainingCaches()).toEqual([])
  await phone.close()
})
