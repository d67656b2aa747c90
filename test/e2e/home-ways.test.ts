/** Links on home: recently read documents, whole libraries, the search box after scrolling, and the privacy page. */
import { copy } from '@/copy'
import { FINE, measure } from './measure'
import { ASKING, h5App } from './support'

const { open, origin } = h5App(ASKING)

const tab = (at: number) => ({ storage: { 'home-tab': JSON.stringify({ v: 1, d: at }) } })

test('the box moves into the header when the page scrolls', async () => {
  const phone = await open('/search', { ...tab(1), width: 320 })
  const small = phone.top.locator('.home-header__search')
  await phone.top.locator('.row').nth(4).waitFor()
  const height = (await phone.top.locator('.page__header').boundingBox())?.height
  expect(await small.count()).toBe(0)
  await phone.top.evaluate(page => page.scrollTo(0, 320))
  await small.waitFor()
  await phone.settled()
  expect((await phone.top.locator('.page__header').boundingBox())?.height).toBe(height)
  expect(await phone.page.evaluate(measure, '.home-header')).toEqual(FINE)
  await phone.shot('home-scrolled')
  await small.tap()
  await phone.isAt('/home-search-input?type=law')
  await phone.top.locator('.search-input__advanced').waitFor()
  await phone.settled()
  await phone.page.goBack()
  await small.waitFor()
  await phone.top.evaluate(page => page.scrollTo(0, 0))
  await small.waitFor({ state: 'detached' })
  await phone.close()
})

test('the last read document is offered again', async () => {
  const phone = await open('/search')
  const read = phone.top.locator('.section').filter({ hasText: copy.home.resume })
  await phone.top.locator('.row').first().waitFor()
  expect(await read.count()).toBe(0)
  await phone.goto('/law-detail/law-0029-1')
  const title = (await phone.top.locator('.reader-head__title').innerText()).trim()
  await phone.goto('/search')
  await read.getByText(title).waitFor()
  await phone.settled()
  await phone.shot('home-read')
  await read.getByText(title).tap()
  await phone.isAt('/law-detail/law-0029-1')
  await phone.close()
})

test.each([
  [1, copy.home.allLaws, '/law-list?order=postingDate'],
  [3, copy.home.allRules, '/similarity-list'],
])('tab %i leads to its whole library', async (at, label, address) => {
  const phone = await open('/search', tab(at))
  await phone.top.getByRole('link', { name: label }).tap()
  await phone.isAt(address)
  await phone.top.locator('.row').first().waitFor()
  await phone.close()
})

test('the privacy page opens from the account sheet', async () => {
  const phone = await open('/search')
  const account = await phone.account()
  await phone.settled()
  await phone.shot('home-privacy')
  const [rules] = await Promise.all([
    phone.page.waitForEvent('popup'),
    account.getByRole('link', { name: copy.login.privacy }).tap(),
  ])
  await rules.waitForURL(`${origin()}/privacy`)
  await phone.close()
})

test('a guest learns of the login before filling in the advanced form', async () => {
  const phone = await open('/advanced?type=case')
  await phone.top.locator('.advanced__members').waitFor()
  await phone.shot('advanced-guest')
  await phone.top.locator('.advanced__members').getByRole('button', { name: copy.action.login }).tap()
  await phone.page.waitForURL(/\/oauth\/authorize\?/)
  await phone.close()
})
