/** A large screen with a mouse and keys: a list and its document side by side, each with its own address. */
import type { Locator } from 'playwright-core'
import { listCopy } from '@/copy/list'
import { readerCopy } from '@/copy/reader'
import { encodeUrlQuery } from '@domain/query/codec'
import { eventually, letPass } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open } = h5App(ASKING)

const DESK: Visit = { width: 1280, height: 800, mouse: true }
const asked = (value: string, name = '全文') => `?query=${encodeURIComponent(encodeUrlQuery([{ name, value }]))}`
const LIST = `/case-list${asked('合同')}`

const list = (desk: Phone) => desk.page.locator('.pane-list')
const document = (desk: Phone) => desk.page.locator('.pane-top')
const rows = (page: Locator) => page.locator('.row')
const titleOf = (row: Locator) => row.locator('.row__title').innerText()
const heading = (page: Locator) => page.locator('.reader-head__title')
/** A sliding page shows the one below it until it has arrived. */
const showsPages = (desk: Phone, count: number) =>
  eventually(async () => expect(await desk.page.locator('.taro_page:visible').count()).toBe(count))
const placeOf = async (at: Locator) => (await at.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 }

async function listAlone(visit: Visit = DESK) {
  const desk = await open('/search', visit)
  await desk.goto(LIST)
  await rows(desk.top).first().waitFor()
  await desk.page.locator('.brand-bar').waitFor()
  return desk
}

/** The row's text, without the seal before it. */
async function isRead(desk: Phone, row: Locator) {
  await row.and(desk.page.locator('.row--open')).waitFor()
  expect(await row.getAttribute('aria-current')).toBe('true')
  expect(await list(desk).locator('.row--open').count()).toBe(1)
  expect(await titleOf(row)).toContain(await heading(document(desk)).innerText())
}

test('a row opens beside the list; another one replaces it; back leads to the list alone, then away', async () => {
  const desk = await listAlone()
  const row = rows(desk.top).nth(1)
  await row.click()
  await heading(document(desk)).waitFor()
  await showsPages(desk, 2)
  await isRead(desk, rows(list(desk)).nth(1))
  const [left, right] = [await placeOf(list(desk)), await placeOf(document(desk))]
  expect([left.x, left.width, right.x, right.width]).toEqual([0, 400, 400, 880])
  await desk.settled()
  await desk.shot('desktop-two-panes')

  const first = desk.address
  await rows(list(desk)).nth(2).click()
  await desk.page.waitForURL(url => !url.href.endsWith(first))
  await isRead(desk, rows(list(desk)).nth(2))
  await showsPages(desk, 2)

  await desk.page.goBack()
  await desk.isAt(LIST)
  await desk.page.locator('.panes').waitFor({ state: 'detached' })
  await showsPages(desk, 1)
  expect(await desk.page.locator('.row--open').count()).toBe(0)

  await desk.page.goForward()
  await isRead(desk, rows(list(desk)).nth(2))
  await desk.page.goBack()
  await desk.page.locator('.panes').waitFor({ state: 'detached' })
  await desk.page.goBack()
  await desk.isAt('/search')
  await desk.close()
})

test('a document opened by a link fills the window, with its contents beside it, also after a reload beside a list', async () => {
  const desk = await listAlone()
  await rows(desk.top).first().click()
  await heading(document(desk)).waitFor()
  await desk.page.reload()
  await heading(desk.top).waitFor()
  await showsPages(desk, 1)
  expect((await placeOf(desk.top)).width).toBe(1280)
  await desk.page.goBack()
  await rows(desk.top).first().waitFor()
  await desk.isAt(LIST)
  await desk.close()
})

test('the contents are beside a long text and follow the place', async () => {
  const desk = await open(`/law-list${asked('示范法', '标题')}`, { ...DESK, height: 560 })
  await rows(desk.top).first().click()
  await heading(desk.top).waitFor()
  const { address } = desk
  await desk.goto(address)
  const entries = desk.top.locator('.reader-sidebar .contents__entry')
  await entries.first().waitFor()
  await entries.nth(1).click()
  await desk.top.locator('.reader-sidebar .contents__line--here').waitFor()
  const name = await entries.nth(1).locator('.contents__name').innerText()
  await desk.top.locator('.contents__line--here').getByText(name, { exact: true }).waitFor()
  await desk.settled()
  await desk.shot('desktop-contents')
  await desk.close()
})

test('a link of a document opens over it; from the list one goes past all of them', async () => {
  const desk = await listAlone()
  await rows(desk.top).first().click()
  await heading(document(desk)).waitFor()
  const next = desk.top.getByRole('button', { name: readerCopy.reader.next })
  await next.click()
  await isRead(desk, rows(list(desk)).nth(1))
  await desk.page.goBack()
  await desk.isAt(LIST)
  await desk.close()
})

test('another order closes the document, and stays in the address of the list', async () => {
  const desk = await listAlone()
  await rows(desk.top).first().click()
  await heading(document(desk)).waitFor()
  await list(desk).getByRole('radio', { name: listCopy.sort.judgementDate }).click()
  await desk.page.waitForURL(url => url.pathname === '/case-list' && url.searchParams.get('order') === 'judgementDate')
  await desk.page.locator('.panes').waitFor({ state: 'detached' })
  await rows(desk.top).first().waitFor()
  await desk.close()
})

test('the list beside a document loads further pages', async () => {
  const desk = await listAlone()
  await rows(desk.top).first().click()
  await heading(document(desk)).waitFor()
  const second = desk.page.waitForRequest(request => new URL(request.url()).searchParams.get('pageIndex') === '2')
  await list(desk).evaluate(page => page.scrollTo(0, page.scrollHeight))
  await second
  await desk.close()
})

test('the tapped row stays in place, wide or narrow', async () => {
  const desk = await listAlone()
  const title = await titleOf(rows(desk.top).nth(4))
  const row = desk.page.locator('.row', { hasText: title }).first()
  await row.evaluate(element => {
    const page = element.closest('.taro_page')
    if (page) page.scrollTop += element.getBoundingClientRect().top - 300
  })
  await letPass(300)
  const { y } = await placeOf(row)
  await row.click()
  await heading(document(desk)).waitFor()
  const open = list(desk).locator('.row--open')
  expect(await titleOf(open)).toBe(title)
  await letPass(300)
  expect(Math.abs((await placeOf(open)).y - y)).toBeLessThanOrEqual(1)
  await desk.page.goBack()
  await desk.page.locator('.panes').waitFor({ state: 'detached' })
  await letPass(300)
  expect(Math.abs((await placeOf(row)).y - y)).toBeLessThanOrEqual(1)
  await desk.close()
})

test('keys: a slash searches, arrows move, Enter opens, Escape closes, Ctrl+F finds in the document', async () => {
  const desk = await listAlone()
  const { keyboard } = desk.page
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await heading(document(desk)).waitFor()
  await isRead(desk, rows(list(desk)).nth(1))
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await isRead(desk, rows(list(desk)).nth(2))

  await keyboard.press('Control+f')
  const box = desk.top.locator('.find-bar input')
  await box.waitFor()
  await keyboard.type('/合')
  expect(await box.inputValue()).toBe('/合')
  await keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await showsPages(desk, 2)
  await keyboard.press('Escape')
  await desk.isAt(LIST)

  await keyboard.press('/')
  await desk.page.getByRole('dialog', { name: listCopy.searchBar.dialog }).waitFor()
  await keyboard.type('/')
  await keyboard.press('Escape')
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
  await desk.isAt(LIST)
  await desk.close()
})

test('a window made narrow and wide again keeps the pages, their places and their layers', async () => {
  const desk = await listAlone()
  await rows(desk.top).nth(3).click()
  await heading(document(desk)).waitFor()
  await document(desk).evaluate(page => page.scrollTo(0, 300))
  await document(desk).getByRole('button', { name: readerCopy.reader.settings, exact: true }).click()
  const sheet = desk.page.getByRole('dialog')
  await sheet.waitFor()
  const { address } = desk
  for (const width of [800, 320, 1400]) {
    await desk.page.setViewportSize({ width, height: 800 })
    await desk.page.locator('.panes').waitFor({ state: width < 1024 ? 'detached' : 'attached' })
    await showsPages(desk, width < 1024 ? 1 : 2)
    expect(await sheet.isVisible()).toBe(true)
    expect(await desk.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  }
  expect(desk.address).toBe(address)
  await isRead(desk, list(desk).locator('.row--open'))
  await desk.page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await desk.close()
})

test('the bar above every page leads home', async () => {
  const desk = await listAlone()
  await desk.page.getByRole('link', { name: listCopy.appName }).click()
  await desk.isAt('/search')
  await desk.page.goBack()
  await desk.isAt(LIST)
  await desk.close()
})

test('a citation stands in a margin beside the text, which stays in reach', async () => {
  const desk = await open(`/law-detail/law-0001-3?article=${encodeURIComponent('第一百五十一条')}`, DESK)
  const margin = desk.top.getByRole('dialog')
  const number = (article: string) => desk.top.locator('.citation__number').getByText(article, { exact: true })
  const link = (article: string) => desk.top.locator('.reader-body .segment-link', { hasText: article }).first()
  await link('第七十五条').click()
  await number('第七十五条').waitFor()
  await desk.settled()
  const place = await placeOf(margin)
  expect([place.x, place.y, place.width, place.height]).toEqual([920, 48, 360, 752])
  expect(await margin.getAttribute('aria-modal')).toBe('false')
  const text = await placeOf(desk.top.locator('.reader-body'))
  expect(text.x + text.width).toBeLessThanOrEqual(920)
  await desk.shot('desktop-margin')

  // The text scrolls and answers while the margin is open.
  const { y } = await placeOf(link('第七十五条'))
  await desk.page.mouse.move(text.x + 100, 400)
  await desk.page.mouse.wheel(0, 120)
  await eventually(async () => expect((await placeOf(link('第七十五条'))).y).toBe(y - 120))
  await link('第七十五条').click()
  await number('第七十五条').waitFor()

  // A print leaves no room for the margin.
  await desk.page.emulateMedia({ media: 'print' })
  expect(await desk.top.locator('.page').evaluate(page => getComputedStyle(page).paddingRight)).toBe('0px')
  await desk.page.emulateMedia({ media: null })

  await desk.page.keyboard.press('Escape')
  await margin.waitFor({ state: 'detached' })
  expect((await placeOf(desk.top.locator('.reader-body'))).width).toBeGreaterThan(text.width)
  await desk.close()
})

test('on a smaller window the margin takes the place of the list, which returns', async () => {
  const desk = await open(`/case-list${asked('竞业限制违约金')}`, { ...DESK, width: 1024 })
  await rows(desk.top).first().click()
  await heading(document(desk)).waitFor()
  await document(desk).locator('.reader-body .segment-link').first().click()
  const margin = desk.page.getByRole('dialog')
  await margin.waitFor()
  await desk.settled()
  expect((await placeOf(document(desk))).width).toBe(1024)
  await desk.page.keyboard.press('Escape')
  await margin.waitFor({ state: 'detached' })
  await desk.settled()
  expect((await placeOf(list(desk))).x).toBe(0)
  await desk.close()
})

test('home shows the cases beside what is new', async () => {
  const desk = await open('/search', DESK)
  const laws = desk.top.locator('.home-columns__laws .row').first()
  await laws.waitFor()
  const cases = await placeOf(desk.top.locator('.home-columns__cases .row').first())
  expect((await placeOf(laws)).x).toBeGreaterThanOrEqual(cases.x + cases.width)
  await desk.close()
})

test('a phone has none of these', async () => {
  const phone = await open(LIST)
  await rows(phone.top).first().click()
  await heading(phone.top).waitFor()
  await showsPages(phone, 1)
  await phone.settled()
  expect((await placeOf(phone.top)).y).toBe(0)
  expect(await phone.page.locator('.brand-bar, .panes, .pane-list, .large, .reader-sidebar').count()).toBe(0)
  await phone.page.keyboard.press('Escape')
  expect(phone.address).not.toBe(LIST)
  await phone.close()
})
