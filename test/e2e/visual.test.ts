/** The charts of cases: their numbers, taps, pictures, and shared charts. */
import { shareCopy } from '@/copy/share'
import { listCopy } from '@/copy/list'
import { readerCopy, fill } from '@/copy/reader'
import { visualCopy } from '@/copy/visual'
import { encodeUrlQuery } from '@domain/query/codec'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { COUNTED_CHARTS, countCases } from '../support/hand-count'
import { eventually, letPass } from '../support/time'
import { expectConditions } from './search-support'
import { PHONES } from './measure'
import { type Phone, type Visit, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const { visual } = visualCopy
const STATISTICS = '**/search/statisticsByFields**'
const CIVIL = { name: '案件类型', value: '民事' }
const address = (conditions: object[] = [], path = '/case-visual') =>
  `${path}?query=${encodeURIComponent(encodeUrlQuery(conditions as Parameters<typeof encodeUrlQuery>[0]))}`

/** The clock of the charts: in an unfinished year. */
const NOW = new Date('2026-11-20T09:00:00+08:00')

const visit = (path: string, how: Visit = {}) => open(path, { ...how, now: NOW })

const slot = (phone: Phone, title: string) =>
  phone.top
    .locator('.chart-card')
    .filter({ has: phone.page.getByRole('button', { name: named(visual.table, title), exact: true }) })
const named = (text: string, title: string) => fill(text, { title: SAMPLE_MARK + title })
/** The part of a chart that takes taps. */
const surface = (phone: Phone, title: string) => slot(phone, title).locator('.chart__surface')
const drawn = (phone: Phone, title: string) => slot(phone, title).locator('canvas').first().waitFor()
const more = (phone: Phone) => phone.button(visual.more)

async function loadAll(phone: Phone) {
  await drawn(phone, '裁判年份')
  while (await more(phone).count()) {
    const groups = await phone.top.locator('.section').count()
    await more(phone).tap()
    await phone.top.locator('.section').nth(groups).waitFor()
  }
}

/** The lines of each element's text as they are drawn. */
const linesOf = (elements: Element[]) =>
  elements.map(({ firstChild: text }) => {
    const range = document.createRange()
    const lines = new Map<number, string>()
    for (let at = 0; text instanceof Text && at < text.length; at++) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, (lines.get(top) ?? '') + text.data[at]!)
    }
    return [...lines.values()]
  })

/** The chart's table: name and number. */
async function tableOf(phone: Phone, title: string): Promise<[string, number][]> {
  const name = named(visual.table, title)
  await phone.button(name).tap()
  // An unfinished year or month says so.
  const sheet = phone.page.getByRole('dialog', {
    name: new RegExp(`^${SAMPLE_MARK}${title}(（\\d+年(\\d+月)?未满）)? · 数据表$`),
  })
  await sheet.waitFor()
  const rows = await sheet.locator('.chart-table__row:not(.chart-table__row--head)').all()
  const read = await Promise.all(rows.map(row => row.locator('.chart-table__cell').allInnerTexts()))
  await sheet.getByRole('button', { name: readerCopy.action.close, exact: true }).tap()
  await sheet.waitFor({ state: 'detached' })
  return read.map(([label = '', value = '']) => [label, Number(value.replace(/,/g, ''))])
}

// Numbers of all other queries: test/server/services/statistics.test.ts.
test('ten groups one after the other have the numbers of a count by hand', async () => {
  const phone = await visit(address([CIVIL]))
  await loadAll(phone)
  const titles = await phone.top.locator('.section__title').allInnerTexts()
  expect(titles.map(title => title.replace(SAMPLE_MARK, ''))).toEqual(
    '时间和地域 案由和行业 法条 法官和法院 程序 裁判结果 标的额 刑罚 当事人 律师和律所'.split(' '),
  )
  for (const title of COUNTED_CHARTS) {
    const counted = countCases(title, ({ caseType }) => caseType === '民事')
    const largest = [...counted.values()].sort((a, b) => b - a)
    const table = (await tableOf(phone, title)).filter(([, value]) => value > 0)
    for (const [name, value] of table) expect([title, name, value]).toEqual([title, name, counted.get(name)])
    const limit = title === '裁判年份' ? 12 : title === '地域分布' ? 35 : 5
    const shown = table.map(([, value]) => value).sort((a, b) => b - a)
    if (title !== '裁判年份') expect(shown).toEqual(largest.slice(0, limit))
  }
  // On the narrowest phone a title breaks behind the mark of the sample only.
  await phone.page.setViewportSize({ width: 320, height: 568 })
  await phone.settled()
  for (const [first, second] of await phone.top.locator('.chart-card__title').evaluateAll(linesOf))
    if (second) expect(first).toBe(SAMPLE_MARK)
  await phone.close()
})

test('a tap on a bar filters the search in place; the list has the same conditions, and as many rows', async () => {
  const phone = await visit(address([CIVIL]))
  await loadAll(phone)
  const [[court, count] = ['', 0]] = await tableOf(phone, '法院')
  const canvas = surface(phone, '法院')
  await canvas.scrollIntoViewIfNeeded()
  await canvas.tap({ position: { x: 40, y: 20 } })
  await expectConditions(phone, '/case-visual', '案件类型:民事', `法院:${court}`)
  await phone.sees(fill(visual.total, { count }))
  expect(await phone.top.locator('.section').count()).toBe(1)
  await phone.top.getByRole('link', { name: visual.list }).tap()
  await expectConditions(phone, '/case-list', '案件类型:民事', `法院:${court}`)
  await eventually(async () => expect(await phone.top.locator('.total-line__number').innerText()).toBe(String(count)))
  await phone.close()
})

test('a tap on a region is a condition; on the lines of months, and on a region without cases, it is none', async () => {
  const phone = await visit(address([CIVIL]))
  await drawn(phone, '地域分布')
  const map = surface(phone, '地域分布')
  const box = (await map.boundingBox())!
  // 京 is in the third row, the seventh of nine columns.
  await map.tap({ position: { x: (box.width / 9) * 6.5, y: 95 } })
  await expectConditions(phone, '/case-visual', '案件类型:民事', '地域:北京市')
  await drawn(phone, '裁判年份')
  await slot(phone, '裁判年份').getByRole('radio', { name: visual.faces.months, exact: true }).tap()
  await surface(phone, '裁判年份').tap({ position: { x: 40, y: 60 } })
  await surface(phone, '地域分布').tap({ position: { x: 20, y: 95 } })
  // A condition would be in the address by then.
  await letPass(300)
  await expectConditions(phone, '/case-visual', '案件类型:民事', '地域:北京市')
  await phone.close()
})

test('an article is shown before its search', async () => {
  const phone = await visit(address([CIVIL]))
  await drawn(phone, '裁判年份')
  for (let group = 0; group < 2; group++) {
    await more(phone).tap()
    await phone.top
      .locator('.section')
      .nth(group + 1)
      .waitFor()
  }
  const [[article] = ['']] = await tableOf(phone, '法条')
  await surface(phone, '法条').tap({ position: { x: 40, y: 20 } })
  const sheet = phone.page.getByRole('dialog')
  await sheet.getByRole('button', { name: readerCopy.citation.add, exact: true }).waitFor()
  await sheet.getByRole('button', { name: readerCopy.action.cancel, exact: true }).waitFor()
  await phone.shot('visual-article')
  await sheet.getByRole('button', { name: readerCopy.citation.add, exact: true }).tap()
  await eventually(async () => expect(await phone.top.locator('.chip').count()).toBe(2))
  expect(await phone.top.locator('.chip').last().innerText()).toContain('引用法条')
  expect(article.length).toBeGreaterThan(4)
  await phone.close()
})

test('the picture of a chart is 780 pixels wide and made for a long press', async () => {
  const phone = await visit(address([CIVIL]))
  await drawn(phone, '地域分布')
  await phone.button(named(visual.download, '地域分布')).tap()
  const image = phone.page.locator('.picture-sheet__image img')
  await image.waitFor()
  const size = await image.evaluate(async element => {
    const shown = element as HTMLImageElement
    await shown.decode()
    return [shown.naturalWidth, shown.naturalHeight]
  })
  expect(size[0]).toBe(780)
  expect(size[1]).toBeGreaterThanOrEqual(1000)
  await phone.settled()
  await phone.shot('visual-picture')
  await phone.close()
})

describe('in the app a trial has no pictures', () => {
  let token = ''
  beforeAll(async () => {
    const phone = await open('/search')
    await phone.signIn('trial', 'alpha-trial')
    token = (await phone.stored('token')) ?? ''
    await phone.close()
  })

  test.each(['/case-visual', '/fiscal-tax-case-visual'])('%s', async path => {
    const phone = await visit(address([], path), { host: 'ios', storage: { token } })
    await drawn(phone, '裁判年份')
    await phone.button(named(visual.download, '裁判年份')).tap()
    await phone.toast(visual.noTrial).waitFor()
    expect(await phone.page.getByRole('dialog').count()).toBe(0)
    await phone.close()
  })
})

test('a further group leaves the charts before it unchanged', async () => {
  const phone = await visit(address())
  await drawn(phone, '地域分布')
  const canvas = slot(phone, '地域分布').locator('canvas')
  await canvas.evaluate(element => element.setAttribute('data-seen', 'before'))
  await more(phone).tap()
  await phone.top.locator('.section').nth(1).waitFor()
  await drawn(phone, '行业')
  expect(await canvas.getAttribute('data-seen')).toBe('before')
  await phone.close()
})

test('an empty result says so, and a failed group is reported, leaves the others and can be retried', async () => {
  const nothing = await visit(address([{ name: '全文', value: '没有这样的词语组合' }]))
  await nothing.sees(listCopy.results.empty.slice(0, 8))
  await nothing.close()

  const phone = await visit(address())
  await drawn(phone, '裁判年份')
  await phone.page.route(STATISTICS, route => route.fulfill({ json: { status: 1, succeed: false, resultMsg: 'x' } }))
  await more(phone).tap()
  await phone.wasTold(visual.failed)
  await phone.top.locator('.hint').getByText(visual.unavailable).waitFor()
  expect(await phone.top.locator('.section').count()).toBe(1)
  await phone.page.unroute(STATISTICS)
  await phone.button(readerCopy.action.retry).tap()
  await phone.top.locator('.section').nth(1).waitFor()
  await phone.close()
})

test('shared by a key, the charts are complete for a guest, read only and without a header', async () => {
  const phone = await visit(address([CIVIL]))
  await phone.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void Object.assign(window, { copied: text })) },
    })
  })
  await drawn(phone, '裁判年份')
  await phone.button(visual.share).tap()
  const sheet = phone.page.getByRole('dialog', { name: shareCopy.share.title })
  await sheet.getByRole('button', { name: shareCopy.share.link, exact: true }).tap()
  await eventually(async () =>
    expect(await phone.page.evaluate(() => (window as { copied?: string }).copied)).toContain('secretKey='),
  )
  const link = await phone.page.evaluate(() => (window as { copied?: string }).copied ?? '')
  const { pathname, searchParams } = new URL(link.slice(link.indexOf('http')))
  expect([...searchParams.keys()]).toEqual(['secretKey'])
  const years = await tableOf(phone, '裁判年份')
  await phone.close()

  const guest = await visit(`${pathname}?${searchParams.toString()}`)
  await drawn(guest, '地域分布')
  expect(await tableOf(guest, '裁判年份')).toEqual(years)
  await guest.sees('案件类型 民事')
  await guest.sees('统计于 2026-11-20')
  expect(await guest.top.locator('.visual-header').count()).toBe(0)
  const before = guest.address
  await surface(guest, '地域分布').tap({ position: { x: 240, y: 95 } })
  await more(guest).tap()
  await guest.top.locator('.section').nth(1).waitFor()
  expect(guest.address).toBe(before)
  await guest.shot('visual-shared')
  await guest.button(fill(visual.openIn, { app: readerCopy.appName })).tap()
  await expectConditions(guest, '/case-list', '案件类型:民事')
  await guest.close()

  const stranger = await visit(`${pathname}?secretKey=${'A'.repeat(22)}`)
  await stranger.sees(readerCopy.gate.keyUnknown.slice(0, 6))
  await stranger.close()
})

test('the charts of the fiscal area count its cases, and lead to its list', async () => {
  const phone = await visit(address([], '/fiscal-tax-case-visual'))
  await drawn(phone, '裁判年份')
  const counted = [...countCases('裁判年份', ({ fiscal }) => fiscal)]
  const table = await tableOf(phone, '裁判年份')
  for (const [year, value] of table) expect([year, value]).toEqual([year, new Map(counted).get(year) ?? 0])
  await phone.top.getByRole('link', { name: visual.list }).tap()
  await expectConditions(phone, '/fiscal-tax-case-list')
  await phone.close()
})

test('the charts fit phones', async () => {
  const phone = await visit(address([CIVIL]))
  for (const size of PHONES) {
    await phone.page.setViewportSize(size)
    await drawn(phone, '地域分布')
    await phone.shot(`visual-${size.width}`)
    expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  }
  await phone.close()
})
