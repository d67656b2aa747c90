/** The card of a document: a picture to save, whose code leads a guest to exactly that document. */
import { shareCopy } from '@/copy/share'
import jsQR from 'jsqr'
import { pictureCopy } from '@/copy/picture'
import { readerCopy } from '@/copy/reader'
import { eventually } from '../support/time'
import { ASKING, type Phone, type Visit, h5App } from './support'

const { open, origin } = h5App(ASKING)

const { card, picture } = pictureCopy
const { share } = shareCopy
const MINT = '**/generateShareSecretKey'
const TITLE = '关于适用《中华人民共和国民法典》合同编通则若干问题的解释'.repeat(4).slice(0, 100)

const image = (phone: Phone) => phone.page.locator('.picture-sheet__image img')
const key = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true })

async function openSheet(list: string, visit: Visit = {}) {
  const phone = await open(list, visit)
  const row = phone.top.locator('.row').first()
  await (visit.mouse ? row.click() : row.tap())
  await phone.page.locator('.reader').waitFor()
  await phone.settled()
  const way = phone.page.getByRole('button', { name: readerCopy.reader.share, exact: true })
  await (visit.mouse ? way.click() : way.tap())
  await key(phone, share.card).waitFor()
  await phone.settled()
  return phone
}

async function openCard(list: string, visit: Visit = {}) {
  const phone = await openSheet(list, visit)
  const way = key(phone, share.card)
  await (visit.mouse ? way.click() : way.tap())
  await image(phone).waitFor()
  await phone.settled()
  return phone
}

/** The shade of most pixels. */
function mostFrequent(shades: string): number {
  const counts = new Map<number, number>()
  for (let at = 0; at < shades.length; at++) {
    const shade = shades.charCodeAt(at)
    counts.set(shade, (counts.get(shade) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]![0]
}

/** Reads the size, the paper and the code of the picture. A scanner may take letters for an empty code. */
async function look(phone: Phone) {
  const { width, height, shades } = await image(phone).evaluate(async element => {
    const imageElement = element as HTMLImageElement
    await imageElement.decode()
    const canvas = document.createElement('canvas')
    const { naturalWidth, naturalHeight } = imageElement
    Object.assign(canvas, { width: naturalWidth, height: naturalHeight })
    const pen = canvas.getContext('2d')!
    pen.drawImage(imageElement, 0, 0)
    const { data } = pen.getImageData(0, 0, naturalWidth, naturalHeight)
    let shadeText = ''
    for (let at = 0; at < data.length; at += 4) shadeText += String.fromCharCode(data[at + 1]!)
    return { width: naturalWidth, height: naturalHeight, shades: shadeText }
  })
  const pixels = new Uint8ClampedArray(shades.length * 4).fill(255)
  for (let at = 0; at < shades.length; at++) pixels.fill(shades.charCodeAt(at), at * 4, at * 4 + 3)
  return { width, height, paper: mostFrequent(shades), link: jsQR(pixels, width, height)?.data || undefined }
}

test.each([
  ['light', 375],
  ['dark', 320],
] as const)(
  'it is light on paper, for a long press, and leads a guest to the document, %s at %d',
  async (theme, width) => {
    const phone = await openCard('/law-list', { theme, width })
    const title = (await phone.top.locator('.reader-head__title').innerText()).trim()
    await phone.page.getByText(picture.hint).waitFor()
    expect(await phone.page.getByText(card.noCode).count()).toBe(0)
    const scan = await look(phone)
    expect(scan).toMatchObject({ width: 780, paper: 255 })
    const { pathname, searchParams } = new URL(scan.link ?? '')
    expect(pathname).toMatch(/^\/law-detail\/[^/]+$/)
    expect([...searchParams.keys()]).toEqual(['secretKey'])
    await phone.shot(`share-card-${theme}`)
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await phone.close()

    const guest = await open('/ccc-no-auth')
    await guest.goto(scan.link!.replace(origin(), ''))
    await guest.top.locator('.reader').waitFor()
    expect(await guest.top.locator('.reader-head__title').innerText()).toContain(title)
    await guest.close()
  },
)

test('with a mouse it is a file, named by its document, or a copy', async () => {
  const phone = await openCard('/case-list', {
    mouse: true,
    width: 1280,
    before: () => Object.defineProperty(navigator, 'clipboard', { value: { write: () => Promise.resolve() } }),
  })
  expect((await look(phone)).link).toContain('/case-detail/')
  await phone.shot('share-card-file')
  const file = phone.page.waitForEvent('download')
  await key(phone, picture.file).click()
  expect((await file).suggestedFilename()).toMatch(/^.{1,60}\.png$/)
  await key(phone, picture.copy).click()
  await phone.toast(picture.copied).waitFor()
  await phone.close()
})

test('without a key it has no code and says so; a retry adds one', async () => {
  const phone = await open('/law-list', { width: 320 })
  await phone.page.route(MINT, route => route.abort())
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await phone.settled()
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  await key(phone, share.card).tap()
  await phone.page.getByText(card.noCode).waitFor()
  await phone.settled()
  expect((await look(phone)).link).toBeUndefined()
  await phone.shot('share-card-no-code')
  await phone.page.unroute(MINT)
  await key(phone, pictureCopy.action.retry).tap()
  await eventually(async () => expect((await look(phone)).link).toContain('secretKey='))
  expect(await phone.page.getByText(card.noCode).count()).toBe(0)
  await phone.close()
})

test('a public page has a code with its plain address', async () => {
  const phone = await openCard('/article-list')
  expect((await look(phone)).link).toMatch(new RegExp(`^${origin()}/article-detail/[^/?]+$`))
  await phone.close()
})

test('a title of a hundred characters leaves the code readable', async () => {
  const phone = await open('/law-list', { width: 320, theme: 'dark' })
  await phone.page.route('**/lawregu/**', async route => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replace(/"title":"[^"]*"/, `"title":"${TITLE}"`) })
  })
  await phone.top.locator('.row').first().tap()
  await phone.top.locator('.reader').waitFor()
  await eventually(async () => expect(await phone.top.locator('.reader-head__title').innerText()).toContain(TITLE))
  await phone.button(readerCopy.reader.share).tap()
  await phone.settled()
  await key(phone, share.card).tap()
  await image(phone).waitFor()
  await phone.settled()
  const { link, height } = await look(phone)
  expect(link).toContain('/law-detail/')
  expect(height).toBeLessThanOrEqual(1100)
  await phone.shot('share-card-long')
  await phone.close()
})

test('its code loads on request; if it fails, the other actions stay', async () => {
  const phone = await openSheet('/law-list')
  await phone.page.route('**/js/*.js', route => route.abort())
  await key(phone, share.card).tap()
  await phone.toast(pictureCopy.error.network).waitFor()
  await key(phone, share.link).waitFor()
  await phone.page.unroute('**/js/*.js')
  await key(phone, share.card).tap()
  await image(phone).waitFor()
  await phone.close()
})
