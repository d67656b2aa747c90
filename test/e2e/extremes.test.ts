/** Extreme content, and two taps at the same time: nothing overflows, is covered or is lost. */
import { shareCopy } from '@/copy/share'
import { listCopy } from '@/copy/list'
import { readerCopy, fill } from '@/copy/reader'
import { encodeUrlQuery } from '@domain/query/codec'
import { eventually, letPass } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open, origin } = h5App(ASKING)
const { reader } = readerCopy

const DOWNLOAD = '**/download/**'

/** A clipboard that accepts everything. */
const copying = () => Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } })

type Place = [x: number, y: number]

const CASES = /search\/list\?/
const rows = (phone: Phone) => phone.top.locator('.row')
const overflow = (phone: Phone) =>
  phone.top.evaluate(page => ({
    page: page.scrollWidth - page.clientWidth,
    window: document.documentElement.scrollWidth - window.innerWidth,
  }))
const NONE = { page: 0, window: 0 }

/** Any number of fingers, touching, moving and released together. */
async function hand(phone: Phone) {
  const devtools = await phone.page.context().newCDPSession(phone.page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...at: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
  return {
    down: (...at: Place[]) => send('touchStart', ...at),
    to: (...at: Place[]) => send('touchMove', ...at),
    up: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
  }
}

interface Found {
  result: { judgements: { judgementDtoList: object[]; totalCount: number } }
}

/** A list with this many rows, whatever the query. */
async function listOf(count: number, visit: Visit = {}) {
  const answer = await fetch(`${origin()}/judgement-search/api/v1/search/list?pageSize=20&pageIndex=1`)
  const page = (await answer.json()) as Found
  const phone = await open('/ccc-no-auth', visit)
  await phone.page.route(CASES, async route => {
    const { judgements } = page.result
    const judgementDtoList = judgements.judgementDtoList.slice(0, count)
    await route.fulfill({
      json: { ...page, result: { judgements: { ...judgements, judgementDtoList, totalCount: count } } },
    })
  })
  await phone.goto(`/case-list?query=${encodeURIComponent(encodeUrlQuery([{ name: '全文', value: '合同' }]))}`)
  return phone
}

test('an empty result is reported, with suggestions; ten thousand are counted and load further', async () => {
  const none = await listOf(0, { width: 320, height: 568 })
  await none.sees(listCopy.results.empty)
  expect(await overflow(none)).toEqual(NONE)
  await none.close()

  const many = await listOf(10_000, { width: 320, height: 568 })
  await many.toast(fill(readerCopy.toast.total, { count: '10,000' })).waitFor()
  await many.top.getByText('10,000', { exact: true }).waitFor()
  const second = many.page.waitForRequest(request => new URL(request.url()).searchParams.get('pageIndex') === '2')
  await many.top.evaluate(page => page.scrollTo(0, page.scrollHeight))
  await second
  expect(await overflow(many)).toEqual(NONE)
  await many.close()
})

const WORD = '建设工程施工合同纠纷'.repeat(10)
const COURT = '新疆维吾尔自治区高级人民法院伊犁哈萨克自治州分院塔城地区某某县人民法院第一二三派出人民法庭'.slice(0, 40)
const MANY = [
  { name: '全文', value: WORD },
  { name: '法院', value: COURT, type: 'filter' },
  ...Array.from({ length: 33 }, (_, at) => ({ name: '全文', value: `违约金${at + 1}` })),
]
const ASKED = `?query=${encodeURIComponent(encodeUrlQuery(MANY))}`

test('a word of 100 characters, a court of 40 and 35 chips', async () => {
  expect([WORD.length, COURT.length, MANY.length]).toEqual([100, 40, 35])
  const phone = await open(`/case-list${ASKED}`, { width: 320, height: 568 })
  await phone.top.locator('.state, .row').first().waitFor()
  await phone.shot('extremes-list')
  expect(await overflow(phone)).toEqual(NONE)
  await phone.top.locator('.search-bar__open').tap({ position: { x: 8, y: 20 } })
  const layer = phone.page.getByRole('dialog', { name: readerCopy.searchBar.dialog })
  await layer.waitFor()
  await phone.settled()
  await phone.shot('extremes-typing')
  expect(await overflow(phone)).toEqual(NONE)
  // All are there, 20 at a time, and none is wider than the screen.
  const chips = layer.locator('.chip')
  await layer.getByText(fill(readerCopy.ui.moreConditions, { count: 15 })).tap()
  await eventually(async () => expect(await chips.count()).toBe(35))
  expect(
    await chips.evaluateAll(all => all.filter(chip => chip.getBoundingClientRect().right > innerWidth).length),
  ).toBe(0)
  await phone.close()
})

describe('two gestures at once', () => {
  const isHome = async (phone: Phone, label: string) => {
    await phone.page.waitForFunction(() => !document.querySelector('.home-panes--carried'))
    expect(await phone.top.getByRole('tab', { selected: true }).innerText()).toBe(label)
    expect(await overflow(phone)).toEqual(NONE)
    const pane = await phone.top.getByRole('tabpanel').filter({ visible: true }).boundingBox()
    expect(pane?.x).toBe(0)
  }

  test('a pane dragged while the phone is turned or a second finger touches goes back and can be dragged again', async () => {
    const phone = await open('/search')
    await rows(phone).first().waitFor()
    await phone.optionalWork()
    const { down, to, up, cancel } = await hand(phone)
    const carried = phone.top.locator('.home-panes--carried')
    /** On a busy machine a browser takes a late movement for a long press: that one starts again. */
    const carry = async (y: number) => {
      await down([300, y])
      for (const x of [280, 220, 160]) await to([x, y])
      const isCarried = await carried.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
      if (isCarried) return
      await cancel()
      await carry(y)
    }
    const turn = async (width: number, height: number) => {
      await phone.page.setViewportSize({ width, height })
      await phone.page.waitForFunction(across => innerWidth === across, width)
      // The page knows it two frames later.
      await phone.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    await carry(300)
    await turn(812, 375)
    await isHome(phone, '案例')
    await up()
    await turn(375, 812)
    await isHome(phone, '案例')

    await carry(400)
    await down([160, 400], [60, 400])
    await isHome(phone, '案例')
    await up()

    await carry(400)
    await to([40, 400])
    await letPass(150)
    await up()
    await isHome(phone, '法规')
    await phone.close()
  })

  async function openSettings() {
    const phone = await open('/law-detail/law-0029-1', { before: copying })
    await phone.idle()
    await phone.button(reader.settings).tap()
    const sheet = phone.page.getByRole('dialog')
    await sheet.waitFor()
    await phone.idle()
    await phone.settled()
    return { phone, sheet }
  }

  test('a mouse closes a sheet under a finger; the next one opens in its place', async () => {
    const { phone, sheet } = await openSettings()
    const { down, to, up } = await hand(phone)
    const { y } = (await phone.page.locator('.sheet__grip').boundingBox())!
    await down([180, y])
    for (const by of [20, 60, 100]) await to([180, y + by])
    await phone.page.mouse.click(180, 60)
    await sheet.waitFor({ state: 'detached' })
    await up()
    await phone.button(reader.settings).tap()
    await sheet.waitFor()
    await phone.settled()
    expect((await phone.page.locator('.sheet__grip').boundingBox())!.y).toBe(y)
    // The page below scrolls again.
    await phone.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    const before = await phone.top.evaluate(page => page.scrollTop)
    await phone.page.mouse.move(180, 400)
    await phone.page.mouse.wheel(0, 200)
    await eventually(async () => expect(await phone.top.evaluate(page => page.scrollTop)).toBeGreaterThan(before))
    await phone.close()
  })

  test('a sheet held by three fingers does not move', async () => {
    const { phone, sheet } = await openSettings()
    const { down, to, up } = await hand(phone)
    const { y } = (await phone.page.locator('.sheet__grip').boundingBox())!
    await down([120, y], [180, y], [240, y])
    await to([120, y + 150], [180, y + 150], [240, y + 150])
    await up()
    await phone.settled()
    expect((await phone.page.locator('.sheet__grip').boundingBox())!.y).toBe(y)
    expect(await sheet.isVisible()).toBe(true)
    await phone.close()
  })
})

/** Whether it is drawn above everything, though a finger passes through it. */
const isOnTop = (phone: Phone) =>
  phone.page.locator('.toast__line').evaluate((line: HTMLElement) => {
    const { left, top, right, bottom, width, height } = line.getBoundingClientRect()
    const at = () => document.elementFromPoint(left + width / 2, top + height / 2)
    const below = at()
    line.style.pointerEvents = 'auto'
    const here = at()
    line.style.pointerEvents = ''
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return { inside, read: line.contains(here), through: !line.contains(below) }
  })

test('five toasts at once and a new sheet: each toast is above it, and a finger passes through', async () => {
  const phone = await open('/law-list', { before: copying, width: 320, height: 568 })
  await rows(phone).first().tap()
  await phone.button(reader.download).waitFor()
  await phone.settled()
  const troubles = [429, 500, 'gone'] as const
  for (const trouble of troubles) {
    await phone.page.route(
      DOWNLOAD,
      route => (trouble === 'gone' ? route.abort() : route.fulfill({ status: trouble })),
      { times: 1 },
    )
    await phone.button(reader.download).tap()
    await phone.top.locator('[aria-busy]').waitFor({ state: 'detached' })
  }
  await phone.button(reader.share).tap()
  const sheet = phone.page.getByRole('dialog', { name: shareCopy.share.title })
  await sheet.waitFor()
  await phone.settled()
  // The present one may be leaving.
  await eventually(async () => expect(await isOnTop(phone)).toEqual({ inside: true, read: true, through: true }))
  await sheet.getByRole('button', { name: shareCopy.share.link, exact: true }).tap()
  const { error, download } = readerCopy
  const { share } = shareCopy
  const sentences = ['共找到', error.throttled, error.server, download.failed, share.copied.more]
  for (const sentence of sentences) await phone.wasTold(sentence)
  expect(await overflow(phone)).toEqual(NONE)
  await phone.close()
})
