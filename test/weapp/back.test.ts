/** The phone's back button, gesture or capsule button closes an open layer before it leaves the page. */
import { readerCopy } from '@/copy/reader'
import { memberServer } from './member'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const server = memberServer({ CORPUS: 'sample' })

const open = (path: string, query: Record<string, string> = {}) =>
  openMiniProgram({ answer: proxyTo(server.origin), path, query, storage: { token: server.token }, height: 812 })

const count = (app: MiniProgram, selector: string) => app.find(selector).count()
const isGone = (app: MiniProgram, selector: string) =>
  eventually(async () => expect(await count(app, selector)).toBe(0))
const routes = async (app: MiniProgram) => (await app.stack()).map(({ route }) => route)

/** A step back is noticed from the moment that WeChat has shown the container. */
const isGuarded = (app: MiniProgram) => app.find('page-container:not([hidden])').waitFor({ state: 'attached' })
const isFree = (app: MiniProgram) => isGone(app, 'page-container:not([hidden])')

async function openSheet(app: MiniProgram, label: string) {
  await app.find('.tools__tool').getByText(label, { exact: true }).tap()
  await app.find('.sheet:visible').waitFor()
  await isGuarded(app)
}

async function toDocument() {
  const app = await open('pages/list/law')
  await app.find('.row').first().tap()
  await app.find('.reader-body .text-block').first().waitFor()
  return app
}

test('closes a sheet, then leaves the page', async () => {
  const app = await toDocument()
  await openSheet(app, readerCopy.reader.settings)
  await app.back()
  await isGone(app, '.sheet')
  await isFree(app)
  expect(await routes(app)).toHaveLength(2)
  await app.back()
  expect(await routes(app)).toEqual(['pages/list/law'])
  await expectHealthy(app)
  await app.close()
})

test('closes the drop-down of a filter and keeps the list as it was', async () => {
  const app = await open('pages/list/case')
  await app.find('.row').first().waitFor()
  const rows = await count(app, '.row')
  await app.find('[aria-label^="地域"]').first().tap()
  await app.find('.dropdown').waitFor()
  await isGuarded(app)
  await app.back()
  await isGone(app, '.dropdown')
  expect(await routes(app)).toEqual(['pages/list/case'])
  expect(await count(app, '.row')).toBe(rows)
  await expectHealthy(app)
  await app.close()
})

test('guards the next layer again, and releases the page each time', async () => {
  const app = await toDocument()
  for (const label of [readerCopy.reader.settings, readerCopy.reader.share, readerCopy.reader.settings]) {
    await openSheet(app, label)
    await app.back()
    await isGone(app, '.sheet')
    await isFree(app)
  }
  expect(await routes(app)).toHaveLength(2)
  await expectHealthy(app)
  await app.close()
})

test('pressed twice quickly closes the sheet and leaves the page', async () => {
  const app = await toDocument()
  await openSheet(app, readerCopy.reader.settings)
  await app.back()
  await app.back()
  await eventually(async () => expect(await routes(app)).toEqual(['pages/list/law']))
  await expectHealthy(app)
  await app.close()
})

test('a sheet closed by the app leaves no guard: one step back leaves the page', async () => {
  const app = await toDocument()
  await openSheet(app, readerCopy.reader.settings)
  await app.find('.layer__mask').tap({ position: { x: 10, y: 10 } })
  await isGone(app, '.sheet')
  await isFree(app)
  await app.back()
  expect(await routes(app)).toEqual(['pages/list/law'])
  await app.close()
})

test('closes the welcome popup of a guest', async () => {
  const app = await openMiniProgram({ answer: proxyTo(server.origin), height: 812 })
  await app.find('.promo').waitFor()
  await isGuarded(app)
  await app.back()
  await isGone(app, '.promo')
  expect(await routes(app)).toEqual(['pages/search/index'])
  await expectHealthy(app)
  await app.close()
})
