/** The canvas of a chart in the mini-program: touched, left at once, and turned. */
import { listToolsCopy } from '@/copy/list-tools'
import { encodeUrlQuery } from '@domain/query/codec'
import { letPass } from '../support/time'
import { memberServer } from './member'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const VISUAL = 'pages/visual/case/index'
const LIST = 'pages/list/case'
const query = { query: encodeUrlQuery([{ name: '全文', value: '违约金' }]) }

const server = memberServer({ CORPUS: 'sample' })

const open = (path: string) =>
  openMiniProgram({ answer: proxyTo(server.origin), storage: { token: server.token }, path, query })
const canvas = (app: MiniProgram, title: string) =>
  app.find('.chart-card').filter({ hasText: title }).first().locator('canvas.ec-canvas')
const conditions = (app: MiniProgram) => app.find('.chip').count()

/** Returns the width of the chart in pixels of the canvas, once it is drawn. */
async function drawn(app: MiniProgram, title: string, least = 300) {
  let width = 0
  await eventually(async () => {
    width = await canvas(app, title).evaluate(element => {
      const { width, height } = element as HTMLCanvasElement
      const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
      return data.some(Boolean) ? width : 0
    })
    expect(width).toBeGreaterThan(least)
  })
  return width
}

/** Touches a chart and lifts the finger `by` pixels beside. Returns how often the chart was drawn meanwhile. */
async function finger(app: MiniProgram, title: string, [x, y]: [number, number], by: number) {
  const chart = canvas(app, title)
  await chart.scrollIntoViewIfNeeded()
  await chart.evaluate(element => {
    const context = (element as HTMLCanvasElement).getContext('2d')!
    const clear = context.clearRect.bind(context)
    element.dataset.drawn = '0'
    context.clearRect = (...area) => {
      element.dataset.drawn = String(Number(element.dataset.drawn) + 1)
      clear(...area)
    }
  })
  const box = (await chart.boundingBox())!
  const session = await app.page.context().newCDPSession(app.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...dx: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: dx.map(moved => ({ x: box.x + x + moved, y: box.y + y })),
    })
  await touch('touchStart', 0)
  await touch('touchMove', by)
  await touch('touchEnd')
  // As long as ECharts needs to draw: it draws in the next frame.
  await letPass(200)
  return chart.evaluate(element => Number(element.dataset.drawn))
}

test('scrolling over a chart changes nothing; a trembling finger still taps', async () => {
  const app = await open(VISUAL)
  await drawn(app, '裁判年份')
  await drawn(app, '地域分布')
  const before = await conditions(app)
  for (const place of [
    [60, 40],
    [240, 140],
  ] as Array<[number, number]>)
    expect(await finger(app, '地域分布', place, 30)).toBe(0)
  expect(await conditions(app)).toBe(before)
  await finger(app, '地域分布', [240, 140], 7)
  await eventually(async () => expect(await conditions(app)).toBe(before + 1))
  await expectHealthy(app)
  await app.close()
})

test('charts that are left at once leave nothing behind', async () => {
  const app = await open(LIST)
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  for (const patience of [0, 30, 150]) {
    await app.find(`.total-line__tools [aria-label="${listToolsCopy.charts}"]`).tap()
    await eventually(async () => expect((await app.stack()).slice(-1)[0]?.route).toBe(VISUAL))
    await letPass(patience)
    await app.back()
    await eventually(async () => expect((await app.stack()).slice(-1)[0]?.route).toBe(LIST))
  }
  await expectHealthy(app)
  await app.close()
})

test('charts have the new width after the phone is turned', async () => {
  const app = await open(VISUAL)
  const upright = await drawn(app, '裁判年份')
  await app.resize(667, 375)
  await drawn(app, '裁判年份', upright * 1.3)
  await expectHealthy(app)
  await app.close()
})
