/** Offline use: the app and read documents open without a network, and nobody sees another user's documents. */
import { copy } from '@/copy'
import { eventually } from '../support/time'
import { h5App, type Phone } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const CASE = '/case-detail/case-00001'
const LIST = '/case-list'
const UNREAD = '/case-detail/case-00002'

const caches = (phone: Phone) => phone.page.evaluate(() => window.caches.keys())
const urlsIn = (phone: Phone, cache: RegExp) =>
  phone.page.evaluate(async source => {
    const names = (await window.caches.keys()).filter(name => new RegExp(source).test(name))
    const keys = await Promise.all(names.map(async name => (await window.caches.open(name)).keys()))
    return keys.flat().map(({ url }) => decodeURIComponent(url.replace(location.origin, '')))
  }, cache.source)

/** The worker has taken over and stores the visible page. */
const isKept = (phone: Phone, address: string) =>
  eventually(async () => expect(await urlsIn(phone, /pages:/)).toContain(address), 60_000)

async function visit(address: string, shows: string) {
  const phone = await open(address, { keeps: true })
  await phone.top.locator(shows).first().waitFor()
  await isKept(phone, address)
  return phone
}

async function goOffline(phone: Phone) {
  await phone.page.context().setOffline(true)
}

test('a read document opens without a network, and says how old it is', async () => {
  const phone = await visit(CASE, '.text-block')
  const title = await phone.top.locator('.reader-head__title').innerText()
  await goOffline(phone)
  await phone.goto(CASE)
  await phone.page.waitForSelector('#prerendered', { state: 'detached' })
  expect(await phone.top.locator('.reader-head__title').innerText()).toBe(title)
  await phone.top.locator('.text-block').first().waitFor()
  await phone.top.locator('.cached-notice').waitFor()
  expect(await phone.top.locator('.cached-notice').innerText()).toMatch(/\d{4}-\d\d-\d\d/)
  await phone.close()
})

test('an unread document says so, and opens once the network is back', async () => {
  const phone = await visit(CASE, '.text-block')
  await goOffline(phone)
  await phone.goto(UNREAD)
  await phone.sees(copy.error.network)
  await phone.page.context().setOffline(false)
  await phone.button(copy.action.retry).click()
  await phone.top.locator('.text-block').first().waitFor()
  await phone.close()
})

test('a list and a document opened in the app are stored too', async () => {
  const phone = await visit(LIST, '.row')
  const row = phone.top.locator('.row').nth(1)
  const title = await row.locator('.row__title').innerText()
  await row.click()
  await phone.top.locator('.text-block').first().waitFor()
  const { address } = phone
  await goOffline(phone)
  await phone.goto(address)
  await phone.top.locator('.text-block').first().waitFor()
  expect(await phone.top.locator('.reader-head__title').innerText()).toBe(title)
  await phone.goto(LIST)
  await phone.top.locator('.row').first().waitFor()
  await phone.close()
})

test('an address without a screen returns 404, is not stored, and opens without a network', async () => {
  const phone = await visit(LIST, '.row')
  const reply = await phone.page.goto(`${new URL(phone.page.url()).origin}/zzz`)
  expect(reply?.status()).toBe(404)
  await phone.sees(copy.notFoundPage.slice(0, 9))
  expect(await urlsIn(phone, /pages:/)).not.toContain('/zzz')
  await goOffline(phone)
  await phone.goto('/zzz')
  await phone.sees(copy.notFoundPage.slice(0, 9))
  await phone.close()
})

test('after logging out no read document is left', async () => {
  const phone = await visit('/search', '.row')
  await phone.signIn()
  await phone.goto(CASE)
  await phone.top.locator('.text-block').first().waitFor()
  await eventually(async () => expect((await urlsIn(phone, /replies$/)).join()).toContain('case-00001'))
  await phone.goto('/search')
  await (await phone.account()).getByRole('button', { name: copy.action.logout }).click()
  await eventually(async () => {
    const urls = [...(await urlsIn(phone, /replies$/)), ...(await urlsIn(phone, /pages:/))].join()
    expect(urls).not.toContain('case-00001')
  })
  await phone.close()
})

test("another account's documents are never shown, whatever changed the session", async () => {
  const phone = await visit('/search', '.row')
  await phone.signIn()
  await phone.goto(CASE)
  await phone.top.locator('.text-block').first().waitFor()
  await eventually(async () => expect((await urlsIn(phone, /replies$/)).join()).toContain('case-00001'))
  // As another site of the office does.
  await phone.page.evaluate(() => localStorage.setItem('token', 'another'))
  await goOffline(phone)
  await phone.goto(CASE)
  await phone.sees(copy.error.network)
  await eventually(async () => expect((await urlsIn(phone, /replies$/)).join()).not.toContain('case-00001'))
  await phone.close()
})

test('a full disk does no harm', async () => {
  const phone = await visit(LIST, '.row')
  const devtools = await phone.page.context().newCDPSession(phone.page)
  const quota = { origin: new URL(phone.page.url()).origin, quotaSize: 1 }
  await devtools.send('Storage.overrideQuotaForOrigin', quota)
  await phone.goto(UNREAD)
  await phone.top.locator('.text-block').first().waitFor()
  await phone.idle()
  expect(await urlsIn(phone, /pages:/)).not.toContain(UNREAD)
  await phone.goto(LIST)
  await phone.top.locator('.row').first().waitFor()
  await phone.close()
})

test('a native app stores its pages itself', async () => {
  const phone = await open('/search', { host: 'android', keeps: true, native: { getSession: {} } })
  await phone.top.locator('.row').first().waitFor()
  await phone.idle()
  expect(await phone.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await caches(phone)).toEqual([])
  await phone.close()
})
