/** The home screen in the mini-program: its cost, its panes, swipes, and the new laws. */
import { copy } from '@/copy'
import { companionServer } from '../support/companion'
import { type MiniProgram, eventually, expectHealthy, expectLight, openMiniProgram, proxyTo } from './mini-program'

const server = companionServer({ CORPUS: 'sample' })

const shown = (app: MiniProgram, selector: string) => app.find(`${selector}:visible`)
const sees = (app: MiniProgram, selector: string, count: number) =>
  eventually(async () => expect(await shown(app, selector).count()).toBeGreaterThanOrEqual(count))
const isOn = (app: MiniProgram, label: string) =>
  eventually(async () => expect(await shown(app, '.tabs__tab--on').innerText()).toBe(label))
const toTab = (app: MiniProgram, label: string) => shown(app, '.tabs__tab').getByText(label, { exact: true }).tap()

async function open() {
  const app = await openMiniProgram({ answer: proxyTo(server.origin) })
  await sees(app, '.row', 5)
  return app
}

async function withoutPromotion() {
  const app = await open()
  await app.tap('.promo__close')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
  return app
}

async function swipe(app: MiniProgram, from: number, to: number) {
  const devtools = await app.page.context().newCDPSession(app.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(x => ({ x, y: 500 })) })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
}

test('home opens, with its rows and the promotion, within 64 KB and few calls of setData', async () => {
  const app = await open()
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: mini-program home with its rows takes ${bytes} bytes of setData in ${calls} calls\n`)
  expect(bytes).toBeLessThanOrEqual(64 * 1024)
  // Three on a quiet machine; on a busy one Taro batches less.
  expect(calls).toBeLessThanOrEqual(5)
  await app.close()
})

test('every pane opens by its tab, and the last one is remembered', async () => {
  const app = await withoutPromotion()
  for (const [label, selector, count] of [
    ['司法观点', '.row', 10],
    ['类案', '.book', 36],
    ['优案评析', '.theme', 6],
    ['文章', '.partner', 5],
  ] as const) {
    await toTab(app, label)
    await sees(app, selector, count)
    await app.screenshot(`home-${label}`)
  }
  // The strip fades over its last 40 px: the label, 12 px within its tab, is before them.
  const last = await app.find('.tabs__tab').last().boundingBox()
  expect(last!.x + last!.width - 12).toBeLessThanOrEqual(375 - 40)
  expect(JSON.parse(String((await app.storage())['home-tab']))).toEqual({ v: 1, d: 5 })
  await expectLight(app)
  await expectHealthy(app)
  await app.close()
})

test('a swipe opens the neighbour; the new laws of a guest load five by five while scrolling', async () => {
  const app = await withoutPromotion()
  await swipe(app, 300, 80)
  await isOn(app, '法规')
  await sees(app, '.new-laws .row', 5)
  await app.scroll(400)
  await sees(app, '.new-laws .row', 6)
  await app.screenshot('home-laws')
  await swipe(app, 80, 300)
  await isOn(app, '案例')
  await app.screen.getByText(copy.home.intros.case).waitFor()
  await expectHealthy(app)
  await app.close()
})
