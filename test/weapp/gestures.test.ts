/** Dragging sheets and drawers off the mini-program's screen, and the cost in `setData`. */
import { listCopy } from '@/copy/list'
import { letPass, steady } from '../support/time'
import { memberServer } from './member'
import {
  type MiniProgram,
  type OpenOptions,
  eventually,
  expectHealthy,
  expectLight,
  openMiniProgram,
  proxyTo,
} from './mini-program'

/** At one point of the way, with its path in the page's data. */
const COST = 256
const RESTED = 200

const server = memberServer({ CORPUS: 'sample' })

type Place = readonly [x: number, y: number]

async function finger(app: MiniProgram) {
  const devtools = await app.page.context().newCDPSession(app.page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) })
  return {
    down: (...at: Place[]) => send('touchStart', ...at),
    async to([x, y]: Place, [toX, toY]: Place) {
      for (let step = 1; step <= 10; step++)
        await send('touchMove', [x + ((toX - x) * step) / 10, y + ((toY - y) * step) / 10])
    },
    move: (...at: Place[]) => send('touchMove', ...at),
    up: () => send('touchEnd'),
  }
}

/** The offset of the box, in px; it may still be moving. */
const shifted = (app: MiniProgram, axis: 'm41' | 'm42') =>
  app.find('.layer__box:visible').evaluate((box, of) => new DOMMatrix(getComputedStyle(box).transform)[of], axis)

/** A point in the draggable part, once the box rests. */
async function heldAt(app: MiniProgram, part: string): Promise<Place> {
  const { x, y } = await steady(async () => (await app.find(`${part}:visible`).boundingBox())!)
  return [x + 60, y + 20]
}

const open = (options: OpenOptions = {}) =>
  openMiniProgram({ answer: proxyTo(server.origin), storage: { token: server.token }, ...options })

async function openSheet() {
  const app = await open()
  await app.find('.home-header__right > .icon-button:visible').tap()
  await app.find('.sheet:visible').waitFor()
  return { app, at: await heldAt(app, '.sheet__top'), ...(await finger(app)) }
}

const below = ([x, y]: Place, by: number): Place => [x, y + by]
const gone = (app: MiniProgram) => eventually(async () => expect(await app.find('.layer').count()).toBe(0))
const isBack = (app: MiniProgram, axis: 'm41' | 'm42') =>
  eventually(async () => expect(await shifted(app, axis)).toBe(0))

test('a sheet follows the finger by one style, springs back if released early, and closes beyond a third', async () => {
  const { app, at, down, to, up } = await openSheet()
  const height = (await app.find('.sheet:visible').boundingBox())!.height
  await app.resetMeter()
  await down(at)
  await to(at, below(at, height / 4))
  await eventually(async () => expect(await shifted(app, 'm42')).toBeGreaterThan(height / 6))
  const sent = await steady(() => app.meter())
  process.stdout.write(`figure: a pulled sheet sends ${sent.bytes} bytes in ${sent.calls} calls\n`)
  expect(sent.largest).toBeLessThanOrEqual(COST)
  await expectLight(app)
  await app.screenshot('sheet-pulled')
  await letPass(RESTED)
  await up()
  await isBack(app, 'm42')

  await down(at)
  await to(at, below(at, height * 0.6))
  await letPass(RESTED)
  await up()
  await gone(app)
  await expectHealthy(app)
  await app.close()
})

test('a tap on its head, a pull up or across and a second finger do not move it, and it works as before', async () => {
  const { app, at, down, to, move, up } = await openSheet()
  await down(at)
  await up()
  for (const end of [below(at, -120), [at[0] + 120, at[1] + 20] as const]) {
    await down(at)
    await to(at, end)
    expect(await shifted(app, 'm42')).toBe(0)
    await up()
  }
  await down(at)
  await to(at, below(at, 120))
  const second = below(at, 160)
  await down(below(at, 120), second)
  await move(below(at, 130), second)
  await isBack(app, 'm42')
  await up()
  expect(await app.find('.sheet:visible').count()).toBe(1)
  await down(at)
  await to(at, below(at, 300))
  await up()
  await gone(app)
  await app.close()
})

test('a drawer is pulled to the right by its head, and not by its text', async () => {
  const app = await open({
    path: 'pages/list/case',
    query: { query: JSON.stringify([{ name: '全文', value: '违约金' }]) },
  })
  await app.find('.filter-bar').getByText(listCopy.filter.more).tap()
  const { down, to, up } = await finger(app)
  const head = await heldAt(app, '.drawer__head')
  const text = below(head, 200)
  await down(text)
  await to(text, below(text, -150))
  await to(below(text, -150), [text[0] + 150, text[1] - 150])
  await up()
  expect(await shifted(app, 'm41')).toBe(0)

  await down(head)
  await to(head, [head[0] + 150, head[1]])
  await eventually(async () => expect(await shifted(app, 'm41')).toBeGreaterThan(100))
  await letPass(RESTED)
  await up()
  await gone(app)
  await expectHealthy(app)
  await app.close()
})
