/** From each list into a document and back, by a link, by a key; unreadable documents say so. */
import { readFileSync } from 'node:fs'
import { readerCopy } from '@/copy/reader'
import { encodeUrlQuery } from '@domain/query/codec'
import { eventually, gate } from '../support/time'
import { PHONES } from './measure'
import { type Phone, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample' })

const queryFor = (value: string, name = '全文') => `?query=${encodeURIComponent(encodeUrlQuery([{ name, value }]))}`
const rows = (phone: Phone) => phone.top.locator('.row')
const scrollTopOf = (phone: Phone) => phone.top.evaluate(page => page.scrollTop)
const title = (phone: Phone) => phone.top.locator('.reader-head__title')
const facts = (phone: Phone) => phone.top.locator('.reader-facts__line').allInnerTexts()
const hits = (phone: Phone) => phone.top.locator('.reader-body .segment-hit, .reader-body .segment-link--hit')
const isRead = (phone: Phone) => title(phone).waitFor()

const LIBRARIES: Array<[list: string, name: string, word: string, fact: string]> = [
  ['/case-list', '全文', '合同', '审理程序'],
  ['/law-list', '全文', '责任', '发文机关'],
  ['/judicial-list', '全文', '应当', '关键词'],
  ['/similarity-list', '全文', '职工', '案号'],
  ['/excellent-case-new-list', '全文', '合同', '案由'],
  ['/article-list', '全文', '证据', '发布时间'],
  ['/proDoc-list', '全文', '犯罪', '检察院'],
  ['/bidding-list', '全文', '投标', '地域'],
]

test.each(LIBRARIES)('%s leads to its documents, and back to the same place', async (list, name, word, fact) => {
  const phone = await open(list + queryFor(word, name))
  await rows(phone).nth(5).waitFor()
  // A toast covers the row below it.
  const toast = phone.page.locator('.toast__line').getByText(/^共找到/)
  await toast.waitFor()
  await toast.waitFor({ state: 'hidden' })
  // By its title: the rendered rows change as the list scrolls.
  const rowTitle = (await rows(phone).nth(5).locator('.row__title').innerText()).trim()
  const row = rows(phone).filter({ hasText: rowTitle }).first()
  await row.scrollIntoViewIfNeeded()
  const [top, at] = [await scrollTopOf(phone), (await row.boundingBox())?.y ?? 0]
  await row.tap()
  await isRead(phone)
  expect((await title(phone).innerText()).trim()).toBe(rowTitle)
  expect((await facts(phone)).join()).toContain(fact)
  // Search words are marked, if not on the first screen then further down.
  await eventually(async () => {
    if (!(await hits(phone).count())) await phone.top.evaluate(page => page.scrollBy(0, 400))
    expect(await hits(phone).count()).toBeGreaterThan(0)
  })
  expect(await hits(phone).first().innerText()).toContain(word)
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)

  await phone.page.goBack()
  await phone.top.locator('.row--read').waitFor()
  expect(Math.abs((await scrollTopOf(phone)) - top)).toBeLessThanOrEqual(1)
  const back = await phone.top.locator('.row--read').boundingBox()
  expect(Math.abs((back?.y ?? -100) - at)).toBeLessThanOrEqual(2)
  await phone.close()
})

const api = async <T>(path: string) => (await (await fetch(origin() + path)).json()) as T

/** The first case of the sample that matches. */
async function caseWith(so: (item: { jid: string; notPublicReason?: string }) => boolean, query = '') {
  type Page = { result: { judgements: { judgementDtoList: Array<{ jid: string; notPublicReason?: string }> } } }
  for (let page = 1; page < 60; page++) {
    const reply = await api<Page>(
      `/judgement-search/api/v1/search/list?pageSize=50&pageIndex=${page}&query=${encodeURIComponent(query)}`,
    )
    const item = reply.result.judgements.judgementDtoList.find(so)
    if (item) return item.jid
  }
  throw new Error('The sample has none.')
}

test('a case that is not public gives the reason, and how many there are', async () => {
  const phone = await open(`/case-detail/${await caseWith(item => item.notPublicReason !== undefined)}`)
  await phone.sees('本案例不公开')
  await phone.sees(readerCopy.notPublic.basis)
  expect(await phone.top.locator('.not-public__rule').count()).toBe(5)
  expect(await phone.button(readerCopy.reader.download).count()).toBe(0)
  for (const size of PHONES) {
    await phone.page.setViewportSize(size)
    await phone.settled()
    await phone.shot(`not-public-${size.width}`)
    expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  }
  await phone.top.getByText(readerCopy.document.similarCases).tap()
  await rows(phone).first().waitFor()
  await phone.close()
})

test.each([
  '/case-detail/no-such',
  '/judicial-detail/no-such',
  '/similarity-detail/no-such',
  '/article-detail/no-such',
  '/proDoc-detail/no-such',
  '/bidding-detail/no-such',
  '/law-related?lid=no-such',
])('%s says that there is none, and leads home', async address => {
  const phone = await open(address)
  await phone.sees(readerCopy.error.notFound.split('，')[0] ?? '')
  expect(await phone.button(readerCopy.action.retry).count()).toBe(0)
  await phone.button(readerCopy.action.home).tap()
  await phone.isAt('/search')
  await phone.close()
})

test('judges lead to their cases; in WeChat a message says that the video cannot be played', async () => {
  const jid = await caseWith(() => true, '特色:庭审视频')
  const phone = await open(`/case-detail/${jid}${queryFor('本院')}`, { host: 'wechat' })
  await isRead(phone)
  await phone.top.getByText(readerCopy.document.video).tap()
  await phone.toast(readerCopy.video.unsupported).waitFor()
  const judge = phone.top.locator('.reader-facts__link').first()
  const name = await judge.innerText()
  await judge.tap()
  await rows(phone).first().waitFor()
  expect(decodeURIComponent(phone.address)).toBe(`/case-list?query=[{"name":"法官","value":"${name}"}]`)
  await phone.close()
})

test('the right margin of a large screen shows the names of laws whole', async () => {
  const jid = await caseWith(() => true, '全文:商事活动基本规则示范法')
  const desktop = await open(`/case-detail/${jid}`, { width: 1280, height: 800, mouse: true })
  const name = desktop.top.locator('.plate__law', { hasText: '商事活动基本规则示范法' }).first()
  const [chip, cut] = [name.locator('..'), await name.evaluate(part => part.scrollWidth > part.clientWidth)]
  expect([cut, (await chip.boundingBox())!.height > 40]).toEqual([false, true])
  await desktop.close()
})

test('in a plain browser the video opens in a window', async () => {
  const jid = await caseWith(() => true, '特色:庭审视频')
  const phone = await open(`/case-detail/${jid}`)
  await isRead(phone)
  const popup = phone.page.waitForEvent('popup')
  await phone.top.getByText(readerCopy.document.video).tap()
  await (await popup).close()
  expect(await phone.toast(readerCopy.video.unsupported).count()).toBe(0)
  await phone.close()
})

test('in the app the wrapper plays the video', async () => {
  const jid = await caseWith(() => true, '特色:庭审视频')
  const phone = await open(`/case-detail/${jid}`, { host: 'ios', native: { openUrl: null } })
  await isRead(phone)
  await phone.top.getByText(readerCopy.document.video).tap()
  await eventually(async () => {
    expect((await phone.nativeCalls()).find(({ method }) => method === 'openUrl')?.params.url).toMatch(/^https?:/)
  })
  await phone.close()
})

test('a key opens one case to a guest, with its marks; it opens no other case', async () => {
  const jid = await caseWith(item => item.notPublicReason === undefined, '全文:合同')
  const body = [{ method: 'judgement_details_interface', params: { query: '全文:合同', id: jid } }]
  const minted = await fetch(`${origin()}/judgement-search/api/v1/share/generateShareSecretKey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { result: secretKey } = (await minted.json()) as { result: string }
  const phone = await open(`/case-detail/${jid}?secretKey=${secretKey}`)
  await isRead(phone)
  await eventually(async () => {
    if (!(await hits(phone).count())) await phone.top.evaluate(page => page.scrollBy(0, 400))
    expect(await hits(phone).first().innerText()).toBe('合同')
  })
  await phone.goto(`/case-detail/case-00001?secretKey=${secretKey}`)
  await phone.button(readerCopy.action.home).waitFor()
  expect(await title(phone).count()).toBe(0)
  await phone.close()
})

test('a document is downloaded as a file; a refusal is reported', async () => {
  const phone = await open('/bidding-detail/bidding-0054')
  await isRead(phone)
  const name = (await title(phone).innerText()).trim()
  const [file] = await Promise.all([
    phone.page.waitForEvent('download'),
    phone.button(readerCopy.reader.download).tap(),
  ])
  expect(file.suggestedFilename()).toBe(`${name}.docx`)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await phone.toast(readerCopy.download.saved).waitFor()
  await phone.page.route('**/tender/api/v1/search/download/**', route => route.fulfill({ status: 429 }))
  await phone.button(readerCopy.reader.download).tap()
  await phone.toast(readerCopy.error.throttled).waitFor()
  await phone.close()
})

test('a slow file is announced, requested once, and may fail', async () => {
  const phone = await open('/bidding-detail/bidding-0054')
  await isRead(phone)
  const DOWNLOAD = '**/tender/api/v1/search/download/**'
  const slow = gate()
  let queryFor = 0
  await phone.page.route(DOWNLOAD, async route => {
    queryFor++
    await slow.opened
    await route.continue()
  })
  const key = phone.button(readerCopy.reader.download)
  const file = phone.page.waitForEvent('download')
  await key.tap()
  expect(await key.getAttribute('aria-busy')).toBe('true')
  await key.tap({ force: true })
  await phone.toast(readerCopy.download.slow).waitFor()
  slow.open()
  await file
  await phone.toast(readerCopy.download.saved).waitFor()
  expect(queryFor).toBe(1)

  await phone.page.unroute(DOWNLOAD)
  await phone.page.route(DOWNLOAD, route => route.abort())
  await key.tap()
  await phone.toast(readerCopy.download.failed).waitFor()
  await phone.close()
})

test('a document that loads after the reader has left does not appear', async () => {
  const phone = await open(`/law-list${queryFor('责任')}`)
  await rows(phone).nth(2).waitFor()
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  const LAW = /lawregu\/law-[^/?]+(\?|$)/
  await phone.page.route(LAW, async route => {
    await held
    await route.continue().catch(() => undefined)
  })
  const dropped = phone.page.waitForEvent('requestfailed', request => LAW.test(request.url()))
  await rows(phone).first().tap()
  await phone.top.getByRole('status', { name: readerCopy.loading }).waitFor()
  await phone.shot('document-loading')
  await phone.page.goBack()
  await dropped
  answer()
  await rows(phone).first().waitFor()
  expect(phone.address).toBe(`/law-list${queryFor('责任')}`)
  expect(await phone.page.locator('.reader, .toast__line').filter({ hasText: readerCopy.error.network }).count()).toBe(
    0,
  )

  await phone.page.unroute(LAW)
  await rows(phone).first().tap()
  await isRead(phone)
  await phone.close()
})

/** The first law with this many related papers. */
async function lawWith(papers: (count: number) => boolean) {
  type Laws = { data: { lawRegus: Array<{ lid: string }> } }
  for (let page = 1; page < 20; page++) {
    const laws = await api<Laws>(`/ilawregu-search/api/v1/lawregu/list?pageSize=50&pageIndex=${page}`)
    for (const { lid } of laws.data.lawRegus) {
      const { data } = await api<{ data: { relatedCount: number } }>(`/ilawregu-search/api/v1/lawregu/${lid}`)
      if (papers(data.relatedCount)) return lid
    }
  }
  throw new Error('The sample has none.')
}

test('a law leads to its related papers: a list, one of them, its file, and back', async () => {
  const lid = await lawWith(count => count > 1)
  const phone = await open(`/law-detail/${lid}`)
  await isRead(phone)
  await phone.top.getByText(readerCopy.document.related).tap()
  await rows(phone).nth(1).waitFor()
  await phone.isAt(`/law-related?lid=${lid}`)
  await phone.shot('papers')
  const rowTitle = await rows(phone).nth(1).locator('.row__title').innerText()
  await rows(phone).nth(1).tap()
  await phone.top.locator('.paper__title').waitFor()
  expect(await phone.top.locator('.paper__title').innerText()).toBe(rowTitle)
  await phone.sees(readerCopy.relatedDocuments.summary)
  await phone.sees(readerCopy.relatedDocuments.keywords)
  await phone.settled()
  await phone.shot('paper')
  const [file] = await Promise.all([
    phone.page.waitForEvent('popup'),
    phone.button(readerCopy.relatedDocuments.openPdf).tap(),
  ])
  await file.close()
  await phone.button(readerCopy.action.back).tap()
  await rows(phone).nth(1).waitFor()
  await phone.close()
})
