/** 长辈模式 and the browser's type size: nothing cut, nothing beyond the screen, larger keys. */
import { readerCopy } from '@/copy/reader'
import { measure } from './measure'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const ELDER = { elder: '{"v":1,"d":true}' }
const SCREENS = [
  '/search',
  '/home-search-input?type=case',
  '/case-list',
  '/law-list',
  '/advanced?type=case',
  '/case-visual',
  '/fiscal-tax-list',
  '/law-detail/law-0029-1',
]

const sizeOf = (phone: Phone, selector: string) =>
  phone.top
    .locator(selector)
    .first()
    .evaluate(element => parseFloat(getComputedStyle(element).fontSize))

/** Lines in a box that is too low for them. */
const cutLines = (phone: Phone) =>
  phone.top.evaluate(page =>
    [...page.querySelectorAll<HTMLElement>('*')]
      .filter(element => element.getClientRects().length > 0 && !element.closest('.visually-hidden'))
      .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
      .filter(element => {
        const { overflow, display, webkitLineClamp } = getComputedStyle(element)
        if (overflow !== 'hidden' || display === 'inline' || webkitLineClamp !== 'none') return false
        return element.scrollHeight > element.clientHeight + 3
      })
      .map(element => element.textContent),
  )

const SIZES = [
  { width: 320, height: 568 },
  { width: 375, height: 812 },
]

test.each(SCREENS)('%s fits the larger type on 320 and 375 px', async address => {
  const phone = await open(address, { ...SIZES[0], storage: ELDER })
  await phone.idle()
  for (const size of SIZES) {
    await phone.page.setViewportSize(size)
    await phone.settled()
    const { overflow, small } = await phone.page.evaluate(measure, { within: '.taro_page', least: 60 })
    expect([size.width, overflow, small, await cutLines(phone)]).toEqual([size.width, 0, [], []])
    const touching = (acts: Element[]) => acts.filter(act => act.scrollWidth > act.clientWidth).length
    expect(await phone.top.locator('.verbs__verb').evaluateAll(touching)).toBe(0)
    await phone.shot(`elder-${size.width}${address.replace(/\W+/g, '-')}`)
  }
  await phone.close()
})

test('it is switched on in the account sheet, stays on, and leaves nothing when off', async () => {
  const phone = await open('/search')
  const before = await sizeOf(phone, '.home-intro')
  const sheet = await phone.account()
  await sheet.getByRole('switch', { name: readerCopy.elder.title }).click()
  expect(await sizeOf(phone, '.home-intro')).toBeCloseTo(before * 1.375)
  await phone.page.reload()
  await phone.top.getByText(readerCopy.elder.account).waitFor()
  expect(await sizeOf(phone, '.home-intro')).toBeCloseTo(before * 1.375)
  await (await phone.account()).getByRole('switch', { name: readerCopy.elder.title }).click()
  expect(await sizeOf(phone, '.home-intro')).toBe(before)
  expect(await phone.stored('elder')).toBeNull()
  await phone.close()
})

test('in the reading settings it enlarges the text too, whose own size stays', async () => {
  const phone = await open('/law-detail/law-0029-1')
  await phone.button(readerCopy.reader.settings).click()
  const before = await sizeOf(phone, '.text-block')
  await phone.page.getByRole('switch', { name: readerCopy.elder.title }).click()
  expect(await sizeOf(phone, '.text-block')).toBeCloseTo(before * 1.375)
  await phone.close()
})

test("the browser's larger type applies, up to one and a half times; type is never smaller than designed", async () => {
  const phone = await open('/search')
  const at = async (size: string) => {
    await phone.page.evaluate(fontSize => document.documentElement.style.setProperty('font-size', fontSize), size)
    return sizeOf(phone, '.home-intro')
  }
  expect(await at('16px')).toBe(13)
  expect(await at('20px')).toBeCloseTo(13 * 1.25)
  expect(await at('32px')).toBeCloseTo(13 * 1.5)
  expect(await at('12px')).toBe(13)
  await phone.close()
})
