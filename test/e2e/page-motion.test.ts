/** The next page slides in and out over the last one; with reduced motion it is there at once. */
import { type Phone, type Visit, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

/** Names of the pages' motions, in their order. */
const watchMotions = () => {
  const motions: string[] = []
  Object.assign(window, { motions })
  document.addEventListener('animationstart', ({ animationName }) => {
    if (/^page-(in|out)$/.test(animationName)) motions.push(animationName)
  })
}

const motions = (phone: Phone) => phone.page.evaluate(() => (window as unknown as { motions: string[] }).motions)
const isStill = (phone: Phone) =>
  phone.page.waitForFunction(() => !document.querySelector('.page-coming, .page-below, .page-leaving, .page-dim'))

async function openList(visit: Visit = {}, reduced = false) {
  const phone = await open('/case-list', { before: watchMotions, motion: true, ...visit })
  if (reduced) await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  await phone.top.locator('.row').first().waitFor()
  await phone.optionalWork()
  return phone
}

async function thereAndBack(phone: Phone) {
  await phone.top.locator('.row').nth(1).click()
  await phone.top.locator('.reader-head').waitFor()
  await isStill(phone)
  await phone.page.goBack()
  await phone.isAt('/case-list')
  await phone.top.locator('.row').first().waitFor()
  await isStill(phone)
}

test('a document slides in over the list, which is unchanged when the document has slid out', async () => {
  const phone = await openList()
  expect(await motions(phone)).toEqual([])
  await phone.top.evaluate(page => page.scrollTo(0, 120))
  await thereAndBack(phone)
  expect(await motions(phone)).toEqual(['page-in', 'page-out'])
  expect(await phone.top.evaluate(page => page.scrollTop)).toBe(120)
  expect(await phone.page.locator('.taro_page').count()).toBe(1)
  await phone.page.goForward()
  await phone.top.locator('.reader-head').waitFor()
  await isStill(phone)
  expect(await motions(phone)).toEqual(['page-in', 'page-out', 'page-in'])
  await phone.close()
})

test.each([
  ['where less motion is wanted', {}, true],
  ['on a wide screen', { width: 1280, height: 800 }, false],
])('%s nothing slides', async (_, visit, reduced) => {
  const phone = await openList(visit, reduced)
  await thereAndBack(phone)
  expect(await motions(phone)).toEqual([])
  await phone.close()
})

test('back during the motion leaves nothing behind', async () => {
  const phone = await openList()
  // Slow enough to be visible on a busy machine too.
  await phone.page.addStyleTag({ content: '.page-coming { animation-duration: 900ms !important }' })
  await phone.top.locator('.row').nth(1).click()
  await phone.page.waitForFunction(() => document.querySelector('.page-coming'))
  await phone.page.goBack()
  await phone.isAt('/case-list')
  await isStill(phone)
  expect(await phone.page.locator('.taro_page').count()).toBe(1)
  expect(await phone.page.locator('.taro_page').getAttribute('aria-hidden')).toBeNull()
  await phone.close()
})
