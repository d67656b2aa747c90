/** From a list into its documents and back: neighbours, scroll position, reading history, and invalid links. */
import { readerCopy } from '@/copy/reader'
import { eventually, steady } from '../support/time'
import { ASKING, type Phone, h5App } from './support'

const { open } = h5App(ASKING)
const LIST = /lawregu\/list\?/

const rowTitles = async (phone: Phone) =>
  (await phone.top.locator('.row__title').allInnerTexts()).map(title => title.trim())
const isReading = (phone: Phone, title: string) =>
  eventually(async () => expect(await phone.top.locator('.reader-head__title').innerText()).toContain(title))
const openRow = async (phone: Phone, at: number) => {
  await phone.top.locator('.row').nth(at).tap()
  await phone.top.locator('.reader').waitFor()
}

test('previous and next follow the list, and back returns to it at once', async () => {
  const phone = await open('/ccc-no-auth')
  let lists = 0
  phone.page.on('request', request => void (LIST.test(request.url()) && lists++))
  await phone.goto('/law-list')
  await phone.top.locator('.row').nth(3).waitFor()
  const titles = await rowTitles(phone)
  await openRow(phone, 0)
  await isReading(phone, titles[0]!)
  const requestCount = lists
  expect(await phone.button(readerCopy.reader.previous).count()).toBe(0)

  for (const title of titles.slice(1, 4)) {
    await phone.button(readerCopy.reader.next).tap()
    await isReading(phone, title)
  }
  await phone.button(readerCopy.reader.previous).tap()
  await isReading(phone, titles[2]!)

  await phone.page.goBack()
  await phone.isAt('/law-list')
  await eventually(async () => expect((await rowTitles(phone)).slice(0, 4)).toEqual(titles.slice(0, 4)))
  expect(await phone.top.locator('.row--read').count()).toBe(4)
  expect(lists).toBe(requestCount)
  await phone.close()
})

test('after several documents, back shows the row of the last one', async () => {
  const phone = await open('/law-list')
  await phone.top.locator('.row').nth(5).waitFor()
  const walk = 7
  await openRow(phone, 0)
  const read: string[] = []
  for (let at = 0; at < walk; at++) {
    await phone.button(readerCopy.reader.next).tap()
    await eventually(async () => expect(read).not.toContain(phone.address))
    await phone.top.locator('.reader-head__title').waitFor()
    read.push(phone.address)
  }
  const title = (await phone.top.locator('.reader-head__title').innerText()).trim()
  await phone.page.goBack()
  await phone.isAt('/law-list')
  const row = phone.top.locator('.row--read').last()
  await eventually(async () => {
    expect((await row.locator('.row__title').innerText()).trim()).toBe(title)
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(100)
    expect(y + height).toBeLessThan(812)
  })
  await phone.close()
})

test('after the last loaded row there is no next, and none for a document without a list', async () => {
  const phone = await open(
    `/law-list?query=${encodeURIComponent(JSON.stringify([{ name: '标题', value: '劳动关系' }]))}`,
  )
  await phone.top.locator('.results-footer').getByText(readerCopy.noMore).waitFor()
  const count = await phone.top.locator('.row').count()
  await openRow(phone, count - 1)
  await eventually(async () => expect(await phone.button(readerCopy.reader.next).count()).toBe(0))
  expect(await phone.button(readerCopy.reader.previous).count()).toBe(count > 1 ? 1 : 0)
  const address = phone.address
  await phone.goto(address)
  await phone.top.locator('.reader').waitFor()
  expect(await phone.button(readerCopy.reader.previous).count()).toBe(0)
  await phone.close()
})

test('back from a document deep in a list returns to the place', async () => {
  const phone = await open('/ccc-no-auth')
  let lists = 0
  phone.page.on('request', request => void (LIST.test(request.url()) && lists++))
  await phone.goto('/law-list')
  await phone.top.locator('.row').nth(5).waitFor()
  const scroller = () => phone.top
  await eventually(async () => {
    await scroller().evaluate(page => (page.scrollTop = page.scrollHeight))
    expect(lists).toBeGreaterThanOrEqual(3)
  })
  await steady(() => scroller().evaluate(page => page.scrollHeight))
  await scroller().evaluate(page => (page.scrollTop -= 900))
  /** The place and the rows on the screen at one moment: other rows are rendered later. */
  const view = () =>
    scroller().evaluate(page => {
      const onScreen = [...page.querySelectorAll('.row')].filter(row => {
        const { top, bottom } = row.getBoundingClientRect()
        return top > 150 && bottom < innerHeight
      })
      return { top: page.scrollTop, titles: onScreen.map(row => row.querySelector('.row__title')!.textContent!) }
    })
  const before = await steady(view)
  const requestCount = lists
  expect(before.top).toBeGreaterThan(1500)

  // No touch of the test's own: below a toast it would scroll the list to reach the row.
  const [title = ''] = before.titles
  await phone.top.locator('.row', { hasText: title }).evaluate(row => (row as HTMLElement).click())
  await phone.top.locator('.reader').waitFor()
  await phone.page.goBack()
  await phone.isAt('/law-list')
  await eventually(async () => expect(await view()).toEqual(before))
  expect(await phone.top.locator('.row--read').count()).toBe(1)
  expect(lists).toBe(requestCount)
  await phone.close()
})

test('recently read documents are on the account sheet, open again and can be cleared', async () => {
  const phone = await open('/law-list')
  await phone.top.locator('.row').first().waitFor()
  const titles = await rowTitles(phone)
  await openRow(phone, 0)
  await isReading(phone, titles[0]!)
  await phone.goto('/search')
  const account = await phone.account()
  const { recentlyRead, history } = readerCopy
  const list = account.locator(`[aria-label="${recentlyRead.title}"]`)
  await list.getByText(titles[0]!).waitFor()
  await phone.settled()
  await phone.shot('recently-read')
  expect(await phone.stored('read-documents')).not.toContain('secretKey')
  await list.getByText(titles[0]!).tap()
  await isReading(phone, titles[0]!)

  await phone.page.goBack()
  const again = (await phone.account()).locator(`[aria-label="${recentlyRead.title}"]`)
  await again.getByText(history.clear, { exact: true }).tap()
  await again.getByText(recentlyRead.clearConfirm).waitFor()
  await again.getByText(history.clear, { exact: true }).tap()
  await again.waitFor({ state: 'detached' })
  expect(await phone.stored('read-documents')).toBeNull()
  await phone.close()
})

const SHARED = '**/getShareDataBySecretKey**'
const KEY = 'A'.repeat(22)
const refused = (status: number, id: string) => ({
  status,
  json: { status, succeed: false, isSuccess: false, id, resultMsg: id, errMsg: id },
})

describe('a link that opens nothing says why, with a link home', () => {
  test.each([
    ['was cut', `/law-detail/law-0029-1?secretKey=${KEY.slice(3)}`, undefined, readerCopy.gate.keyIncomplete],
    ['nobody made', `/law-detail/law-0029-1?secretKey=${KEY}`, undefined, readerCopy.gate.keyUnknown],
    [
      'has expired',
      `/law-detail/law-0029-1?secretKey=${KEY}`,
      refused(410, 'share_expired'),
      readerCopy.gate.keyExpired,
    ],
    [
      'is of another kind',
      `/case-detail/1?secretKey=${KEY}`,
      refused(403, 'share_wrong_method'),
      readerCopy.gate.keyOfAnother,
    ],
  ])('it %s', async (_, address, answer, sentence) => {
    const phone = await open('/ccc-no-auth')
    if (answer) await phone.page.route(SHARED, route => route.fulfill(answer))
    await phone.goto(address)
    await eventually(async () => expect(await phone.top.innerText()).toContain(sentence))
    expect(await phone.top.locator('.reader').count()).toBe(0)
    await phone.button(readerCopy.action.home).tap()
    await phone.isAt('/search')
    await phone.close()
  })

  test('it is the key of another document', async () => {
    const phone = await open('/law-detail/law-0029-1')
    await phone.top.locator('.reader').waitFor()
    const key = await phone.page.evaluate(async () => {
      const params = { query: '', id: 'law-0029-1' }
      const reply = await fetch('/judgement-search/api/v1/share/generateShareSecretKey', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([{ method: 'lawregu_details_interface', params }]),
      })
      return ((await reply.json()) as { result: string }).result
    })
    await phone.goto(`/law-detail/law-0238-1?secretKey=${key}`)
    await eventually(async () => expect(await phone.top.innerText()).toContain(readerCopy.gate.keyOfAnother))
    await phone.goto(`/law-detail/law-0029-1?secretKey=${key}`)
    await phone.top.locator('.reader').waitFor()
    await phone.close()
  })
})

describe('a document that cannot be rendered has a state of its own', () => {
  test.each([
    ['not-found', refused(404, 'not_found')],
    ['deleted', refused(410, 'gone')],
    ['no-permission', refused(403, 'permission_denied')],
  ])('%s', async (name, answer) => {
    const phone = await open('/ccc-no-auth')
    await phone.page.route('**/lawregu/law-0029-1**', route => route.fulfill(answer))
    await phone.goto('/law-detail/law-0029-1')
    await phone.top.locator('.state').waitFor()
    await phone.shot(`document-${name}`)
    expect(await phone.top.locator('.reader').count()).toBe(0)
    await phone.button(readerCopy.action.home).tap()
    await phone.isAt('/search')
    await phone.close()
  })
})

test('headings for screen readers scroll with the page, and never the window', async () => {
  const phone = await open('/case-detail/case-00001')
  await phone.top.locator('.reader-body .text-block').first().waitFor()
  await phone.top.evaluate(page => page.scrollTo(0, page.scrollHeight / 2))
  await phone.top.locator('.reader-body .visually-hidden').first().waitFor({ state: 'attached' })
  expect(await phone.page.evaluate(() => document.body.scrollHeight - innerHeight)).toBe(0)
  await phone.close()
})
