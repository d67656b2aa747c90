/** A list in the mini-program: the cost of a page of rows, a key for an opened document, and the state after back. */
import { copy } from '@/copy'
import { companionServer } from '../support/companion'
import { gate, letPass, steady } from '../support/time'
import { memberToken } from '../support/member'
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

/** On a busy machine Taro batches less: two calls more than on a quiet one. */
const FIRST = { bytes: 15 * 1024, calls: 5 }
const FURTHER = { bytes: 9 * 1024, calls: 5 }
/** From the tenth page to the top: most rows are left out on the way. */
const TO_THE_TOP = 32 * 1024
/** The setData limit of a tap on a chip. */
const CHIP = 2048
const LIST = 'pages/list/case'

const server = companionServer({ CORPUS: 'sample' })

const open = (options: OpenOptions = {}) =>
  openMiniProgram({
    path: LIST,
    query: { query: JSON.stringify([{ name: '全文', value: '合同' }]) },
    answer: proxyTo(server.origin),
    ...options,
  })
const rows = (app: MiniProgram) => app.find('.row').count()
const hasRows = (app: MiniProgram) => eventually(async () => expect(await rows(app)).toBeGreaterThan(2))
const scrollBy = (app: MiniProgram, distance: number) =>
  app.screen.evaluate((page, by) => {
    page.scrollTop += by
    return page.scrollHeight
  }, distance)
const heightOf = (app: MiniProgram) => scrollBy(app, 0)
const barIsAway = (app: MiniProgram, away: boolean) =>
  eventually(async () => expect(await app.find('.search-bar--away').count()).toBe(Number(away)))
const footer = (app: MiniProgram) => app.text('.results-footer')

/** Scrolls like a thumb, until the list has grown by a page. */
async function nextPage(app: MiniProgram) {
  const before = await scrollBy(app, 0)
  await eventually(async () => expect(await scrollBy(app, 400)).toBeGreaterThan(before + 500))
}

test('on a screen smaller than the first page, the second is requested near its end', async () => {
  const pages: string[] = []
  const answer: Answer = request => {
    const page = new URL(request.url).searchParams.get('pageIndex')
    if (page) pages.push(page)
    return proxyTo(server.origin)(request)
  }
  const app = await open({ answer, height: 812 })
  await hasRows(app)
  // A second page would be requested by then.
  await letPass(700)
  expect(pages).toEqual(['1'])
  await nextPage(app)
  expect(pages).toEqual(['1', '2'])
  await app.close()
})

test('a list opens within 15 KB and few calls of setData, grows by 9 KB a page, and returns to its top for 32', async () => {
  const app = await open()
  await hasRows(app)
  const first = await app.meter()
  process.stdout.write(`figure: the list opens with ${first.bytes} bytes of setData in ${first.calls} calls\n`)
  expect(first.bytes).toBeLessThanOrEqual(FIRST.bytes)
  expect(first.calls).toBeLessThanOrEqual(FIRST.calls)
  await app.screenshot('list')
  const top = await app.find('.row').first().innerText()

  await app.resetMeter()
  const pages = 9
  for (let page = 0; page < pages; page++) await nextPage(app)
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: a further page takes ${Math.round(bytes / pages)} bytes in ${calls / pages} calls\n`)
  expect(bytes / pages).toBeLessThanOrEqual(FURTHER.bytes)
  expect(calls / pages).toBeLessThanOrEqual(FURTHER.calls)
  expect(await rows(app)).toBeLessThanOrEqual(30)
  await expectLight(app)

  await app.resetMeter()
  await app.screen.evaluate(page => void (page.scrollTop = 0))
  await eventually(async () => expect(await app.find('.row').first().innerText()).toBe(top))
  const back = await steady(() => app.meter())
  process.stdout.write(`figure: back to the top of ten pages takes ${back.bytes} bytes\n`)
  expect(back.bytes).toBeLessThanOrEqual(TO_THE_TOP)
  await expectHealthy(app)
  await app.close()
})

test('removing a chip costs at most 2 KB of setData, with everything until the reply arrives', async () => {
  const proxy = proxyTo(server.origin)
  let arrives = Promise.resolve()
  const answer: Answer = async request => {
    await arrives
    return proxy(request)
  }
  const query = { query: JSON.stringify(['合同', '违约', '付款'].map(value => ({ name: '全文', value }))) }
  const app = await open({ answer, query, storage: { token: await memberToken(server.origin) } })
  await hasRows(app)
  await nextPage(app)
  await barIsAway(app, true)
  // Rows that load during a pull would hide its direction.
  await steady(() => app.meter())
  // A small pull, so that the bar with the chips is in the header.
  await scrollBy(app, -40)
  await barIsAway(app, false)
  await steady(() => app.meter())
  const answered = gate()
  arrives = answered.opened
  await app.resetMeter()
  await app.tap('.chip__remove')
  await eventually(async () => expect(await app.find('.skeleton__row').count()).toBeGreaterThan(0))
  await eventually(async () => expect(await app.find('.chip').count()).toBe(2))
  const { bytes, calls } = await steady(() => app.meter())
  process.stdout.write(`figure: a chip removed costs ${bytes} bytes of setData in ${calls} calls before its answer\n`)
  expect(bytes).toBeLessThanOrEqual(CHIP)
  answered.open()
  await hasRows(app)
  await expectHealthy(app)
  await app.close()
})

const MINT = 'generateShareSecretKey'
const routes = async (app: MiniProgram) => (await app.stack()).map(({ route }) => route)
const opens = async (app: MiniProgram) => (await app.calls('wx.navigateTo')).map(({ args }) => JSON.stringify(args))
const scrollTop = (app: MiniProgram) => app.screen.evaluate(page => page.scrollTop)

test('a row makes the key of its document before it opens, busy meanwhile; back restores rows, place and mark', async () => {
  const answer = proxyTo(server.origin)
  const minted: unknown[] = []
  const slow: Answer = async request => {
    if (!request.url.includes(MINT)) return answer(request)
    minted.push(request.json)
    const reply = await answer(request)
    return reply && 'data' in reply ? { ...reply, delay: 400 } : reply
  }
  const app = await open({ answer: slow })
  await hasRows(app)
  await nextPage(app)
  const row = app.find('.row').nth(3)
  await row.scrollIntoViewIfNeeded()
  const at = await scrollTop(app)
  const before = await app.find('.row__title').allInnerTexts()
  await app.resetMeter()
  await row.tap()
  await app.find('.row--busy').waitFor()
  await eventually(async () => expect(await routes(app)).toHaveLength(2))
  expect(minted).toHaveLength(1)
  expect(minted[0]).toMatchObject([{ method: 'judgement_details_interface' }])

  await app.back()
  await eventually(async () => expect(await routes(app)).toEqual([LIST]))
  await eventually(async () => expect(await app.find('.row--read').count()).toBe(1))
  expect(Math.abs((await scrollTop(app)) - at)).toBeLessThan(900)
  expect(await app.find('.row__title').allInnerTexts()).toEqual(expect.arrayContaining(before.slice(3, 5)))
  const { bytes } = await app.meter()
  process.stdout.write(`figure: opening a document and coming back takes ${bytes} bytes on the list\n`)
  await expectHealthy(app)
  await app.close()
})

test('without a key the list stays, and says why', async () => {
  const answer = proxyTo(server.origin)
  const app = await open({ answer: request => (request.url.includes(MINT) ? { fail: 'timeout' } : answer(request)) })
  await hasRows(app)
  await app.tap('.row')
  await app.find('.toast').getByText(copy.error.network).waitFor()
  expect(await opens(app)).toEqual([])
  expect(await app.find('.row--busy, .row--read').count()).toBe(0)
  await app.close()
})

test('a failed further page keeps the rows and can be tried again', async () => {
  const answer = proxyTo(server.origin)
  let down = false
  const app = await open({ answer: request => (down ? { fail: 'timeout' } : answer(request)) })
  await hasRows(app)
  down = true
  await eventually(async () => {
    await scrollBy(app, 600)
    expect(await footer(app)).toContain(copy.error.network)
  })
  expect(await rows(app)).toBeGreaterThan(2)
  down = false
  const height = await scrollBy(app, 0)
  await app.tap('.results-footer .button')
  await eventually(async () => expect(await scrollBy(app, 0)).toBeGreaterThan(height + 500))
  await expectHealthy(app)
  await app.close()
})

describe('a list that is pulled down', () => {
  const SEARCH = '/judgement-search/api/v1/search/list'
  const MARK = '新'

  /** The same reply, whose titles are marked as the later ones. */
  function marked(reply: Awaited<ReturnType<Answer>>): Awaited<ReturnType<Answer>> {
    if (!reply || !('data' in reply)) return reply
    const text = Buffer.from(reply.data as Uint8Array).toString()
    return { ...reply, data: text.replace(/"title":"/g, `$&${MARK}`) }
  }

  async function pulled(later: Answer) {
    const proxy = proxyTo(server.origin)
    let answer: Answer = proxy
    const app = await open({ answer: request => answer(request), storage: { token: await memberToken(server.origin) } })
    await hasRows(app)
    await nextPage(app)
    // A page comes in two halves.
    const height = await steady(() => heightOf(app))
    answer = async request => (request.url.includes(SEARCH) ? later(request) : proxy(request))
    await app.pullDown()
    await eventually(async () => expect(await app.calls('wx.stopPullDownRefresh')).toHaveLength(1))
    return { app, height }
  }

  test('is loaded again: its first page replaces all rows', async () => {
    const proxy = proxyTo(server.origin)
    const { app } = await pulled(async request => marked(await proxy(request)))
    await eventually(async () => {
      const titles = await app.find('.row__title').allInnerTexts()
      expect(titles.length).toBeGreaterThan(2)
      expect(titles.filter(title => !title.includes(MARK))).toEqual([])
    })
    await hasRows(app)
    await expectHealthy(app)
    await app.close()
  })

  test('keeps its rows when the services do not answer, and says so', async () => {
    const { app, height } = await pulled(() => ({ fail: 'request:fail' }))
    await app.find('.toast').getByText(copy.error.network).waitFor()
    expect(await heightOf(app)).toBe(height)
    await app.close()
  })
})
