/** Share keys of the mini-program: a row's key opens one document to a guest, and no other. */
import { copy } from '@/copy'
import { companionServer } from '../support/companion'
import { type Answer, type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const DETAIL = 'pages/detail/case'

const server = companionServer({ CORPUS: 'sample' })

const top = async (app: MiniProgram) => (await app.stack()).slice(-1)[0]
const title = (app: MiniProgram) => app.text('.reader-head__title')
const isRead = (app: MiniProgram) =>
  eventually(async () => expect(await app.find('.reader-head__title').count()).toBe(1))

/** Requests for documents, besides those of the lists. */
function watched() {
  const answer = proxyTo(server.origin)
  const urls: string[] = []
  const watch: Answer = request => {
    if (/getShareDataBySecretKey|\/search\/case-/.test(request.url)) urls.push(request.url)
    return answer(request)
  }
  return { watch, urls }
}

test('the last characters before a sign of a title do not break, so that no line begins with it', async () => {
  const { watch } = watched()
  const app = await openMiniProgram({
    path: 'pages/list/case',
    query: { query: JSON.stringify([{ name: '全文', value: '合同' }]) },
    answer: watch,
  })
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  await app.find('.row__title').filter({ hasText: '、' }).first().tap()
  await isRead(app)
  const end = app.find('.title-text__whole').first()
  await eventually(async () => expect(await end.innerText()).toMatch(/^..[、，；]$/))
  expect(await end.evaluate(element => getComputedStyle(element).whiteSpace)).toBe('nowrap')
  await app.close()
})

test('a row of cases makes a key; with it the guest opens that case, and no other', async () => {
  const { watch, urls } = watched()
  const app = await openMiniProgram({
    path: 'pages/list/case',
    query: { query: JSON.stringify([{ name: '全文', value: '合同' }]) },
    answer: watch,
  })
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  const rowTitle = await app.text('.row__title')
  await app.tap('.row')
  await isRead(app)
  expect(await title(app)).toBe(rowTitle)
  const page = await top(app)
  expect(page?.route).toBe(DETAIL)
  const { jid = '', secretKey = '' } = page?.query ?? {}
  expect(secretKey).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.every(url => url.includes(`secretKey=${secretKey}`))).toBe(true)
  await app.screenshot('case-by-key')
  await expectHealthy(app)
  await app.close()

  const same = await openMiniProgram({ path: DETAIL, query: { jid, secretKey }, answer: watch })
  await isRead(same)
  expect(await title(same)).toBe(rowTitle)
  await same.close()

  const another = jid === 'case-00001' ? 'case-00002' : 'case-00001'
  const other = await openMiniProgram({ path: DETAIL, query: { jid: another, secretKey }, answer: watch })
  await eventually(async () => expect(await other.text()).toContain(copy.action.home))
  expect(await other.find('.reader-head__title').count()).toBe(0)
  await other.close()
})

test.each([
  ['pages/detail/case', { jid: 'case-00001' }],
  ['pages/detail/judicial', { vid: 'view-0051' }],
])('%s without a key shows the gate, and requests nothing', async (path, query) => {
  const { watch, urls } = watched()
  const app = await openMiniProgram({ path, query, answer: watch })
  await eventually(async () => expect(await app.text()).toContain(copy.action.loginToView))
  expect(urls).toEqual([])
  expect(await app.find('.reader-head__title').count()).toBe(0)
  await expectHealthy(app)
  await app.close()
})

test.each([
  ['pages/detail/similarity', { sid: 'similar-12-05' }],
  ['pages/detail/article', { jid: 'article-0038' }],
  ['pages/detail/pro-doc', { iid: 'prodoc-0148' }],
  ['pages/detail/bidding', { bid: 'bidding-0054' }],
])('%s needs no key', async (path, query) => {
  const app = await openMiniProgram({ path, query, answer: proxyTo(server.origin) })
  await isRead(app)
  await expectHealthy(app)
  await app.close()
})

test("a law's file opens by way of the native page", async () => {
  const answer = proxyTo(server.origin)
  const app = await openMiniProgram({
    path: 'pages/detail/law-related/index',
    query: { lid: 'law-0009-1', paper: '1' },
    answer: request => (request.url.endsWith('.pdf') ? { data: '%PDF-1.4' } : answer(request)),
  })
  await eventually(async () => expect(await app.find('.paper__title').count()).toBe(1))
  await app.screenshot('paper')
  await app.tap('.action-bar__main')
  await eventually(async () => expect((await top(app))?.route).toBe('pages/account/pdf/index'))
  await eventually(async () => expect(await app.calls('wx.openDocument')).toHaveLength(1))
  await expectHealthy(app)
  await app.close()
})
