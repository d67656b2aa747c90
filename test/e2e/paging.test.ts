/** Requests for the next page of a list: near its end, at most every 300 ms. */
import { LIMITS } from '@domain/limits'
import { letPass } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open } = h5App(ASKING)
const { throttle, distance } = LIMITS.scroll
/** Between the wish and its request. */
const GRACE = 25

const LISTS = [
  '/case-list',
  '/law-list',
  '/judicial-list',
  '/similarity-list',
  '/excellent-case-new-list',
  '/article-list',
  '/proDoc-list',
  '/bidding-list',
  '/fiscal-tax-law-list',
  '/fiscal-tax-case-list',
  '/fiscal-tax-penalty-list',
  '/fiscal-tax-dynamic-list',
  '/fiscal-tax-qa-list',
]

/** Requested pages and their times, by the browser's own clock. */
const requestedPages = (phone: Phone) =>
  phone.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ page: Number(new URL(name).searchParams.get('pageIndex')), at: startTime }))
      .filter(({ page }) => page > 0),
  )
const pages = async (phone: Phone) => (await requestedPages(phone)).map(({ page }) => page)
/** A wanted page is requested by then, and the one after it. */
const quiet = () => letPass(2.5 * throttle)
const scrollTo = async (phone: Phone, top: number) => {
  await phone.top.evaluate((page, to) => page.scrollTo(0, to), top)
  await quiet()
}

async function visit(address: string, look: Visit = {}) {
  const phone = await open(address, look)
  await phone.top.locator('.row').nth(2).waitFor()
  await quiet()
  return phone
}

/** The second request follows the rows at once. Later requests have pauses between them. */
async function expectPauses(phone: Phone) {
  const requests = await requestedPages(phone)
  expect(requests.length).toBeGreaterThan(2)
  expect(requests.map(({ page }) => page)).toEqual(requests.map((_, at) => at + 1))
  for (let at = 2; at < requests.length; at++) {
    expect(requests[at]!.at - requests[at - 1]!.at).toBeGreaterThan(throttle - GRACE)
  }
}

test.each(LISTS)('%s requests one page when it opens, and the second at its end', async address => {
  const phone = await visit(address)
  expect(await pages(phone)).toEqual([1])
  await scrollTo(phone, distance)
  expect(await pages(phone)).toEqual([1])
  await scrollTo(phone, await phone.top.evaluate(page => page.scrollHeight))
  expect((await pages(phone)).slice(0, 2)).toEqual([1, 2])
  await phone.close()
})

test('a list that ends on a tall screen loads until it is full, at most every 300 ms', async () => {
  const phone = await visit('/case-list', { height: 5000 })
  await quiet()
  await expectPauses(phone)
  expect(await phone.top.evaluate(page => page.scrollHeight - page.clientHeight)).toBeGreaterThan(0)
  await phone.close()
})

test('the new laws of home load while scrolling, at most every 300 ms', async () => {
  const phone = await visit('/search', { height: 3600, storage: { 'home-tab': '{"v":1,"d":1}' } })
  await phone.top.locator('.new-laws .row').nth(14).waitFor()
  await quiet()
  await expectPauses(phone)
  await phone.close()
})
