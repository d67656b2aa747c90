/** The filters of the case list in WeChat, against the companion server. */
import { listCopy } from '@/copy/list'
import { companionServer } from '../support/companion'
import { gate, steady } from '../support/time'
import { memberToken } from '../support/member'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const LIST = 'pages/list/case'
/** The setData limit of a tap on a filter. */
const TAP = 2048

const server = companionServer({ CORPUS: 'sample' })

async function openList(storage: Record<string, unknown>, answer = proxyTo(server.origin)) {
  const app = await openMiniProgram({ answer, path: LIST, storage, height: 812 })
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(0))
  // Rows below the screen come later and do not belong to a tap.
  await steady(() => app.meter())
  return app
}

const spoken = (app: MiniProgram, name: string) => app.find(`[aria-label^="${name}"]`).first()
const seen = (app: MiniProgram, selector: string) =>
  eventually(async () => expect(await app.find(selector).count()).toBeGreaterThan(0))
const gone = (app: MiniProgram, selector: string) =>
  eventually(async () => expect(await app.find(selector).count()).toBe(0))

/** The setData of a tap, once nothing more comes. */
async function weigh(app: MiniProgram, what: string, tap: () => Promise<void>, done: () => Promise<void>) {
  await app.resetMeter()
  await tap()
  await done()
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: mini-program ${what}: ${bytes} bytes of setData in ${calls} calls\n`)
  expect(bytes).toBeLessThanOrEqual(TAP)
}

test('a member filters the list; a tap on a choice is light', async () => {
  const app = await openList({ token: await memberToken(server.origin) })
  await spoken(app, '地域').tap()
  await seen(app, '[aria-label^="江苏省"]')
  await app.screenshot('filter-region')
  await spoken(app, '江苏省').tap()
  await seen(app, '[aria-label^="江苏省高级人民法院"]')
  const court = spoken(app, '江苏省高级人民法院')
  await weigh(
    app,
    'choice of a court',
    () => court.tap(),
    () => eventually(async () => expect(await court.getAttribute('aria-checked')).toBe('true')),
  )
  await app.tap('.action-bar__main')
  await gone(app, '.dropdown')
  await eventually(async () => expect(await app.text('.filter-title--on')).toBe('江苏省高级人民法院'))
  await expectHealthy(app)
  await app.close()
})

test('a region opens in place, however far down it is', async () => {
  const app = await openList({ token: await memberToken(server.origin) })
  const region = spoken(app, '甘肃省')
  await spoken(app, '地域').tap()
  await seen(app, '[aria-label^="甘肃省"]')
  await region.tap()
  await app.tap('.action-bar__main')
  await gone(app, '.dropdown')
  await seen(app, '.row')
  await app.find('.filter-title').nth(1).tap()
  await seen(app, '[aria-label^="甘肃省"]')
  const pane = app.find('.two-pane__roots')
  await eventually(async () => {
    const [line, box] = [await region.boundingBox(), await pane.boundingBox()]
    expect(line!.y).toBeGreaterThanOrEqual(box!.y)
    expect(line!.y + line!.height).toBeLessThanOrEqual(box!.y + box!.height)
  })
  await app.screenshot('filter-region-chosen')
  await expectHealthy(app)
  await app.close()
})

test('opening a filter and a branch is light: replies of services come separately', async () => {
  const proxy = proxyTo(server.origin)
  let counts = gate()
  const slowly: typeof proxy = async request => {
    if (request.url.includes('caseLeftStatistics')) await counts.opened
    return proxy(request)
  }
  const app = await openList({ token: await memberToken(server.origin) }, slowly)
  await weigh(
    app,
    'opening of a filter',
    () => spoken(app, '案由').tap(),
    () => seen(app, '.lines-skeleton'),
  )
  counts.open()
  await seen(app, '.tree__row--1')
  // Branches below the screen come later.
  await steady(() => app.meter())
  counts = gate()
  await weigh(
    app,
    'opening of a branch',
    () => spoken(app, '展开').tap(),
    () => seen(app, '.lines-skeleton'),
  )
  counts.open()
  await seen(app, '.tree__row--2')
  await expectHealthy(app)
  await app.close()
})

test("the drawer: a choice, a day of WeChat's picker, a switch", async () => {
  const app = await openList({ token: await memberToken(server.origin) })
  await spoken(app, listCopy.filter.more).tap()
  await seen(app, '.choice-grid')
  await app.screenshot('filter-drawer')
  const round = spoken(app, '二审')
  await weigh(
    app,
    'choice in the drawer',
    () => round.tap(),
    () => eventually(async () => expect(await round.getAttribute('aria-checked')).toBe('true')),
  )
  await app.choose('picker', '2021-01-01')
  await eventually(async () => expect(await app.text('.date-field__day')).toBe('2021-01-01'))
  const video = spoken(app, listCopy.filter.hasVideo)
  await weigh(
    app,
    'switch',
    () => video.tap(),
    () => eventually(async () => expect(await video.getAttribute('aria-checked')).toBe('true')),
  )
  await app.screenshot('filter-drawer-chosen')
  await app.tap('.action-bar__main')
  await gone(app, '.drawer__body')
  await eventually(async () => expect(await app.find('.filter-title--more.filter-title--on').count()).toBe(1))
  await expectHealthy(app)
  await app.close()
})

test('without a login no filter opens; the promotion does', async () => {
  const app = await openList({})
  await spoken(app, '年份').tap()
  await seen(app, '.promo')
  expect(await app.find('.dropdown').count()).toBe(0)
  await expectHealthy(app)
  await app.close()
})
