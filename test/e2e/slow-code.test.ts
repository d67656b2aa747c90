/** The next screen's code is slow or fails: the present screen stays complete meanwhile. */
import type { Route } from 'playwright-core'
import { copy } from '@/copy'
import { ROUTES } from '@/routing/routes'
import { eventually } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open } = h5App(ASKING)

const LIST = ROUTES['proDoc-list']
const DETAIL = /\/proDoc-detail\//
const CODE = /\/(js|css)\/[^/]+\.(js|css)$/
const SERVICES = /\/api\/v1\//

/** Preloads nothing: a tap requests its code. */
const sparing: Visit = { before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }) }

const rows = (phone: Phone) => phone.top.locator('.row')
const tapRow = (phone: Phone, at: number) =>
  rows(phone)
    .nth(at)
    .evaluate(row => (row as HTMLElement).click())
const busy = (phone: Phone) => phone.top.locator('.row[aria-busy=true] .row__title').allInnerTexts()
const marked = (phone: Phone) => phone.top.locator('.row--read .row__title').allInnerTexts()
const titleOf = (phone: Phone, at: number) => rows(phone).nth(at).locator('.row__title').innerText()
const placeOf = (phone: Phone) => phone.top.evaluate(page => [page.scrollTop, page.scrollHeight])
const stack = (phone: Phone, pageCount: number) =>
  phone.page.waitForFunction(count => document.querySelectorAll('.taro_page').length === count, pageCount)

/** A list opened from the home screen, scrolled a little. */
async function aList(visit = sparing) {
  const phone = await open('/search', visit)
  await phone.top.getByRole('link', { name: LIST.title }).click()
  await phone.isAt(LIST.url)
  await rows(phone).nth(5).waitFor()
  await phone.idle()
  await phone.top.evaluate(page => page.scrollTo(0, 120))
  return phone
}

async function openRow(phone: Phone) {
  await tapRow(phone, 1)
  await phone.page.waitForURL(DETAIL)
  await phone.top.locator('.reader-head').waitFor()
}

function watch(phone: Phone, what: RegExp) {
  const urls: string[] = []
  phone.page.on('request', request => what.test(request.url()) && urls.push(request.url()))
  return urls
}

/** Requested code waits until it is released. */
async function holdCode(phone: Phone) {
  const urls = watch(phone, CODE)
  let openGate = () => {}
  const gate = new Promise<void>(resolve => (openGate = resolve))
  await phone.page.route(CODE, async route => {
    await gate
    await route.continue()
  })
  return {
    isRequested: () => eventually(() => Promise.resolve(expect(urls).not.toEqual([]))),
    async release() {
      openGate()
      await phone.idle()
    },
  }
}

test("back while a document's code loads: the list is back, and the document does not appear later", async () => {
  const phone = await aList()
  const code = await holdCode(phone)
  await tapRow(phone, 1)
  await code.isRequested()
  expect(phone.address).toBe(LIST.url)
  expect(await busy(phone)).toEqual([await titleOf(phone, 1)])

  await phone.page.goBack()
  await phone.isAt('/search')
  await stack(phone, 1)
  await code.release()
  await phone.isAt('/search')
  await stack(phone, 1)

  await phone.page.goForward()
  await phone.isAt(LIST.url)
  await rows(phone).nth(1).waitFor()
  await tapRow(phone, 1)
  await phone.page.waitForURL(DETAIL)
  await phone.close()
})

test("another row while the first one's code loads: the last one opens, once, over an unchanged list", async () => {
  const phone = await aList()
  const serviceUrls = watch(phone, SERVICES)
  const before = await placeOf(phone)
  const titles = await Promise.all([1, 3].map(at => titleOf(phone, at)))
  const code = await holdCode(phone)
  await tapRow(phone, 1)
  await code.isRequested()
  await tapRow(phone, 3)
  await eventually(async () => expect(await busy(phone)).toEqual(titles))
  expect(serviceUrls).toEqual([])
  await code.release()
  await phone.page.waitForURL(DETAIL)
  await stack(phone, 3)
  await phone.text(titles[1] ?? '').waitFor()
  serviceUrls.length = 0

  await phone.page.goBack()
  await phone.isAt(LIST.url)
  await stack(phone, 2)
  await eventually(async () => expect(await marked(phone)).toEqual([titles[1]]))
  expect(await busy(phone)).toEqual([])
  expect(await placeOf(phone)).toEqual(before)
  expect(serviceUrls).toEqual([])
  await phone.page.goBack()
  await phone.isAt('/search')
  await phone.close()
})

test.each<[string, RegExp, (route: Route) => Promise<void>]>([
  ['the line is dead', CODE, route => route.abort()],
  ['the script is not there', /\.js$/, route => route.fulfill({ status: 404, body: '' })],
  ['the style is not there', /\.css$/, route => route.fulfill({ status: 404, body: '' })],
])("a document's code fails, %s: a message says so, the list stays, a second tap opens it", async (_, what, fail) => {
  const phone = await aList()
  const serviceUrls = watch(phone, SERVICES)
  const before = await placeOf(phone)
  const title = await titleOf(phone, 1)
  await phone.page.route(what, fail)
  await tapRow(phone, 1)
  await phone.toast(copy.error.network).waitFor()
  expect(phone.address).toBe(LIST.url)
  expect(await placeOf(phone)).toEqual(before)
  expect([await busy(phone), await marked(phone)]).toEqual([[], []])
  expect(serviceUrls).toEqual([])

  await phone.page.unroute(what)
  await tapRow(phone, 1)
  await phone.page.waitForURL(DETAIL)
  await phone.page.goBack()
  await eventually(async () => expect(await marked(phone)).toEqual([title]))
  await phone.close()
})

test('three quick taps on a link before its code has loaded: one screen', async () => {
  const phone = await open('/search', sparing)
  await phone.idle()
  const code = await holdCode(phone)
  const box = phone.top.locator('[sensors_name=home_search]:visible')
  for (let tap = 0; tap < 3; tap++) await box.evaluate(element => (element as HTMLElement).click())
  await code.isRequested()
  await code.release()
  await phone.page.waitForURL(/home-search-input/)
  await stack(phone, 2)
  await phone.page.goBack()
  await phone.isAt('/search')
  await phone.close()
})

test('the code of documents loads while the reader looks at the rows: a tap loads none', async () => {
  const spared = await aList()
  const late = watch(spared, CODE)
  await openRow(spared)
  await spared.idle()
  const ofDocuments = [...late]
  expect(ofDocuments).not.toEqual([])
  await spared.close()

  const phone = await open('/nowhere')
  const code = watch(phone, CODE)
  await phone.goto(LIST.url)
  await rows(phone).nth(5).waitFor()
  await eventually(() => Promise.resolve(expect(code).toEqual(expect.arrayContaining(ofDocuments))))
  code.length = 0
  await openRow(phone)
  expect(code.filter(url => ofDocuments.includes(url))).toEqual([])
  await phone.close()
})
