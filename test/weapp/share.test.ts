/** A document shared from the mini-program, and its link for a guest; links that open nothing. */
import { shareCopy } from '@/copy/share'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pictureCopy } from '@/copy/picture'
import { readerCopy } from '@/copy/reader'
import { ROUTES, ROUTE_NAMES } from '@/routing/routes'
import { companionServer } from '../support/companion'
import { DIST } from './open'
import {
  type Answer,
  type MiniProgram,
  type OpenOptions,
  eventually,
  expectHealthy,
  openMiniProgram,
  proxyTo,
} from './mini-program'

const LAW = 'pages/detail/law'
const LID = 'law-0029-1'
const MINT = 'generateShareSecretKey'
const KEY = /^[\w-]{22}$/
const { gate } = readerCopy
const { share } = shareCopy

const server = companionServer({ CORPUS: 'sample' })
let answer: Answer
beforeAll(async () => {
  answer = proxyTo(server.origin)
})

const open = (options: OpenOptions = {}) => openMiniProgram({ answer, ...options })
async function mint(id = LID, method = 'lawregu_details_interface') {
  const reply = await fetch(`${server.origin}/judgement-search/api/v1/share/${MINT}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ method, params: { query: '', id } }]),
  })
  return ((await reply.json()) as { result: string }).result
}
const openLaw = (query: Record<string, string>, options: OpenOptions = {}) => open({ path: LAW, query, ...options })
const reads = (app: MiniProgram) => app.find('.reader').waitFor()
const text = (app: MiniProgram) => app.screen.innerText()
const sees = (app: MiniProgram, words: string) => eventually(async () => expect(await text(app)).toContain(words))
const toasts = (app: MiniProgram, words: string) => app.find('.toast').getByText(words).waitFor()

interface Forwarded {
  from: string
  title: string
  path: string
  imageUrl: string
}
async function forwarded(app: MiniProgram) {
  await eventually(async () => expect(await app.calls('share')).toHaveLength(1))
  const [{ args } = { args: [] }] = await app.calls('share')
  return args[0] as unknown as Forwarded
}
const paramsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

async function openSheet(app: MiniProgram) {
  await reads(app)
  await app.find('.tools__tool').filter({ hasText: readerCopy.reader.share }).tap()
  await app.find('.share-sheet__targets').waitFor()
}
const target = (app: MiniProgram, name: string) => app.find('.share-sheet__target').filter({ hasText: name })
const sheetIsGone = (app: MiniProgram) =>
  eventually(async () => expect(await app.find('.share-sheet__targets').count()).toBe(0))

test('a forwarded page has its title, a new key and our picture; a guest sees exactly that page', async () => {
  const secretKey = await mint()
  const app = await openLaw({ lid: LID, secretKey, query: '[]' })
  await reads(app)
  await app.share()
  const message = await forwarded(app)
  expect(message.title).toBe(await app.text('.reader-head__title'))
  expect(message.path.startsWith(`/${LAW}?`)).toBe(true)
  const carried = paramsOf(message.path)
  expect(Object.keys(carried).sort()).toEqual(['lid', 'secretKey'])
  expect(carried.lid).toBe(LID)
  expect(carried.secretKey).toMatch(KEY)
  expect(carried.secretKey).not.toBe(secretKey)
  const picture = path.join(DIST, message.imageUrl)
  expect(existsSync(picture)).toBe(true)
  expect(statSync(picture).size).toBeLessThan(32 * 1024)
  await expectHealthy(app)
  await app.close()

  const urls: string[] = []
  const guest = await openLaw(carried, {
    answer: request => {
      urls.push(request.url)
      return answer(request)
    },
  })
  await reads(guest)
  await sees(guest, message.title)
  // As in Moments, where neither a login nor other pages exist.
  for (const deed of ['wx.login', 'wx.navigateTo', 'wx.redirectTo', 'wx.reLaunch']) {
    expect(await guest.calls(deed)).toEqual([])
  }
  expect(await guest.find('.promo').count()).toBe(0)
  expect(urls.filter(url => !url.includes('getShareDataBySecretKey'))).toEqual([])
  await guest.screenshot('shared-law')
  await expectHealthy(guest)
  await guest.close()
})

test("without a new key the page's own is used", async () => {
  const secretKey = await mint()
  const app = await openLaw(
    { lid: LID, secretKey },
    { answer: request => (request.url.includes(MINT) ? { fail: 'timeout' } : answer(request)) },
  )
  await reads(app)
  await app.share()
  expect(paramsOf((await forwarded(app)).path)).toEqual({ lid: LID, secretKey })
  await app.close()
})

test('a card of the document is saved to the album, complete though without a code', async () => {
  const app = await openLaw({ lid: LID, secretKey: await mint() }, { album: 'undecided' })
  await openSheet(app)
  await target(app, share.card).tap()
  await app.find('.picture-sheet__image').waitFor()
  const picture = await app.page.evaluate(async () => {
    const imageElement = document.querySelector<HTMLImageElement>('.screen:not([hidden]) .picture-sheet__image img')!
    await imageElement.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: imageElement.naturalWidth, height: imageElement.naturalHeight })
    const pen = canvas.getContext('2d')!
    pen.drawImage(imageElement, 0, 0)
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    // Below the rule at the top edge.
    const inside = (200 * canvas.width + 10) * 4
    return { width: canvas.width, paper: data[inside], dark: data.some((shade, at) => at % 4 !== 3 && shade < 64) }
  })
  expect(picture).toEqual({ width: 780, paper: 255, dark: true })
  expect(await text(app)).not.toContain(pictureCopy.card.noCode)
  await app.screenshot('share-card')
  await app.find('.action-bar__main').tap()
  await app.native.getByText('允许').tap()
  await toasts(app, pictureCopy.picture.saved)
  await expectHealthy(app)
  await app.close()
})

test('in the sheet WeChat has its own button, Moments an explanation, and others get the link', async () => {
  const app = await openLaw({ lid: LID, secretKey: await mint() })
  await openSheet(app)
  await app.screenshot('share-sheet')
  await app.find('.wechat-button__button').tap()
  expect((await forwarded(app)).from).toBe('button')
  await sheetIsGone(app)

  await openSheet(app)
  await target(app, share.targets.moments).tap()
  await toasts(app, share.momentsMenu)
  await sheetIsGone(app)

  await openSheet(app)
  await target(app, share.targets.more).tap()
  await eventually(async () => expect(await app.calls('wx.setClipboardData')).toHaveLength(1))
  const copied = JSON.stringify(await app.calls('wx.setClipboardData'))
  expect(copied).toMatch(new RegExp(`/law-detail/${LID}\\?secretKey=[\\w-]{22}"`))
  await toasts(app, share.copied.more)
  await sheetIsGone(app)
  await expectHealthy(app)
  await app.close()
})

test('a document goes into 收藏 with its title and its key', async () => {
  const app = await openLaw({ lid: LID, secretKey: await mint() })
  await reads(app)
  await app.addToFavorites()
  const [favourite] = await app.calls('addToFavorites')
  expect(favourite?.args).toMatchObject([
    { title: expect.any(String), query: expect.stringMatching(/secretKey=[\w-]{22}/) },
  ])
  await app.close()
})

test('without a link the sheet stays and says why', async () => {
  const app = await openLaw(
    { lid: LID, secretKey: await mint() },
    { answer: request => (request.url.includes(MINT) ? { fail: 'timeout' } : answer(request)) },
  )
  await openSheet(app)
  await target(app, share.targets.more).tap()
  await toasts(app, readerCopy.error.network)
  expect(await app.find('.share-sheet__targets').count()).toBe(1)
  expect(await app.calls('wx.setClipboardData')).toEqual([])
  await app.close()
})

describe('a gated page', () => {
  test.each([
    ['without a key is the gate', async () => ({}), gate.needsLogin],
    ['with a key that was cut', async () => ({ secretKey: (await mint()).slice(2) }), gate.keyIncomplete],
    ['with a key that nobody made', async () => ({ secretKey: 'A'.repeat(22) }), gate.keyUnknown],
    ['with the key of another law', async () => ({ secretKey: await mint('law-0238-1') }), gate.keyOfAnother],
    [
      'with the key of a view',
      async () => ({ secretKey: await mint('v', 'judicialview_details_interface') }),
      gate.keyOfAnother,
    ],
  ])('%s', async (_, key, sentence) => {
    const app = await openLaw({ lid: LID, ...(await key()) })
    await eventually(async () => expect((await text(app)).replace(/\s/g, '')).toContain(sentence))
    expect(await app.find('.reader').count()).toBe(0)
    await app.find('.state__action').last().tap()
    await eventually(async () => expect((await app.stack()).map(({ route }) => route)).toEqual(['pages/search/index']))
    await app.close()
  })

  test('with an expired key says so', async () => {
    const expired = { status: 410, data: { status: 410, succeed: false, id: 'share_expired', resultMsg: 'x' } }
    const app = await openLaw(
      { lid: LID, secretKey: 'A'.repeat(22) },
      { answer: request => (request.url.includes('getShareData') ? expired : answer(request)) },
    )
    await eventually(async () => expect((await text(app)).replace(/\s/g, '')).toContain(gate.keyExpired))
    await app.close()
  })
})

test('previous and next replace the page, each with a key of its own', async () => {
  const app = await open({ path: 'pages/list/law' })
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(3))
  const titles = await app.find('.row__title').allInnerTexts()
  await app.find('.row').nth(0).tap()
  await reads(app)
  for (const title of titles.slice(1, 3)) {
    await app.find('.reader-end__neighbours .button').last().tap()
    await sees(app, title.trim())
  }
  const stack = await app.stack()
  expect(stack.map(({ route }) => route)).toEqual(['pages/list/law', LAW])
  await app.back()
  await eventually(async () => expect(await app.find('.row--read').count()).toBe(3))
  await expectHealthy(app)
  await app.close()
})

test('no page that may have a key is indexed', () => {
  const { rules } = JSON.parse(readFileSync(path.join(DIST, 'sitemap.json'), 'utf8')) as {
    rules: { action: string; page: string }[]
  }
  const ruleFor = (page: string) => rules.find(rule => rule.page === page || rule.page === '*')
  for (const name of ROUTE_NAMES.filter(each => ROUTES[each].shareMethod)) {
    expect([name, ruleFor(ROUTES[name].page)?.action]).toEqual([name, 'disallow'])
  }
})
