/** A law of 1,260 articles in the mini-program: what opening, scrolling, jumping and finding cost, and that they get there. */
import { copy } from '@/copy'
import { longLaw } from '../support/long-law'
import { type Answer, type MiniProgram, LIMITS, eventually, expectHealthy, openMiniProgram } from './mini-program'

const KB = 1024
const OPENS_WITH = 128 * KB
const law = longLaw('l1')

const key = (data: unknown) => ({
  method: 'lawregu_details_interface',
  params: { query: '', id: 'l1' },
  expiresAt: '2030-01-01T00:00:00Z',
  data,
})

/** A guest holds a key to the law; a member asks for the law itself. */
const serve =
  (data: unknown): Answer =>
  ({ url }) => {
    if (/getShareDataBySecretKey/.test(url)) return { data: { status: 0, succeed: true, result: key(data) } }
    if (/lawregu\/l1(\?|$)/.test(url)) return { data: { isSuccess: true, data } }
    if (/users\/me/.test(url))
      return { data: { isSuccess: true, data: { office_id: 'o', user_id: 'u', name: '会员' } } }
    return { data: { isSuccess: true, data: {} } }
  }

const open = (storage: Record<string, unknown> = {}) =>
  openMiniProgram({
    path: 'pages/detail/law/index',
    query: { lid: 'l1', secretKey: 'k'.repeat(22) },
    answer: serve(law),
    storage,
  })
const member = { token: 'm'.repeat(43) }
const screen = (app: MiniProgram) => app.page.locator('.screen:not([hidden])')
const scrollBy = (app: MiniProgram, distance: number) =>
  screen(app).evaluate((page, by) => {
    page.scrollTop += by
  }, distance)
const sees = (app: MiniProgram, text: string) =>
  eventually(async () => {
    const shown = await app.find('.piece').evaluateAll(pieces =>
      pieces
        .filter(piece => {
          const { top, bottom } = piece.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map(piece => piece.textContent)
        .join('\n'),
    )
    expect(shown).toContain(text)
  })

test('it opens with little, draws more as one scrolls, and never too much at once', async () => {
  const app = await open()
  await sees(app, '第一条')
  const opened = await app.meter()
  process.stdout.write(
    `figure: a law of 1,260 articles opens with ${opened.bytes} bytes of setData in ${opened.calls} calls\n`,
  )
  expect(opened.bytes).toBeLessThanOrEqual(OPENS_WITH)
  await app.screenshot('law')

  await app.resetMeter()
  let nodes = 0
  for (let turn = 0; turn < 30; turn++) {
    await scrollBy(app, 400)
    await app.page.waitForTimeout(60)
    nodes = Math.max(nodes, (await app.wxml()).nodes)
  }
  await sees(app, '条')
  const { largest, bytes } = await app.meter()
  process.stdout.write(
    `figure: 12,000 px of it take ${bytes} bytes, ${largest} in the largest call, ${nodes} nodes at most\n`,
  )
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  expect(nodes).toBeLessThan(LIMITS.nodes)
  await expectHealthy(app)
  await app.close()
})

const tools = (app: MiniProgram, name: string) => app.find('.tools__tool').getByText(name).tap()
const below = (app: MiniProgram, words: string) =>
  app.find('.piece').evaluateAll((pieces, wanted) => {
    const piece = pieces.find(each => each.textContent?.trim().startsWith(wanted))
    return piece ? piece.getBoundingClientRect().top - piece.closest('.screen')!.getBoundingClientRect().top : NaN
  }, words)

const isInSight = (app: MiniProgram) =>
  eventually(async () => {
    const mark = await app.find('.segment-mark--now').boundingBox()
    const bar = await app.find('.find-bar').boundingBox()
    expect(mark?.y).toBeGreaterThan(80)
    expect(mark?.y).toBeLessThan((bar?.y ?? 0) - 20)
  })

test('a member goes by the contents, finds a word, enlarges the type, and stays where the text is', async () => {
  const app = await open(member)
  await sees(app, '第一条')
  await tools(app, copy.reader.contents)
  await app.find('.contents__entry').getByText('第四编 总则').tap()
  await eventually(async () => expect(Math.abs(await below(app, '第四编'))).toBeLessThan(1))
  await sees(app, '第五百四十一条')

  await tools(app, copy.reader.settings)
  await app.resetMeter()
  await app.find('.reading-settings__large').tap()
  await eventually(async () => expect(await app.find('.reader--font-4').count()).toBe(1))
  await eventually(async () => expect(Math.abs(await below(app, '第四编'))).toBeLessThan(1))
  expect((await app.meter()).largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  expect((await app.storage())['read-set:law']).toContain('"fontStep":4')
  await app.find('.layer__mask').tap({ position: { x: 10, y: 10 } })
  await eventually(async () => expect(await app.find('.layer').count()).toBe(0))
  await app.screenshot('law-enlarged')

  await tools(app, copy.reader.find)
  await app.type('.find-bar input', '损害')
  await isInSight(app)
  expect((await app.wxml()).nodes).toBeLessThan(LIMITS.nodes)
  await app.screenshot('law-find')
  await expectHealthy(app)
  await app.close()
})

test('a guest is asked to log in for the contents and for finding, and may read on', async () => {
  const app = await open()
  await sees(app, '第一条')
  for (const name of [copy.reader.contents, copy.reader.find]) {
    await tools(app, name)
    await app.find('.promo').waitFor()
    await app.tap('.promo__close')
    await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
  }
  expect(await app.find('.contents, .find-bar').count()).toBe(0)
  await expectHealthy(app)
  await app.close()
})
