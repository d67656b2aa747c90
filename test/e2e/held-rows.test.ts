/** A long press on a row saves its document without opening it, and its reader shows that. */
import { rowActionsCopy } from '@/copy/row-actions'
import { readerCopy } from '@/copy/reader'
import { workspaceCopy } from '@/copy/workspace'
import { ROUTES } from '@/routing/routes'
import { violationsOn } from '../support/axe'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { bookmark, rowActions } = rowActionsCopy
const { save, unsave } = readerCopy.document

const sheet = (phone: Phone) => phone.page.getByRole('dialog').last()
const isClosed = (phone: Phone) => eventually(async () => expect(await phone.page.getByRole('dialog').count()).toBe(0))
const first = (phone: Phone) => phone.top.locator('.row').first()

/** A finger stays on it, once the code for it has loaded. */
async function hold(phone: Phone) {
  await eventually(async () => {
    const loaded = await phone.page.evaluate(
      () => performance.now() - performance.getEntriesByType('resource').at(-1)!.startTime,
    )
    expect(loaded).toBeGreaterThan(1500)
  })
  const { x, y } = (await first(phone).boundingBox())!
  const devtools = await phone.page.context().newCDPSession(phone.page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 40, y: y + 20 }] })
  await sheet(phone).waitFor()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each([
  ['/case-list', 375, undefined],
  ['/law-list', 320, 'dark'],
] as const)('a long press saves a row of %s', async (list, width, theme) => {
  const phone = await open(list, { width, height: 640, ...(theme && { theme }) })
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await phone.settled()
  await hold(phone)
  await phone.settled()
  await phone.shot(`held-row${list.replace('/', '-')}-${width}`)
  expect(await violationsOn(phone.page)).toEqual([])
  await sheet(phone).getByRole('button', { name: rowActions.save, exact: true }).tap()
  await isClosed(phone)
  await phone.sees(bookmark.saved)
  await phone.isAt(list)
  const savedMark = first(phone).locator('.row__meta').getByText(bookmark.saved, { exact: true })
  await savedMark.waitFor()
  await phone.shot(`kept-row${list.replace('/', '-')}-${width}`)
  await phone.page.reload()
  await savedMark.waitFor()

  // Its reader shows the bookmark, and removes it.
  await first(phone).tap()
  await phone.button(unsave).tap()
  await phone.button(save).waitFor()
  await phone.page.goBack()
  await phone.isAt(list)
  await savedMark.waitFor({ state: 'detached' })
  await phone.page.goForward()
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await phone.page.goBack()
  await phone.isAt(list)
  await savedMark.waitFor()
  await first(phone).click({ button: 'right' })
  await sheet(phone).getByRole('button', { name: bookmark.remove, exact: true }).waitFor()
  await sheet(phone).getByRole('button', { name: rowActions.cite, exact: true }).tap()
  await isClosed(phone)
  expect(await phone.page.evaluate(() => navigator.clipboard.readText())).not.toBe('')

  await first(phone).click({ button: 'right' })
  await sheet(phone).getByRole('button', { name: bookmark.file, exact: true }).tap()
  await sheet(phone).getByRole('textbox', { name: workspaceCopy.workspace.newFolder }).waitFor()
  expect(phone.page.url()).toContain(ROUTES.desk.url)
  await phone.close()
})

test.each([
  '/search',
  '/fiscal-tax-list',
  '/similarity-calssification-detail/1',
  '/fiscal-tax-carousel/1',
  '/article-partner/partner-1/x',
])('a row of %s can be saved too', async address => {
  const phone = await open(address)
  const before = phone.top.locator('.row').first()
  await before.waitFor()
  // The code for it loads when the page is idle.
  await eventually(async () => {
    await before.click({ button: 'right' })
    await sheet(phone).getByRole('button', { name: rowActions.save, exact: true }).waitFor({ timeout: 1000 })
  })
  await sheet(phone).getByRole('button', { name: rowActions.save, exact: true }).tap()
  await phone.sees(bookmark.saved)
  expect(phone.errors).toEqual([])
  await phone.close()
})
