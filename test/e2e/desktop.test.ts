/** A large screen with a mouse and keys: a list and its document side by side, each with its own address. */
import type { Locator } from 'playwright-core'
import { listCopy } from '@/copy/list'
import { readerCopy } from '@/copy/reader'
import { encodeUrlQuery } from '@domain/query/codec'
import { eventually, letPass } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open } = h5App(ASKING)

const DESKTOP: Visit = { width: 1280, height: 800, mouse: true }
const queryFor = (value: string, name = '全文') => `?query=${encodeURIComponent(encodeUrlQuery([{ name, value }]))}`
const LIST = `/case-list${queryFor('合同')}`

const list = (desktop: Phone) => desktop.page.locator('.pane-list')
const document = (desktop: Phone) => desktop.page.locator('.pane-top')
const rows = (page: Locator) => page.locator('.row')
const titleOf = (row: Locator) => row.locator('.row__title').innerText()
const heading = (page: Locator) => page.locator('.reader-head__title')
/** A sliding page shows the one below it until it has arrived. */
const showsPages = (desktop: Phone, count: number) =>
  eventually(async () => expect(await desktop.page.locator('.taro_page:visible').count()).toBe(count))
const placeOf = async (at: Locator) => (await at.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 }

async function listAlone(visit: Visit = DESKTOP) {
  const desktop = await open('/search', visit)
  await desktop.goto(LIST)
  await rows(desktop.top).first().waitFor()
  await desktop.page.locator('.brand-bar').waitFor()
  return desktop
}

/** The row's text, without the seal before it. */
async function isRead(desktop: Phone, row: Locator) {
  await row.and(desktop.page.locator('.row--open')).waitFor()
  expect(await row.getAttribute('aria-current')).toBe('true')
  expect(await list(desktop).locator('.row--open').count()).toBe(1)
  expect(await titleOf(row)).toContain(await heading(document(desktop)).innerText())
}

test('a row opens beside the list; another one replaces it; back leads to the list alone, then away', async () => {
  const desktop = await listAlone()
  const row = rows(desktop.top).nth(1)
  await row.click()
  await heading(document(desktop)).waitFor()
  await showsPages(desktop, 2)
  await isRead(desktop, rows(list(desktop)).nth(1))
  const [left, right] = [await placeOf(list(desktop)), await placeOf(document(desktop))]
  expect([left.x, left.width, right.x, right.width]).toEqual([0, 400, 400, 880])
  await desktop.settled()
  await desktop.shot('desktop-two-panes')

  const first = desktop.address
  await rows(list(desktop)).nth(2).click()
  await desktop.page.waitForURL(url => !url.href.endsWith(first))
  await isRead(desktop, rows(list(desktop)).nth(2))
  await showsPages(desktop, 2)

  await desktop.page.goBack()
  await desktop.isAt(LIST)
  await desktop.page.locator('.panes').waitFor({ state: 'detached' })
  await showsPages(desktop, 1)
  expect(await desktop.page.locator('.row--open').count()).toBe(0)

  await desktop.page.goForward()
  await isRead(desktop, rows(list(desktop)).nth(2))
  await desktop.page.goBack()
  await desktop.page.locator('.panes').waitFor({ state: 'detached' })
  await desktop.page.goBack()
  await desktop.isAt('/search')
  await desktop.close()
})

test('a document opened by a link fills the window, with its contents beside it, also after a reload beside a list', async () => {
  const desktop = await listAlone()
  await rows(desktop.top).first().click()
  await heading(document(desktop)).waitFor()
  await desktop.page.reload()
  await heading(desktop.top).waitFor()
  await showsPages(desktop, 1)
  expect((await placeOf(desktop.top)).width).toBe(1280)
  await desktop.page.goBack()
  await rows(desktop.top).first().waitFor()
  await desktop.isAt(LIST)
  await desktop.close()
})

test('the contents are beside a long text and follow the place', async () => {
  const desktop = await open(`/law-list${queryFor('示范法', '标题')}`, { ...DESKTOP, height: 560 })
  await rows(desktop.top).first().click()
  await heading(desktop.top).waitFor()
  const { address } = desktop
  await desktop.goto(address)
  const entries = desktop.top.locator('.reader-sidebar .contents__entry')
  await entries.first().waitFor()
  await entries.nth(1).click()
  await desktop.top.locator('.reader-sidebar .contents__line--here').waitFor()
  const name = await entries.nth(1).locator('.contents__name').innerText()
  await desktop.top.locator('.contents__line--here').getByText(name, { exact: true }).waitFor()
  await desktop.settled()
  await desktop.shot('desktop-contents')
  await desktop.close()
})

test('a link of a document opens over it; from the list one goes past all of them', async () => {
  const desktop = await listAlone()
  await rows(desktop.top).first().click()
  await heading(document(desktop)).waitFor()
  const next = desktop.top.getByRole('button', { name: readerCopy.reader.next })
  await next.click()
  await isRead(desktop, rows(list(desktop)).nth(1))
  await desktop.page.goBack()
  await desktop.isAt(LIST)
  await desktop.close()
})

test('another order closes the document, and stays in the address of the list', async () => {
  const desktop = await listAlone()
  await rows(desktop.top).first().click()
  await heading(document(desktop)).waitFor()
  await list(desktop).getByRole('radio', { name: listCopy.sort.judgementDate }).click()
  await desktop.page.waitForURL(
    url => url.pathname === '/case-list' && url.searchParams.get('order') === 'judgementDate',
  )
  await desktop.page.locator('.panes').waitFor({ state: 'detached' })
  await rows(desktop.top).first().waitFor()
  await desktop.close()
})

test('the list beside a document loads further pages', async () => {
  const desktop = await listAlone()
  await rows(desktop.top).first().click()
  await heading(document(desktop)).waitFor()
  const second = desktop.page.waitForRequest(request => new URL(request.url()).searchParams.get('pageIndex') === '2')
  await list(desktop).evaluate(page => page.scrollTo(0, page.scrollHeight))
  await second
  await desktop.close()
})

test('the tapped row stays in place, wide or narrow', async () => {
  const desktop = await listAlone()
  const title = await titleOf(rows(desktop.top).nth(4))
  const row = desktop.page.locator('.row', { hasText: title }).first()
  await row.evaluate(element => {
    const page = element.closest('.taro_page')
    if (page) page.scrollTop += element.getBoundingClientRect().top - 300
  })
  await letPass(300)
  const { y } = await placeOf(row)
  await row.click()
  await heading(document(desktop)).waitFor()
  const open = list(desktop).locator('.row--open')
  expect(await titleOf(open)).toBe(title)
  await letPass(300)
  expect(Math.abs((await placeOf(open)).y - y)).toBeLessThanOrEqual(1)
  await desktop.page.goBack()
  await desktop.page.locator('.panes').waitFor({ state: 'detached' })
  await letPass(300)
  expect(Math.abs((await placeOf(row)).y - y)).toBeLessThanOrEqual(1)
  await desktop.close()
})

test('keys: a slash searches, arrows move, Enter opens, Escape closes, Ctrl+F finds in the document', async () => {
  const desktop = await listAlone()
  const { keyboard } = desktop.page
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await heading(document(desktop)).waitFor()
  await isRead(desktop, rows(list(desktop)).nth(1))
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await isRead(desktop, rows(list(desktop)).nth(2))

  await keyboard.press('Control+f')
  const box = desktop.top.locator('.find-bar input')
  await box.waitFor()
  await keyboard.type('/合')
  expect(await box.inputValue()).toBe('/合')
  await keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await showsPages(desktop, 2)
  await keyboard.press('Escape')
  await desktop.isAt(LIST)

  await keyboard.press('/')
  await desktop.page.getByRole('dialog', { name: listCopy.searchBar.dialog }).waitFor()
  await keyboard.type('/')
  await keyboard.press('Escape')
  await desktop.page.getByRole('dialog').waitFor({ state: 'detached' })
  await desktop.isAt(LIST)
  await desktop.close()
})

test('a window made narrow and wide again keeps the pages, their places and their layers', async () => {
  const desktop = await listAlone()
  await rows(desktop.top).nth(3).click()
  await heading(document(desktop)).waitFor()
  await document(desktop).evaluate(page => page.scrollTo(0, 300))
  await document(desktop).getByRole('button', { name: readerCopy.reader.settings, exact: true }).click()
  const sheet = desktop.page.getByRole('dialog')
  await sheet.waitFor()
  const { address } = desktop
  for (const width of [800, 320, 1400]) {
    await desktop.page.setViewportSize({ width, height: 800 })
    await desktop.page.locator('.panes').waitFor({ state: width < 1024 ? 'detached' : 'attached' })
    await showsPages(desktop, width < 1024 ? 1 : 2)
    expect(await sheet.isVisible()).toBe(true)
    expect(await desktop.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  }
  expect(desktop.address).toBe(address)
  await isRead(desktop, list(desktop).locator('.row--open'))
  await desktop.page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await desktop.close()
})

test('the bar above every page leads home', async () => {
  const desktop = await listAlone()
  await desktop.page.getByRole('link', { name: listCopy.appName }).click()
  await desktop.isAt('/search')
  await desktop.page.goBack()
  await desktop.isAt(LIST)
  await desktop.close()
})

test('a citation stands in a margin beside the text, which stays in reach', async () => {
  const desktop = await open(`/law-detail/law-0001-3?article=${encodeURIComponent('第一百五十一条')}`, DESKTOP)
  const margin = desktop.top.getByRole('dialog')
  const number = (article: string) => desktop.top.locator('.citation__number').getByText(article, { exact: true })
  const link = (article: string) => desktop.top.locator('.reader-body .segment-link', { hasText: article }).first()
  await link('第七十五条').click()
  await number('第七十五条').waitFor()
  await desktop.settled()
  const place = await placeOf(margin)
  expect([place.x, place.y, place.width, place.height]).toEqual([920, 48, 360, 752])
  expect(await margin.getAttribute('aria-modal')).toBe('false')
  const text = await placeOf(desktop.top.locator('.reader-body'))
  expect(text.x + text.width).toBeLessThanOrEqual(920)
  await desktop.shot('desktop-margin')

  // The text scrolls and answers while the margin is open.
  const { y } = await placeOf(link('第七十五条'))
  await desktop.page.mouse.move(text.x + 100, 400)
  await desktop.page.mouse.wheel(0, 120)
  await eventually(async () => expect((await placeOf(link('第七十五条'))).y).toBe(y - 120))
  await link('第七十五条').click()
  await number('第七十五条').waitFor()

  // A print leaves no room for the margin.
  await desktop.page.emulateMedia({ media: 'print' })
  expect(await desktop.top.locator('.page').evaluate(page => getComputedStyle(page).paddingRight)).toBe('0px')
  await desktop.page.emulateMedia({ media: null })

  await desktop.page.keyboard.press('Escape')
  await margin.waitFor({ state: 'detached' })
  expect((await placeOf(desktop.top.locator('.reader-body'))).width).toBeGreaterThan(text.width)
  await desktop.close()
})

test('on a smaller window the margin takes the place of the list, which returns', async () => {
  const desktop = await open(`/case-list${queryFor('竞业限制违约金')}`, { ...DESKTOP, width: 1024 })
  await rows(desktop.top).first().click()
  await heading(document(desktop)).waitFor()
  await document(desktop).locator('.reader-body .segment-link').first().click()
  const margin = desktop.page.getByRole('dialog')
  await margin.waitFor()
  await desktop.settled()
  expect((await placeOf(document(desktop))).width).toBe(1024)
  await desktop.page.keyboard.press('Escape')
  await margin.waitFor({ state: 'detached' })
  await desktop.settled()
  expect((await placeOf(list(desktop))).x).toBe(0)
  await desktop.close()
})

test('home shows the cases beside what is new', async () => {
  const desktop = await open('/search', DESKTOP)
  const laws = desktop.top.locator('.home-columns__laws .row').first()
  await laws.waitFor()
  const cases = await placeOf(desktop.top.locator('.home-columns__cases .row').first())
  expect((await placeOf(laws)).x).toBeGreaterThanOrEqual(cases.x + cases.width)
  await desktop.close()
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
