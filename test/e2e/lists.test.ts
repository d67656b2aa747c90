/** The lists against the server: rows, pages, marks, back, and failures. */
import type { Locator, Page, Route } from 'playwright-core'
import { listCopy } from '@/copy/list'
import { encodeUrlQuery } from '@domain/query/codec'
import { gate, letPass } from '../support/time'
import { ASKING, type Phone, h5App } from './support'

const { open, start } = h5App(ASKING)

const LISTS = [
  '/case-list',
  '/law-list',
  '/judicial-list',
  '/similarity-list',
  '/excellent-case-new-list',
  '/article-list',
  '/proDoc-list',
  '/bidding-list',
  '/excellent-calssification-detail/1',
  '/article-partner/partner-1/%E7%A0%9A%E8%A1%A1%E6%B3%95%E8%AF%84',
]
const CASES = '**/judgement-search/api/v1/search/list**'

const queryFor = (value: string, name = '全文') => `?query=${encodeURIComponent(encodeUrlQuery([{ name, value }]))}`
const rows = (phone: Phone) => phone.top.locator('.row')
const hasRows = (phone: Phone) => rows(phone).first().waitFor()
const footer = (phone: Phone) => phone.top.locator('.results-footer')
const total = (phone: Phone) => phone.top.locator('.total-line__count')
const reply = (route: Route, status: number, body: string) =>
  route.fulfill({ status, contentType: 'application/json', body })

const heightOf = (phone: Phone) => phone.top.evaluate(page => page.scrollHeight)

/** Scrolls to the bottom until the list has grown or ended: a last page may have two rows. */
async function nextPage(phone: Phone) {
  const before = await heightOf(phone)
  await phone.top.evaluate(
    async (page, [height, end]) => {
      while (page.scrollHeight <= height + 300 && !page.textContent?.includes(end)) {
        page.scrollBy(0, 200)
        await new Promise(resolve => requestAnimationFrame(resolve))
      }
    },
    [before, listCopy.noMore] as const,
  )
}

const pageOf = (url: string) => new URL(url).searchParams.get('pageIndex')
const watchPages = (page: Page) => {
  const pages: Array<string | null> = []
  page.on('request', request => {
    if (pageOf(request.url())) pages.push(pageOf(request.url()))
  })
  return pages
}

test.each(LISTS)('%s opens, counts and scrolls over three pages', async address => {
  const phone = await start()
  const pages = watchPages(phone.page)
  await phone.goto(address)
  await hasRows(phone)
  await phone.page
    .locator('.toast__line')
    .getByText(/^共找到[\d,]+条结果$/)
    .waitFor()
  expect(await total(phone).getAttribute('role')).toBe('status')
  expect(await total(phone).innerText()).toMatch(/^\S+\s*共\s*[\d,]+\s*条$/)
  await nextPage(phone)
  await nextPage(phone)
  expect(pages.slice(0, 3)).toEqual(['1', '2', '3'])
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  await phone.close()
})

test('a rule book opens and closes its sections', async () => {
  const phone = await open('/similarity-calssification-detail/1')
  await hasRows(phone)
  const section = phone.top.locator('.book-section__line')
  expect(await section.first().getAttribute('aria-expanded')).toBe('true')
  await section.first().click()
  await rows(phone).first().waitFor({ state: 'detached' })
  await section.nth(1).click()
  await hasRows(phone)
  await phone.shot('rule-book')
  await phone.close()
})

test('after much scrolling few rows are mounted, and no visible one ever jumps', async () => {
  const phone = await open(`/case-list${queryFor('合同')}`)
  await hasRows(phone)
  const { most, jumps, blanks } = await phone.top.evaluate(async page => {
    // As in browsers without scroll anchoring.
    ;(page as HTMLElement).style.setProperty('overflow-anchor', 'none')
    const seen = { most: 0, jumps: 0, blanks: 0 }
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const inView = () => [...page.querySelectorAll('.row')].find(row => row.getBoundingClientRect().bottom > 200)
    for (const step of [...Array<number>(200).fill(240), ...Array<number>(60).fill(-240)]) {
      const anchor = inView()
      const [top = 0, before] = [anchor?.getBoundingClientRect().top, page.scrollTop]
      page.scrollBy(0, step)
      await frame()
      await frame()
      const drift = anchor?.isConnected ? anchor.getBoundingClientRect().top - top + page.scrollTop - before : 0
      if (Math.abs(drift) > 1) seen.jumps++
      if (!inView()) seen.blanks++
      const nodes = [...page.querySelectorAll('.row')].reduce(
        (sum, row) => sum + row.querySelectorAll('*').length + 1,
        0,
      )
      seen.most = Math.max(seen.most, nodes)
    }
    return seen
  })
  process.stdout.write(`figure: at most ${most} row nodes are mounted\n`)
  expect(most).toBeLessThanOrEqual(300)
  expect(jumps).toBe(0)
  expect(blanks).toBe(0)
  expect(await heightOf(phone)).toBeGreaterThan(20_000)
  await phone.close()
})

test('a row opens its document; back restores the rows, the place and the mark without a request', async () => {
  const phone = await open(`/case-list${queryFor('合同')}`)
  await hasRows(phone)
  await nextPage(phone)
  await nextPage(phone)
  const toast = phone.page.locator('.toast__line')
  await toast.waitFor({ state: 'hidden' })
  const pages = watchPages(phone.page)
  // A row in view: when rows above it are drawn anew, the browser keeps its place on the screen.
  const inView = await rows(phone).evaluateAll(all => all.findIndex(each => each.getBoundingClientRect().top > 200))
  const row = rows(phone).nth(inView)
  const topOf = async (line: Locator) => Math.round((await line.boundingBox())!.y)
  const [place, height] = [await topOf(row), await heightOf(phone)]
  const title = await row.locator('.row__title').innerText()
  await row.evaluate(element => (element as HTMLElement).click())
  await phone.page.waitForURL(/\/case-detail\//)
  await phone.page.waitForFunction(() => document.querySelectorAll('.taro_page').length === 2)
  await phone.page.goBack()
  await phone.isAt(`/case-list${queryFor('合同')}`)
  await phone.top.locator('.row--read').waitFor()
  expect(await phone.top.locator('.row--read .row__title').allInnerTexts()).toEqual([title])
  expect([await topOf(phone.top.locator('.row--read')), await heightOf(phone)]).toEqual([place, height])
  expect(pages).toEqual([])
  expect(await toast.isVisible()).toBe(false)
  await phone.close()
})

test('the order is in the address: a reload and back keep it', async () => {
  const phone = await open('/search')
  await phone.goto(`/case-list${queryFor('合同')}`)
  await hasRows(phone)
  const index = () => phone.page.evaluate(() => (history.state as { idx: number }).idx)
  const before = await index()
  await phone.top.getByRole('radio', { name: listCopy.sort.judgementDate }).click()
  await phone.page.waitForURL(url => url.searchParams.get('order') === 'judgementDate')
  expect(await index()).toBe(before)
  await hasRows(phone)
  const first = await rows(phone).first().innerText()
  const { address } = phone
  await phone.page.reload()
  await hasRows(phone)
  expect(phone.address).toBe(address)
  expect(await rows(phone).first().innerText()).toBe(first)
  expect(await phone.top.getByRole('radio', { name: listCopy.sort.judgementDate }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await phone.close()
})

test('a failed second page keeps the rows; a retry continues there', async () => {
  const phone = await start()
  let down = true
  await phone.page.route(CASES, route =>
    down && pageOf(route.request().url()) === '2' ? route.abort() : route.continue(),
  )
  await phone.goto(`/case-list${queryFor('合同')}`)
  await hasRows(phone)
  await phone.top.evaluate(page => page.scrollTo(0, page.scrollHeight))
  await footer(phone).getByText(listCopy.error.network).waitFor()
  await phone.shot('list-second-page-failed')
  expect(await rows(phone).count()).toBeGreaterThan(3)
  down = false
  const height = await heightOf(phone)
  await phone.button(listCopy.action.retry).click()
  await phone.page.waitForFunction(
    before => (document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollHeight ?? 0) > before + 500,
    height,
  )
  await phone.close()
})

test.each([
  ['500', 500, '{}', listCopy.error.server],
  ['a page of HTML', 200, '<html>', listCopy.error.server],
  ['an empty object', 200, '{}', listCopy.error.server],
  ['a refusal', 200, '{"status":7,"resultMsg":"这个条件查不了"}', '这个条件查不了'],
])('the server returns %s: the list says so, and loads at a retry', async (_, status, body, sentence) => {
  const phone = await start()
  let broken = true
  await phone.page.route(CASES, route => (broken ? reply(route, status, body) : route.continue()))
  await phone.goto('/case-list')
  await phone.top.locator('.state').getByText(sentence).waitFor()
  broken = false
  const alert = phone.page.getByText(listCopy.action.confirm, { exact: true })
  if (status === 500) await alert.click()
  await phone.button(listCopy.action.retry).click()
  await hasRows(phone)
  await phone.close()
})

test('offline there is a drawing, a sentence and a retry', async () => {
  const phone = await start()
  await phone.page.route(CASES, route => route.abort())
  await phone.goto('/case-list')
  await phone.top
    .locator('.state')
    .getByText(listCopy.error.network.split('，')[0] ?? '')
    .waitFor()
  await phone.shot('list-offline')
  await phone.page.unroute(CASES)
  await phone.button(listCopy.action.retry).click()
  await hasRows(phone)
  await phone.close()
})

test('an expired session is reported once, and the guest gets the list', async () => {
  const phone = await open('/case-list', { storage: { token: 'expired' } })
  await phone.wasTold(listCopy.error.expired)
  await phone.button(listCopy.action.retry).click()
  await hasRows(phone)
  expect(await phone.stored('token')).toBeNull()
  await phone.close()
})

test("of two quick searches the last one's reply stays", async () => {
  const phone = await start()
  const late = gate()
  await phone.page.route(CASES, async route => {
    const slow = new URL(route.request().url()).searchParams.get('order') === 'relevance'
    if (slow) await late.opened
    await route.continue().catch(() => undefined)
  })
  await phone.goto(`/case-list${queryFor('合同')}`)
  await phone.top.getByRole('radio', { name: listCopy.sort.judgementDate }).click()
  await hasRows(phone)
  const first = await rows(phone).first().innerText()
  late.open()
  // It would be rendered by then.
  await letPass(700)
  expect(await rows(phone).first().innerText()).toBe(first)
  await phone.close()
})

const many = JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ name: '全文', value: `词${at}` })))
test.each([
  ['broken JSON', '[{"name":'],
  ['a string', '"合同"'],
  ['an object', '{"name":"全文","value":"合同"}'],
  ['members that are no conditions', '[1,null,[],{"name":1}]'],
  ['an unknown dimension', '[{"name":"星座","value":"天蝎"}]'],
  ['markup', '[{"name":"全文","value":"<img src=x onerror=window.hacked=1>"}]'],
  ['6,000 characters', JSON.stringify([{ name: '全文', value: '长'.repeat(6000) }])],
  ['300 conditions', many],
])('query= with %s gives the list or a sentence, never a crash', async (_, query) => {
  const phone = await open(`/case-list?query=${encodeURIComponent(query)}`.slice(0, 60_000))
  await phone.top.locator('.row, .state').first().waitFor()
  expect(await phone.page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
  expect(await phone.top.locator('img').count()).toBe(0)
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  await phone.close()
})
