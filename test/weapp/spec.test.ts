/** The mini-program against the second back end: home, a list, a document by its key. */
import { copy } from '@/copy'
import { startSpecServer } from '../spec-server'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

type SpecServer = Awaited<ReturnType<typeof startSpecServer>>

let server: SpecServer
beforeAll(async () => {
  server = await startSpecServer()
})
afterAll(() => server.stop())

const open = (path: string, storage: Record<string, string> = {}) =>
  openMiniProgram({ path, storage, answer: proxyTo(server.origin) })
const top = async (app: MiniProgram) => (await app.stack()).slice(-1)[0]
const isAt = (app: MiniProgram, route: string) => eventually(async () => expect((await top(app))?.route).toBe(route))
const text = (app: MiniProgram) => app.screen.innerText()
const rows = (app: MiniProgram, count: number) =>
  eventually(async () => expect(await app.find('.row').count()).toBeGreaterThanOrEqual(count))

async function readsWell(app: MiniProgram) {
  expect(await text(app)).not.toMatch(/undefined|NaN|\[object|null/)
  await expectHealthy(app)
}

/** A guest may repeat a past search. */
const PAST_SEARCH = {
  'search-history:case': JSON.stringify({ v: 1, d: [{ text: '违约金', query: '[{"name":"全文","value":"违约金"}]' }] }),
}

test('home leads to the list of cases, and into one', async () => {
  const app = await open('pages/search/index', PAST_SEARCH)
  await rows(app, 3)
  await app.tap('.promo__close')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
  await readsWell(app)
  await app.find('.section').filter({ hasText: copy.home.recent }).getByText('违约金').first().tap()
  await isAt(app, 'pages/list/case')
  await rows(app, 1)
  await readsWell(app)

  const rowTitle = await app.text('.row__title')
  await app.tap('.row')
  await isAt(app, 'pages/detail/case')
  expect((await top(app))?.query.secretKey).toMatch(/^[\da-f]{32}$/)
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(rowTitle))
  expect(await text(app)).toContain('违约金过高')
  await readsWell(app)
  await app.close()
})

test('a law opens by the document that its key returns', async () => {
  const app = await open('pages/list/law')
  await rows(app, 4)
  const rowTitle = await app.text('.row__title')
  await app.tap('.row')
  await isAt(app, 'pages/detail/law')
  await eventually(async () => expect(await app.text('.reader-head__title')).toBe(rowTitle))
  await readsWell(app)
  await app.close()
})
