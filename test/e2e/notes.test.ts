/** Notes on words of a document: their places, the contents, other versions and other devices. */
import { readerCopy } from '@/copy/reader'
import { notesCopy, fill } from '@/copy/notes'
import { violationsOn } from '../support/axe'
import { eventually } from '../support/time'
import { bar, pick } from './picking'
import { synced } from './workspace-support'
import { type Phone, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' }, { isSeparate: true })
const { notes: words, bookmark } = notesCopy
const CASE = '/case-detail/case-00001'
const LAW = '/law-detail/law-0029-1'

const dialog = (phone: Phone) => phone.page.getByRole('dialog').last()
const isClosed = (phone: Phone) => eventually(async () => expect(await phone.page.getByRole('dialog').count()).toBe(0))
const highlights = (phone: Phone) => phone.top.locator('.segment-highlight')
const highlightTexts = (phone: Phone) => highlights(phone).allTextContents()
/** A leaving toast is paler than allowed. */
const breaksNoRule = ({ page }: Phone) => eventually(async () => expect(await violationsOn(page)).toEqual([]))
const colour = (name: keyof typeof words.colours) => fill(words.mark, { colour: words.colours[name] })

test('words get a colour and a remark, are listed in the contents, and are there after a restart', async () => {
  const phone = await open(CASE)
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const marked = await pick(phone, 1, 4, 1, 16)
  await bar(phone).waitFor()
  await phone.settled()
  await phone.shot('notes-picked')
  await breaksNoRule(phone)
  await bar(phone)
    .getByRole('button', { name: colour('ok') })
    .tap()
  await phone.wasTold(words.marked)
  await eventually(async () => expect((await highlightTexts(phone)).join('')).toBe(marked))
  expect(await bar(phone).count()).toBe(0)

  // After undo it is plain text again; the second time it gets a remark.
  await phone.page.getByRole('button', { name: bookmark.undo, exact: true }).tap()
  await eventually(async () => expect(await highlights(phone).count()).toBe(0))
  await pick(phone, 1, 4, 1, 16)
  await bar(phone).getByRole('button', { name: words.write, exact: true }).tap()
  await dialog(phone).getByRole('textbox', { name: words.write }).fill('要点：举证责任')
  await phone.settled()
  await phone.shot('notes-sheet')
  await breaksNoRule(phone)
  await dialog(phone).getByRole('button', { name: notesCopy.action.close }).tap()
  await isClosed(phone)
  await eventually(async () => expect(await phone.top.locator('.segment-highlight--noted').count()).toBe(1))

  await phone.page.reload()
  await eventually(async () => expect((await highlightTexts(phone)).join('')).toBe(marked))
  await phone.button(readerCopy.reader.contents).tap()
  await dialog(phone)
    .getByRole('tab', { name: fill(words.tab, { count: 1 }) })
    .tap()
  await dialog(phone).getByText('要点：举证责任').waitFor()
  await phone.settled()
  await phone.shot('notes-contents')
  await breaksNoRule(phone)
  await dialog(phone)
    .getByRole('button', { name: /举证责任/ })
    .tap()
  await dialog(phone).getByRole('button', { name: words.copyCited }).tap()
  expect(await phone.page.evaluate(() => navigator.clipboard.readText())).toContain(`“${marked}”（`)
  await dialog(phone).getByRole('button', { name: words.remove, exact: true }).tap()
  await isClosed(phone)
  await eventually(async () => expect(await highlights(phone).count()).toBe(0))
  await phone.close()
})

test('words over several paragraphs are one note; on 320 px in the dark all keys have room', async () => {
  const phone = await open(CASE, { width: 320, height: 640, theme: 'dark' })
  await pick(phone, 1, 10, 3, 5)
  await bar(phone).waitFor()
  await phone.settled()
  await phone.shot('notes-picked-320-dark')
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  for (const key of await bar(phone).getByRole('button').all())
    expect((await key.boundingBox())!.width).toBeGreaterThanOrEqual(40)
  await bar(phone)
    .getByRole('button', { name: colour('seal') })
    .tap()
  await eventually(async () => expect(await highlights(phone).count()).toBeGreaterThanOrEqual(3))
  await phone.settled()
  await phone.shot('notes-marked-320-dark')
  await breaksNoRule(phone)
  await highlights(phone).first().tap()
  await phone.settled()
  await phone.shot('notes-sheet-320-dark')
  await breaksNoRule(phone)
  await phone.goto('/desk')
  await phone.top.locator('.note-line').waitFor()
  await phone.settled()
  await phone.shot('notes-desk-320-dark')
  await breaksNoRule(phone)
  await phone.top.locator('.note-line').tap()
  await dialog(phone).getByRole('button', { name: words.showInDocument }).tap()
  await phone.page.waitForURL(/case-00001\?paragraph=\d+/)
  await highlights(phone).first().waitFor()
  await phone.close()
})

test('an article gets a note from its menu, and its words are cited with its number', async () => {
  const phone = await open(LAW)
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await phone.hold(phone.top.locator('.segment-handle').first())
  await dialog(phone)
    .getByRole('button', { name: new RegExp(readerCopy.articleSheet.note) })
    .tap()
  await bar(phone).getByRole('button', { name: words.cite, exact: true }).tap()
  const cited = await phone.page.evaluate(() => navigator.clipboard.readText())
  expect(cited).toMatch(/^《.*》第一条：“/)
  await phone.close()
})

test('notes written offline on two devices are shown side by side, until one is chosen', async () => {
  const phone = await openAsMember(CASE)
  await pick(phone, 1, 4, 1, 16)
  const sync = synced(phone)
  await bar(phone)
    .getByRole('button', { name: colour('brand') })
    .tap()
  await sync
  const write = async (device: Phone, text: string) => {
    await highlights(device).first().tap()
    await dialog(device).getByRole('textbox', { name: words.write }).fill(text)
    await dialog(device).getByRole('button', { name: notesCopy.action.close }).tap()
    await isClosed(device)
  }
  const other = await openAsMember(CASE)
  await highlights(other).first().waitFor()
  await phone.page.context().setOffline(true)
  await write(phone, '离线的想法')
  const otherSync = synced(other)
  await write(other, '另一台的想法')
  await otherSync
  await phone.page.context().setOffline(false)
  await phone.goto(CASE)
  await phone.top.locator('.segment-highlight--noted').first().waitFor()
  await highlights(phone).first().tap()
  await dialog(phone).getByText('另一台的想法').waitFor()
  await dialog(phone).getByText('离线的想法').waitFor()
  await phone.settled()
  await phone.shot('notes-two-texts')
  await breaksNoRule(phone)
  await dialog(phone).getByRole('button', { name: words.keepBoth }).tap()
  await eventually(async () =>
    expect(await dialog(phone).getByRole('textbox', { name: words.write }).inputValue()).toBe(
      '另一台的想法\n\n离线的想法',
    ),
  )
  await Promise.all([phone.close(), other.close()])
})

test('a change in one window of a browser appears in the other', async () => {
  const phone = await open(CASE)
  const other = await phone.page.context().newPage()
  await other.goto(phone.page.url())
  await other.locator('.reader-body .text-block').first().waitFor()
  await pick(phone, 1, 4, 1, 16)
  await bar(phone)
    .getByRole('button', { name: colour('gold') })
    .tap()
  await other.locator('.segment-highlight').first().waitFor()
  await phone.close()
})
