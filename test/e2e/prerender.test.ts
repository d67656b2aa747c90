/** The prerendered page, and its replacement by the app: measured in bytes, calls and texts, never in time. */
import { brotliCompressSync, constants } from 'node:zlib'
import { HOME_TABS } from '@/features/home/tabs'
import { encodeUrlQuery } from '@domain/query/codec'
import { ROUTES, ROUTE_NAMES } from '@/routing/routes'
import { DOCUMENTS } from '../support/sample-documents'
import { eventually, letPass } from '../support/time'
import { h5App, type Phone } from './support'

const { open, origin } = h5App({ CORPUS: 'sample' })

const query = encodeURIComponent(encodeUrlQuery([{ name: '全文', value: '合同' }]))
const SCREENS: Record<string, string> = {
  home: '/search',
  'a list': '/case-list',
  'a search': `/case-list?query=${query}`,
  'the fiscal area': '/fiscal-tax-list',
  'a judgment': '/case-detail/case-00001',
  'a law': '/law-detail/law-0029-1',
}
const screens = Object.entries(SCREENS)

/** Other screens with prerendered pages. */
const lists = ROUTE_NAMES.filter(name => /-list$/.test(name)).map(name => ROUTES[name].url)
const documents = ROUTE_NAMES.filter(name => /-detail$/.test(name)).map(name => DOCUMENTS[name] ?? '')
const named = ['/excellent-calssification-detail/1', '/similarity-calssification-detail/1']
const others = [...lists, ...documents, ...named].filter(
  address => address && screens.every(([, one]) => one !== address),
)

const NOWHERE = '/nowhere'
const MOST_BYTES = 40 * 1024

const isService = (url: string) => /\/api\//.test(url)
const isScript = (url: string) => /\.js$/.test(url)

/** Visible texts with their positions. Runs in the page. */
function textsInView(root: string) {
  const page = document.querySelector(root)
  if (!page) return []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The app writes two text nodes where the page has one.
    if (node.previousSibling instanceof Text) continue
    const range = document.createRange()
    range.setStartBefore(node)
    let last: Node = node
    while (last.nextSibling instanceof Text) last = last.nextSibling
    range.setEndAfter(last)
    const { top, left, height } = range.getBoundingClientRect()
    const text = range.toString()
    if (text.trim() && height > 0 && top < innerHeight) texts.push(`${Math.round(left)} ${Math.round(top)} ${text}`)
  }
  return texts
}

/** On a busy machine the first pages may take longer to render than a request waits. Too many requests get none. */
const isDrawn = (address: string) =>
  eventually(async () => {
    const page = await (await fetch(origin() + address)).text()
    if (!page.includes('id="prerendered"')) await letPass(1000)
    expect(page).toContain('id="prerendered"')
  })

/** With the app held back: only the server's page is visible. */
async function openHeldBack(address: string, visit: Parameters<typeof open>[1] = {}) {
  const phone = await open(NOWHERE, visit)
  const urls: string[] = []
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  phone.page.on('request', request => urls.push(request.url()))
  await phone.page.route(isScriptUrl, async route => {
    await released
    await route.continue()
  })
  if (address === NOWHERE) await phone.page.goto(origin() + address, { waitUntil: 'commit' })
  else {
    await isDrawn(address)
    // On a fast machine the visits of this file use up one visitor's budget of pages; it is renewed within a minute.
    await eventually(async () => {
      urls.length = 0
      const reply = await phone.page.goto(origin() + address, { waitUntil: 'commit' })
      const isPrerendered = (await reply?.text())?.includes('id="prerendered"')
      if (!isPrerendered) await letPass(1000)
      expect(isPrerendered).toBe(true)
    })
  }
  return { phone, urls, release }
}
const isScriptUrl = (url: URL) => isScript(url.pathname)

const takenOver = (phone: Phone) => phone.page.waitForSelector('#prerendered', { state: 'detached' })

test.each([...screens, ...others.map(address => [address, address] as const)])(
  "the page of %s equals the app's screen, text for text and place for place",
  async (_, address) => {
    const { phone, urls, release } = await openHeldBack(address)
    await phone.page.waitForSelector('#prerendered .page__main *')
    const prerenderedTexts = await phone.page.evaluate(textsInView, '#prerendered')
    expect(prerenderedTexts.length).toBeGreaterThan(2)
    expect(urls.filter(isService)).toEqual([])
    release()
    await takenOver(phone)
    const appTexts = await phone.page.evaluate(textsInView, '.taro_page .page')
    expect(appTexts).toEqual(prerenderedTexts)
    // Embedded replies are not requested again.
    expect(urls.filter(isService)).toEqual([])
    await phone.close()
  },
)

test.each(screens)('the page of %s is light, and names the files of its screen', async (_, address) => {
  await isDrawn(address)
  const reply = await fetch(origin() + address)
  const text = await reply.text()
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  process.stdout.write(`figure: page of ${address} ${(bytes / 1024).toFixed(1)} KB brotli, at most 40\n`)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  const preloaded = [...text.matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)].map(([, url = '']) => url)
  expect(preloaded.length).toBeGreaterThan(1)
  for (const url of preloaded) {
    expect(reply.headers.get('link')).toContain(`<${url}>; rel=preload; as=script`)
    expect((await fetch(origin() + url, { method: 'HEAD' })).status).toBe(200)
  }
  expect(text).not.toMatch(/<link [^>]*rel="?stylesheet/)
})

test('all scripts of home are requested before one of them has run', async () => {
  const { phone, urls, release } = await openHeldBack('/search')
  await phone.page.waitForSelector('#prerendered .row')
  await eventually(() => expect(urls.filter(isScript).length).toBeGreaterThanOrEqual(4))
  const before = new Set(urls.filter(isScript))
  release()
  await takenOver(phone)
  await phone.page.waitForSelector('.taro_page .row')
  const loaded = await phone.page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
  expect(loaded.filter(url => !before.has(url) && !url.includes('prefetch'))).toEqual([])
  await phone.close()
})

test('a row opens its document before the app has loaded', async () => {
  const { phone } = await openHeldBack('/search')
  const row = phone.page.locator('#prerendered .row').first()
  const title = await row.locator('.row__title').textContent()
  await isDrawn((await row.getAttribute('href')) ?? '')
  await row.tap()
  await phone.page.waitForURL('**/case-detail/**', { waitUntil: 'commit' })
  expect(await phone.page.locator('#prerendered .reader-head__title').textContent()).toBe(title)
  await phone.close()
})

test('the app handles a tap on an element that is no link', async () => {
  const { phone, release } = await openHeldBack('/search')
  await phone.page.locator('#prerendered .tabs__tab').nth(1).tap()
  release()
  await takenOver(phone)
  await phone.top.locator('.tabs__tab--on').getByText(HOME_TABS[1]!.label).waitFor()
  await phone.close()
})

test('the app keeps the scroll position of the prerendered page', async () => {
  const { phone, release } = await openHeldBack('/case-detail/case-00001')
  await phone.page.waitForSelector('#prerendered .text-block')
  await phone.page.evaluate(() => document.getElementById('prerendered')!.scrollTo(0, 300))
  release()
  await takenOver(phone)
  expect(await phone.top.evaluate(page => page.scrollTop)).toBe(300)
  await phone.close()
})

const home = (at: number) => JSON.stringify({ v: 1, d: at })
test.each<[string, string, Record<string, string>, boolean]>([
  ['of another tab', '/search', { 'home-tab': home(2) }, false],
  ['of the first tab', '/search', { 'home-tab': home(0) }, true],
  ['with a token', '/case-list', { token: 'x' }, false],
  [
    'with larger type',
    '/case-detail/case-00001',
    { 'read-set:case': '{"v":1,"d":{"fontStep":8,"lineHeight":2}}' },
    false,
  ],
  ['with larger type for laws', '/case-detail/case-00001', { 'read-set:law': '{"v":1,"d":{}}' }, true],
])('a device %s sees the screen of its app', async (_, address, storage, isVisible) => {
  const { phone } = await openHeldBack(NOWHERE, { storage })
  await isDrawn(address)
  await phone.page.goto(origin() + address, { waitUntil: 'commit' })
  await phone.page.waitForSelector('#prerendered .page', { state: 'attached' })
  expect(await phone.page.locator('#prerendered').isVisible()).toBe(isVisible)
  await phone.leave()
})

test('a request with a token cookie gets the app alone', async () => {
  const page = await fetch(`${origin()}/search`, { headers: { cookie: 'a=1; token=abc' } })
  expect(await page.text()).not.toContain('prerendered')
})

test('a link has a title and a description', async () => {
  await isDrawn('/case-detail/case-00001')
  const text = await (await fetch(`${origin()}/case-detail/case-00001`)).text()
  const [, title = ''] = /<title>([^<]+)</.exec(text) ?? []
  expect(title).toContain('民事判决书')
  expect(text).toContain(`<meta property="og:title" content="${title}">`)
  expect(text).toMatch(/<meta property="og:description" content="审理法院：[^"]+裁判日期：\d{4}-\d\d-\d\d[^"]*">/)
})
