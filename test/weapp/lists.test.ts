/** A list in the mini-program: what a page of rows costs, a key for the document that opens, and what stays on the way back. */
import { copy } from '@/copy'
import { type RunningServer, startServer } from '../support/server'
import {
  type Answer,
  type MiniProgram,
  type OpenOptions,
  eventually,
  expectHealthy,
  expectLight,
  openMiniProgram,
  proxyTo,
} from './mini-program'

const PAGE = { bytes: 64 * 1024, calls: 3 }
const LIST = 'pages/case-list/index'

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ CORPUS: 'sample' })
})
afterAll(() => server.stop())

const open = (options: OpenOptions = {}) =>
  openMiniProgram({
    path: LIST,
    query: { query: JSON.stringify([{ name: '全文', value: '合同' }]) },
    answer: proxyTo(server.origin),
    ...options,
  })
const rows = (app: MiniProgram) => app.find('.row').count()
const hasRows = (app: MiniProgram) => eventually(async () => expect(await rows(app)).toBeGreaterThan(2))
const screen = (app: MiniProgram) => app.page.locator('.screen:not([hidden])')
const scrollBy = (app: MiniProgram, distance: number) =>
  screen(app).evaluate((page, by) => {
    page.scrollTop += by
    return page.scrollHeight
  }, distance)
const footer = (app: MiniProgram) => app.text('.results-footer')

/** Scrolls as a thumb does, until the list has grown by a page. */
async function nextPage(app: MiniProgram) {
  const before = await scrollBy(app, 0)
  await eventually(async () => expect(await scrollBy(app, 400)).toBeGreaterThan(before + 500))
}

test('the first page and each further one stay within 64 KB and 3 calls of setData', async () => {
  const app = await open()
  await hasRows(app)
  const first = await app.meter()
  process.stdout.write(`figure: the list opens with ${first.bytes} bytes of setData in ${first.calls} calls\n`)
  expect(first.bytes).toBeLessThanOrEqual(PAGE.bytes)
  expect(first.calls).toBeLessThanOrEqual(PAGE.calls)
  await app.screenshot('list')

  await app.resetMeter()
  const pages = 5
  for (let page = 0; page < pages; page++) await nextPage(app)
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: a further page takes ${Math.round(bytes / pages)} bytes in ${calls / pages} calls\n`)
  expect(bytes / pages).toBeLessThanOrEqual(PAGE.bytes)
  expect(calls / pages).toBeLessThanOrEqual(PAGE.calls)
  expect(await rows(app)).toBeLessThanOrEqual(18)
  await expectLight(app)
  await expectHealthy(app)
  await app.close()
})
