/** The charts in the mini-program: on real canvases, tapped, saved, and shown to a guest by a key. */
import { listToolsCopy } from '@/copy/list-tools'
import { visualCopy, fill } from '@/copy/visual'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { encodeUrlQuery } from '@domain/query/codec'
import { memberServer } from './member'
import { type MiniProgram, type OpenOptions, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const VISUAL = 'pages/visual/case/index'
const LIST = 'pages/list/case'
const { visual } = visualCopy
const QUERY = encodeUrlQuery([{ name: '全文', value: '违约金' }])

const server = memberServer({ CORPUS: 'sample' })

const open = (options: OpenOptions = {}) =>
  openMiniProgram({ answer: proxyTo(server.origin), storage: { token: server.token }, ...options })
const openVisual = (options: OpenOptions = {}) => open({ path: VISUAL, query: { query: QUERY }, ...options })
const top = async (app: MiniProgram) => (await app.stack()).slice(-1)[0]
const conditions = async (app: MiniProgram) => (await app.find('.chip').allInnerTexts()).map(text => text.trim())
const total = (app: MiniProgram) => app.text('.charts__summary')
const slot = (app: MiniProgram, title: string) => app.find('.chart-card').filter({ hasText: title }).first()
const canvas = (app: MiniProgram, title: string) => slot(app, title).locator('canvas')
const key = (app: MiniProgram, text: string, title: string) =>
  app.find(`[aria-label="${fill(text, { title: SAMPLE_MARK + title })}"]`).first()

/** The number of colours on a canvas: an empty one has none. */
const colours = (app: MiniProgram, title: string) =>
  canvas(app, title).evaluate(element => {
    const { width, height } = element as HTMLCanvasElement
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
    const values = new Set<number>()
    for (let at = 0; at < data.length; at += 16)
      if (data[at + 3]) values.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!)
    return values.size
  })
const isDrawn = (app: MiniProgram, title: string) =>
  eventually(async () => expect(await colours(app, title)).toBeGreaterThan(5))

test('the list leads to the charts of the same search, with a key to share them', async () => {
  const app = await open({ path: LIST, query: { query: QUERY } })
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  const resultCount = (await app.text('.total-line__number')).replace(',', '')
  await app.find(`.total-line__tools [aria-label="${listToolsCopy.charts}"]`).tap()
  await isDrawn(app, '裁判年份')
  await isDrawn(app, '地域分布')
  const page = await top(app)
  expect(page?.route).toBe(VISUAL)
  expect(page?.query.secretKey).toMatch(/^[\w-]{22}$/)
  expect((await total(app)).replace(',', '')).toContain(` ${resultCount} `)
  await app.screenshot('visual')
  await expectHealthy(app)
  await app.close()
})

test('a tap on a part filters the search; the list behind has the new conditions', async () => {
  const app = await openVisual()
  await isDrawn(app, '地域分布')
  for (let group = 0; group < 3; group++) {
    const cards = await app.find('.section').count()
    await app.find('.charts__more .button').tap()
    await eventually(async () => expect(await app.find('.section').count()).toBe(cards + 1))
  }
  await isDrawn(app, '法院')
  await canvas(app, '法官').tap({ position: { x: 40, y: 20 } })
  await eventually(async () => expect(await conditions(app)).toHaveLength(2))
  const [, judge = ''] = await conditions(app)
  expect(judge).toContain('法官')
  await isDrawn(app, '裁判年份')
  await app.find('.visual-header__list').tap()
  await eventually(async () => expect((await top(app))?.route).toBe(LIST))
  await eventually(async () => expect(await conditions(app)).toHaveLength(2))
  await expectHealthy(app)
  await app.close()
})

test('a chart becomes a picture of 780 pixels; the album is requested, refused, and allowed in the settings', async () => {
  const app = await openVisual({ album: 'undecided' })
  await isDrawn(app, '裁判年份')
  await key(app, visual.download, '裁判年份').tap()
  const image = app.find('.picture-sheet__image')
  await image.waitFor()
  const size = await app.page.evaluate(async () => {
    const imageElement = document.querySelector<HTMLImageElement>('.screen:not([hidden]) .picture-sheet__image img')
    await imageElement?.decode()
    return [imageElement?.naturalWidth, imageElement?.naturalHeight]
  })
  expect(size).toEqual([780, 1000])
  await app.screenshot('visual-picture')
  const save = () => app.find('.action-bar__main').tap()
  await save()
  await app.native.getByText('拒绝').tap()
  await app.find('.ask').getByText(visualCopy.picture.toSettings).tap()
  await app.native.getByText('允许').tap()
  await save()
  await app.find('.toast').getByText(visualCopy.picture.saved).waitFor()
  await expectHealthy(app)
  await app.close()
})

test('a guest sees the shared charts by the key, and can change nothing', async () => {
  const app = await openVisual()
  await isDrawn(app, '裁判年份')
  await app.share()
  await eventually(async () => expect(await app.calls('share')).toHaveLength(1))
  const [{ args } = { args: [] }] = await app.calls('share')
  const shared = new URLSearchParams((args[0] as { path: string }).path.split('?')[1])
  expect([...shared.keys()]).toEqual(['secretKey'])
  const counted = await total(app)
  await app.close()

  const guest = await open({ path: VISUAL, query: { secretKey: shared.get('secretKey')! }, storage: {} })
  await isDrawn(guest, '地域分布')
  expect(counted.startsWith(await total(guest))).toBe(true)
  expect(await guest.find('.visual-header').count()).toBe(0)
  await canvas(guest, '地域分布').tap({ position: { x: 240, y: 140 } })
  await guest.find('.charts__more .button').tap()
  await eventually(async () => expect(await guest.find('.section').count()).toBe(2))
  expect((await top(guest))?.query).toEqual({ secretKey: shared.get('secretKey') })
  await guest.screenshot('visual-shared')
  await guest.share()
  await eventually(async () => expect(await guest.calls('share')).toHaveLength(1))
  const [{ args: handedOn } = { args: [] }] = await guest.calls('share')
  expect((handedOn[0] as { path: string }).path).toBe(`/${VISUAL}?secretKey=${shared.get('secretKey')}`)
  await expectHealthy(guest)
  await guest.close()

  const inMoments = await open({
    path: VISUAL,
    query: { secretKey: shared.get('secretKey')! },
    storage: {},
    scene: 1154,
  })
  await isDrawn(inMoments, '地域分布')
  expect(await key(inMoments, visual.table, '地域分布').count()).toBe(1)
  expect(await key(inMoments, visual.download, '地域分布').count()).toBe(0)
  await expectHealthy(inMoments)
  await inMoments.close()
})

test('a guest without a key sees the gate; charts fit in the dark and on narrow screens', async () => {
  const guest = await open({ path: VISUAL, query: { query: QUERY }, storage: {} })
  await eventually(async () => expect(await guest.text()).toContain(visualCopy.gate.needsLogin))
  await guest.close()
  const app = await openVisual({ theme: 'dark', width: 320 })
  await isDrawn(app, '地域分布')
  await app.screenshot('visual-dark')
  await expectHealthy(app)
  await app.close()
})
