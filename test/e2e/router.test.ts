/** The H5 router, on a page whose address has params, below a basename. */
import path from 'node:path'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open } = h5App({ BASENAME: '/m', H5_DIR: path.resolve(__dirname, '../../dist/gallery') })

const params = async (phone: Phone): Promise<string[]> =>
  JSON.parse((await phone.top.locator('#walk-params').textContent()) ?? '[]') as string[]
const onward = async (phone: Phone) => {
  const depth = (await params(phone))[0]?.length ?? 0
  await phone.top.locator('#walk').getByRole('button', { name: 'onward' }).click()
  await phone.page.waitForFunction(
    targetDepth =>
      [...document.querySelectorAll('.taro_page:not(.taro_page_shade) #walk-params')].some(
        element => (JSON.parse(element.textContent ?? '[]') as string[])[0]?.length === targetDepth,
      ),
    depth + 1,
  )
  // A tap on a moving element would scroll the page first.
  await phone.settled()
}
const isScrolledTo = (phone: Phone, top: number) =>
  eventually(async () => expect(await phone.top.evaluate(page => page.scrollTop)).toBe(top))

const first = '/m/gallery/%25/%E7%AC%AC1%E9%A1%B5%2F50%2541?query=%5B1%5D%26%E6%B3%95'
const second = '/m/gallery/%25%25/%E7%AC%AC2%E9%A1%B5%2F50%2541?query=%5B2%5D%26%E6%B3%95'

test('several params, encoded Chinese, a slash and a literal % survive a push, a deep link and a refresh', async () => {
  const phone = await open('/m/gallery')
  await onward(phone)
  await phone.isAt(first)
  expect(await params(phone)).toEqual(['%', '第1页/50%41', '[1]&法'])
  await phone.page.reload()
  await phone.page.locator('#walk-params').waitFor()
  expect(await params(phone)).toEqual(['%', '第1页/50%41', '[1]&法'])
  await phone.close()

  const guest = await open(second)
  expect(await params(guest)).toEqual(['%%', '第2页/50%41', '[2]&法'])
  await guest.close()
})

test('back shows the page unchanged, with its scroll; forward opens the next one again', async () => {
  const phone = await open('/m/gallery')
  await onward(phone)
  await phone.top.evaluate(page => page.scrollTo(0, 40))
  await isScrolledTo(phone, 40)
  await onward(phone)
  await phone.isAt(second)

  await phone.page.goBack()
  await phone.isAt(first)
  expect(await params(phone)).toEqual(['%', '第1页/50%41', '[1]&法'])
  await isScrolledTo(phone, 40)

  await phone.page.goForward()
  await phone.isAt(second)
  await phone.page.goBack()
  await phone.isAt(first)
  await isScrolledTo(phone, 40)
  await eventually(async () => expect(await phone.page.locator('.taro_page').count()).toBe(2))
  await phone.close()
})

test('a step back before the next page is rendered shows the old one unchanged', async () => {
  const phone = await open('/m/gallery')
  await onward(phone)
  await phone.top.evaluate(page => page.scrollTo(0, 40))
  await isScrolledTo(phone, 40)

  await phone.top.getByRole('button', { name: 'onward' }).evaluate((key: HTMLElement) => {
    key.click()
    history.back()
    // Long enough for the step back to wait before the next page is rendered.
    const start = performance.now()
    while (performance.now() - start < 100);
  })
  await phone.isAt(first)
  await eventually(async () => expect(await phone.page.locator('.taro_page').count()).toBe(2))
  await phone.settled()
  expect(await params(phone)).toEqual(['%', '第1页/50%41', '[1]&法'])
  await isScrolledTo(phone, 40)
  await phone.close()
})

test('two steps back at once unload two pages', async () => {
  const phone = await open('/m/gallery')
  for (let step = 0; step < 3; step++) await onward(phone)
  expect(await phone.page.locator('.taro_page').count()).toBe(4)
  await phone.page.evaluate(() => history.go(-2))
  await phone.isAt(first)
  await phone.page.waitForFunction(() => document.querySelectorAll('.taro_page').length === 2)
  expect((await params(phone))[0]).toBe('%')
  await phone.close()
})

test('back in the page goes one screen back, and home from the first screen', async () => {
  const phone = await open('/m/gallery')
  await onward(phone)
  await phone.top.getByRole('button', { name: 'homeward' }).click()
  await phone.isAt('/m/gallery')
  await phone.top.getByRole('button', { name: 'homeward' }).click()
  await phone.isAt('/m/search')
  await phone.close()
})

test('the browser’s back closes an open sheet first, then leaves the page', async () => {
  const phone = await open('/m/gallery')
  await onward(phone)
  await phone.top.locator('.open-sheet').click()
  await phone.page.getByRole('dialog').waitFor()
  await phone.page.goBack()
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(phone.address).toBe(first)
  await phone.page.goBack()
  await phone.isAt('/m/gallery')
  await phone.close()
})

describe('on the first page', () => {
  const sheet = (phone: Phone) => phone.page.getByRole('dialog')
  const openSheet = async (phone: Phone) => {
    await phone.top.locator('.open-sheet').click()
    await sheet(phone).waitFor()
  }
  const pageCount = (phone: Phone) => phone.page.locator('.taro_page').count()

  test('back closes the sheet, each time there is one, then leaves', async () => {
    const phone = await open('/m/gallery', { fresh: true })
    for (let time = 0; time < 2; time++) {
      await openSheet(phone)
      await phone.page.goBack()
      await sheet(phone).waitFor({ state: 'detached' })
      expect(phone.address).toBe('/m/gallery')
      expect(await pageCount(phone)).toBe(1)
    }
    await phone.page.goBack()
    await phone.page.waitForURL('about:blank')
    await phone.close()
  })

  test('a sheet that closed by itself needs no step back', async () => {
    const phone = await open('/m/gallery', { fresh: true })
    await openSheet(phone)
    await phone.page.keyboard.press('Escape')
    await sheet(phone).waitFor({ state: 'detached' })
    await phone.page.goBack()
    await phone.page.waitForURL('about:blank')
    await phone.close()
  })

  test('nor between the page and the next one', async () => {
    const phone = await open('/m/gallery')
    await openSheet(phone)
    await phone.page.keyboard.press('Escape')
    await sheet(phone).waitFor({ state: 'detached' })
    await onward(phone)
    expect(phone.address).toBe(first)
    await phone.page.goBack()
    await phone.isAt('/m/gallery')
    await phone.page.waitForFunction(() => document.querySelectorAll('.taro_page').length === 1)
    await phone.page.goForward()
    await phone.isAt(first)
    await phone.page.goBack()
    await phone.isAt('/m/gallery')
    await phone.close()
  })

  test('a reload with an open sheet changes none of it', async () => {
    const phone = await open('/m/gallery')
    await openSheet(phone)
    await phone.page.reload()
    await phone.page.locator('#walk-params').waitFor()
    await openSheet(phone)
    await phone.page.goBack()
    await sheet(phone).waitFor({ state: 'detached' })
    expect(phone.address).toBe('/m/gallery')
    expect(await pageCount(phone)).toBe(1)
    await phone.close()
  })
})

test('the basename: the root leads home, an address outside it is not found', async () => {
  const phone = await open('/m/')
  await phone.isAt('/m/search')
  await phone.goto('/m/nowhere')
  await phone.sees('没有找到这个页面')
  expect(phone.address).toBe('/m/nowhere')
  await phone.close()
})
