/** Sharing a document: the sheet on every host, the link, and the guest's view. */
import { shareCopy } from '@/copy/share'
import type { Page } from 'playwright-core'
import { readerCopy } from '@/copy/reader'
import { eventually, gate } from '../support/time'
import { PHONES } from './measure'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open, openAsMember, origin } = h5App(ASKING)

const { share } = shareCopy
const MINT = '**/generateShareSecretKey'
const KEY = /^[\w-]{22}$/
/** Records what would go to the clipboard or the system. */
const spyOnLeaving = () => {
  const recordedShares: { copied: string[]; shared: object[] } = { copied: [], shared: [] }
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void recordedShares.copied.push(text) },
  })
  Object.assign(window, { left: recordedShares })
}
const systemSharing = () => {
  const recordedShares = { copied: [], shared: [] as object[] }
  Object.assign(window, { left: recordedShares })
  Object.defineProperty(navigator, 'share', {
    value: async (content: object) => void recordedShares.shared.push(content),
  })
}
const recordedShares = (page: Page) =>
  page.evaluate(() => (window as unknown as { left: { copied: string[]; shared: { url: string }[] } }).left)
const copied = async (phone: Phone) => (await recordedShares(phone.page)).copied

const sheet = (phone: Phone) => phone.page.getByRole('dialog', { name: share.title })
const choice = (phone: Phone, name: string) => sheet(phone).getByRole('button', { name, exact: true })

/** A list's first row, opened, with the sheet over it. */
async function openSheet(list: string, visit: Visit = {}) {
  const phone = await open(list, visit)
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.button(readerCopy.reader.share).tap()
  await sheet(phone).waitFor()
  await phone.settled()
  return phone
}

/** Our own link, with a key. A law from a full-text search also has the article of its passage. */
function expectKeyed(link: string, path: RegExp) {
  const { origin: from, pathname, searchParams } = new URL(link)
  expect(from).toBe(origin())
  expect(pathname).toMatch(path)
  expect([...searchParams.keys()].filter(name => name !== 'article')).toEqual(['secretKey'])
  expect(searchParams.get('secretKey')).toMatch(KEY)
}

test('the sheet names the document and what a browser can do', async () => {
  const phone = await openSheet('/law-list')
  const title = (await phone.top.locator('.reader-head__title').innerText()).trim()
  expect(await sheet(phone).innerText()).toContain(title)
  for (const size of PHONES) {
    await phone.page.setViewportSize(size)
    await phone.settled()
    for (const name of [share.link, share.card, readerCopy.action.close]) {
      const box = await choice(phone, name).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    await phone.shot(`share-${size.width}`)
  }
  await choice(phone, readerCopy.action.close).tap()
  await sheet(phone).waitFor({ state: 'detached' })
  await phone.close()
})

describe.each([
  ['/case-list', /^\/case-detail\/[^/]+$/],
  ['/law-list', /^\/law-detail\/[^/]+$/],
  ['/judicial-list', /^\/judicial-detail\/[^/]+$/],
])('in a browser, from %s', (list, path) => {
  test('the link is copied, and opens exactly that document to a guest', async () => {
    const phone = await openSheet(list, { before: spyOnLeaving })
    const title = (await phone.top.locator('.reader-head__title').innerText()).trim()
    await choice(phone, share.link).tap()
    await phone.toast(share.copied.more).waitFor()
    await sheet(phone).waitFor({ state: 'detached' })
    const [link = '', ...others] = await copied(phone)
    expect(others).toEqual([])
    expectKeyed(link, path)
    await phone.close()

    const paths: string[] = []
    const guest = await open('/ccc-no-auth')
    guest.page.on('request', request => paths.push(new URL(request.url()).pathname))
    await guest.goto(link.replace(origin(), ''))
    await guest.top.locator('.reader').waitFor()
    expect(await guest.top.locator('.reader-head__title').innerText()).toContain(title)
    // The check of the key returns the document too.
    expect(paths.filter(address => address.endsWith('/getShareDataBySecretKey'))).toHaveLength(1)
    await guest.close()
  })
})

test('a page without keys is shared by its plain address', async () => {
  const phone = await openSheet('/article-list', { before: spyOnLeaving })
  await choice(phone, share.link).tap()
  await phone.toast(share.copied.more).waitFor()
  const [link = ''] = await copied(phone)
  expect(link).toMatch(new RegExp(`^${origin()}/article-detail/[^/?]+$`))
  await phone.close()
})

test("a member's link has neither token nor search", async () => {
  const list = `/law-list?query=${encodeURIComponent(JSON.stringify([{ name: '全文', value: '合同' }]))}`
  const phone = await openAsMember(list, { before: spyOnLeaving })
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.button(readerCopy.reader.share).tap()
  await choice(phone, share.link).tap()
  await phone.toast(share.copied.more).waitFor()
  const [link = ''] = await copied(phone)
  expectKeyed(link, /^\/law-detail\//)
  expect(link).not.toContain((await phone.stored('token')) ?? 'no token')
  await phone.close()
})

test('a browser with a share function uses it', async () => {
  const phone = await openSheet('/law-list', { before: systemSharing })
  await choice(phone, share.system).tap()
  await eventually(async () => expect((await recordedShares(phone.page)).shared).toHaveLength(1))
  const [shared] = (await recordedShares(phone.page)).shared
  expect(shared).toMatchObject({ title: expect.stringMatching(/./) as string })
  expectKeyed(shared?.url ?? '', /^\/law-detail\//)
  await phone.close()
})

test('in WeChat the link is copied, its menu is shown, and the address becomes the link', async () => {
  const phone = await openSheet('/law-list', { host: 'wechat', before: spyOnLeaving })
  await choice(phone, share.targets.wechat).tap()
  await phone.page.getByText(share.menuGuide).waitFor()
  await phone.settled()
  await phone.shot('share-wechat-guide')
  const [link = ''] = await copied(phone)
  expectKeyed(link, /^\/law-detail\//)
  expect(phone.page.url()).toBe(link)
  await phone.page.getByText(share.menuGuide).tap()
  await phone.page.getByText(share.menuGuide).waitFor({ state: 'detached' })
  await phone.close()
})

test('a shared place opens there, marked, with a link into the app below', async () => {
  const phone = await openSheet('/law-list', { before: spyOnLeaving })
  await choice(phone, readerCopy.action.close).tap()
  await sheet(phone).waitFor({ state: 'detached' })
  const number = phone.top.locator('.segment-handle').nth(2)
  const article = (await number.textContent()) ?? ''
  await number.tap()
  await phone.settled()
  await phone.page.getByText(readerCopy.articleSheet.share).tap()
  await sheet(phone).getByRole('switch', { checked: true }).waitFor()
  await phone.settled()
  await phone.shot('share-place')
  await choice(phone, share.link).tap()
  await phone.toast(share.copied.more).waitFor()
  const [link = ''] = await copied(phone)
  expect(new URL(link).searchParams.get('article')).toBe(article)
  await phone.close()

  const guest = await open('/ccc-no-auth')
  await guest.goto(link.replace(origin(), ''))
  await guest.top.locator('.text-block--marked').first().waitFor()
  expect(await guest.top.locator('.text-block--marked').first().textContent()).toContain(article)
  await guest.shot('shared-place')
  await guest.top.locator('.landing').scrollIntoViewIfNeeded()
  await guest.shot('shared-landing')
  await guest.close()
})

test.each([
  [share.targets.alpha, 0],
  [share.targets.wechat, 1],
  [share.targets.moments, 2],
  [share.targets.more, -1],
])("in the app %s is the wrapper's channel %d", async (name, channel) => {
  const phone = await open('/law-list', { host: 'ios', native: { share: true } })
  await phone.page.keyboard.press('Escape')
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  await choice(phone, name).tap()
  await eventually(async () =>
    expect((await phone.nativeCalls()).filter(call => call.method === 'share')).toHaveLength(1),
  )
  const { params } = (await phone.nativeCalls()).find(call => call.method === 'share')!
  expect(params).toMatchObject({ channel, title: expect.stringMatching(/./) as string })
  expectKeyed(String(params.url), /^\/law-detail\//)
  await phone.close()
})

test('while the key is made the choice is busy, and a second tap changes nothing', async () => {
  const phone = await open('/law-list', { before: spyOnLeaving })
  const slow = gate()
  let minted = 0
  await phone.page.route(MINT, async route => {
    minted++
    await slow.opened
    await route.continue()
  })
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  const more = choice(phone, share.link)
  await more.tap()
  expect(await more.getAttribute('aria-busy')).toBe('true')
  await more.tap({ force: true })
  await choice(phone, share.card).tap({ force: true })
  slow.open()
  await phone.toast(share.copied.more).waitFor()
  expect(await copied(phone)).toHaveLength(1)
  // The same document uses the same key again.
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  await more.tap()
  await eventually(async () => expect(await copied(phone)).toHaveLength(2))
  expect(new Set(await copied(phone)).size).toBe(1)
  expect(minted).toBe(1)
  await phone.close()
})

test('closing the sheet while the key is made shares nothing', async () => {
  const phone = await open('/law-list', { before: spyOnLeaving })
  const slow = gate()
  await phone.page.route(MINT, async route => {
    await slow.opened
    await route.continue()
  })
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  const answered = phone.page.waitForResponse(MINT)
  await choice(phone, share.link).tap()
  await choice(phone, readerCopy.action.close).tap()
  slow.open()
  await answered
  await sheet(phone).waitFor({ state: 'detached' })
  expect(await copied(phone)).toEqual([])
  await phone.close()
})

test('without a key the sheet stays and says why; a retry may succeed', async () => {
  const phone = await open('/law-list', { before: spyOnLeaving })
  await phone.page.route(MINT, route => route.abort())
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  await choice(phone, share.link).tap()
  await phone.toast(readerCopy.error.network).waitFor()
  expect(await sheet(phone).count()).toBe(1)
  await phone.page.unroute(MINT)
  await choice(phone, share.link).tap()
  await phone.toast(share.copied.more).waitFor()
  await phone.close()
})
