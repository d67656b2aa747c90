/** Notes in the mini-program, where WeChat does not report selected words: by paragraph, with a tap on it. */
import { notesCopy } from '@/copy/notes'
import { readerCopy } from '@/copy/reader'
import { type MiniProgram, LIMITS, eventually, expectHealthy } from './mini-program'
import { openLaw, paragraphs, sees, tool } from './reading'

const { notes: words } = notesCopy
const law = paragraphs('第一段话，说的是总则。', '第二段话，说的是违约责任。', '第三段话。')

const bar = (app: MiniProgram) => app.find('.row-selection-bar')
const key = (app: MiniProgram, at: number) => app.find('.row-selection-bar__key').nth(at).tap()
const highlights = (app: MiniProgram) => app.find('.segment-highlight')
const counts = (of: ReturnType<typeof bar>, count: number) =>
  eventually(async () => expect(await of.count()).toBe(count))

test('a paragraph gets a note and a remark, is listed with the notes, and is plain again', async () => {
  const app = await openLaw(law)
  await sees(app, '第三段话')
  const paragraph = app.find('.text-block').getByText('违约责任')
  await paragraph.tap()
  await counts(bar(app), 1)
  await app.screenshot('notes-picked')
  // One more tap deselects it.
  await paragraph.tap()
  await counts(bar(app), 0)
  await paragraph.tap()
  await key(app, 1)
  await counts(bar(app), 0)
  await eventually(async () => expect(await highlights(app).innerText()).toBe('第二段话，说的是违约责任。'))
  expect(await highlights(app).getAttribute('class')).toContain('segment-highlight--ok')

  await highlights(app).tap()
  await app.find('.note-sheet .text-area').fill('比照买卖合同')
  await app.find('.sheet__corner .icon-button').tap()
  await counts(app.find('.segment-highlight--noted'), 1)
  await app.screenshot('notes-marked')
  const { largest } = await app.meter()
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)

  // Without headings the contents are the notes.
  await tool(app, readerCopy.reader.contents)
  await app.find('.note-line__text').getByText('比照买卖合同').waitFor()
  await app.screenshot('notes-list')
  await app.find('.note-line').tap()
  await app.find('.note-sheet .text-area').waitFor()
  await app.find('.layer .list-item__tap').getByText(words.remove).tap()
  await counts(highlights(app), 0)
  await expectHealthy(app)
  await app.close()
})
