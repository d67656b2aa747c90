/** 引用核验 of a file: the accepted files, and the messages for unreadable ones. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { LIMITS } from '@domain/limits'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { clipboard } from '@/platform/clipboard'
import { chosenFile } from '@/platform/chosen-file'
import type { ChosenFile } from '@/platform/ports/files'
import { all, click, byLabel, until } from '../../support/render-block'
import { toastTexts } from '../../support/toasts'
import {
  PATIENCE,
  button,
  Refusal,
  area,
  findings,
  isOff,
  library,
  open,
  paste,
  sent,
  service,
  signIn,
  pageText,
  tap,
  textsOf,
  toasted,
} from './support'

const { citationCheck } = citationCheckCopy
const LAW = '中华人民共和国渔业法'
const WRONG_KIND = '不能读取该文件，请打开 .docx、.pdf 或者 .txt 文件'
const NO_WORDS = '文件中没有文字'
const file = (more: Partial<ChosenFile> = {}): ChosenFile => ({
  name: '代理词.docx',
  size: 2048,
  read: () => Promise.resolve('YmFzZTY0'),
  ...more,
})
const fileLine = () => textsOf('.citation-check .section:first-child .list-item').join()

async function choose(chosen: Awaited<ReturnType<typeof chosenFile.choose>>) {
  const dialog = jest.spyOn(chosenFile, 'choose').mockResolvedValue(chosen)
  await tap(citationCheck.openFile)
  return dialog.mock.calls[dialog.mock.calls.length - 1]?.[0]
}

async function openFile(more?: Partial<ChosenFile>) {
  await open()
  await choose(file(more))
  await until(() => fileLine() !== '', PATIENCE)
}

test('only files that the service reads are offered; where none is chosen, nothing changes', async () => {
  await open()
  expect(await choose('cancelled')).toEqual(['docx', 'pdf', 'txt'])
  expect(fileLine()).toBe('')
  expect(isOff(citationCheck.check)).toBe(true)
})

test.each(['refusedPrivacy', 'failed'] as const)(
  'a file that WeChat does not give (%s) is said, not passed over',
  async refusal => {
    await open()
    await choose(refusal)
    await until(() => toastTexts().includes(citationCheck.notOpened[refusal]), PATIENCE)
  },
)

test.each([
  [1, '1 KB'],
  [2048, '2 KB'],
  [1024 * 1024, '1.0 MB'],
  [LIMITS.citationCheck.file, '5.0 MB'],
])('a file of %i bytes takes the place of the text, with its name and size', async (size, words) => {
  await openFile({ size })
  expect(fileLine()).toBe(`代理词.docx${words}`)
  expect(all('textarea')).toHaveLength(0)
  expect(isOff(citationCheck.check)).toBe(false)
})

test('one that is too large is refused at once, and is not sent', async () => {
  await open()
  await choose(file({ size: LIMITS.citationCheck.file + 1 }))
  await toasted()
  expect(toastTexts()).toEqual([citationCheck.tooLarge])
  expect(fileLine()).toBe('')
  expect(service.calls).toEqual([])
})

test('one that is removed gives its place back to what was pasted', async () => {
  await open()
  await paste('先粘贴的内容')
  await choose(file())
  await until(() => fileLine() !== '', PATIENCE)
  await click(byLabel(citationCheck.removeFile))
  expect([fileLine(), area().value]).toEqual(['', '先粘贴的内容'])
})

test('its words are read by the service, and then checked', async () => {
  service.answers[CITATION_CHECK_PATHS.text] = { text: `依照《${LAW}》第五条。` }
  library({ [LAW]: { state: 'inForce', library: 'law', id: 'l', title: LAW } })
  await openFile()
  await tap(citationCheck.check)
  await until(() => findings().length > 0, PATIENCE)
  expect(sent(CITATION_CHECK_PATHS.text).map(({ body }) => body)).toEqual([{ file: 'YmFzZTY0' }])
  expect(sent(CITATION_CHECK_PATHS.check).map(({ body }) => body)).toEqual([[{ law: LAW, article: '第五条' }]])
  expect(textsOf('.finding__name')).toEqual([`《${LAW}》第五条`])
})

test('pages of a PDF without text are named: on the screen, in the copied text and in the report', async () => {
  signIn()
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
  service.answers[CITATION_CHECK_PATHS.text] = { text: `依照《${LAW}》第五条。`, pagesWithoutText: [2, 5] }
  library({ [LAW]: { state: 'inForce', library: 'law', id: 'l', title: LAW } })
  await openFile({ name: '代理词.pdf' })
  await tap(citationCheck.check)
  await until(() => findings().length > 0, PATIENCE)
  const note = fill(citationCheck.pagesWithoutText, { pages: '2、5' })
  expect(textsOf('.citation-check__summary')).toEqual([note])
  await tap(citationCheck.copy)
  await until(() => copied.mock.calls.length > 0, PATIENCE)
  expect(copied.mock.calls[0]![0].split('\n')[1]).toBe(note)
  await tap(citationCheck.report)
  await until(() => sent(CITATION_CHECK_PATHS.report).length > 0, PATIENCE)
  expect(sent(CITATION_CHECK_PATHS.report)[0]!.body).toMatchObject({ pagesWithoutText: [2, 5] })
  await tap(citationCheck.link)
  await until(() => button(citationCheck.linkMake) !== undefined, PATIENCE)
  await tap(citationCheck.linkMake)
  await until(() => sent(CITATION_CHECK_PATHS.link).length > 0, PATIENCE)
  expect(sent(CITATION_CHECK_PATHS.link)[0]!.body).toMatchObject({ pagesWithoutText: [2, 5] })
})

test('pages of a PDF without text are named where no citation was found', async () => {
  service.answers[CITATION_CHECK_PATHS.text] = { text: '没有引用。', pagesWithoutText: [2, 5] }
  await openFile({ name: '代理词.pdf' })
  await tap(citationCheck.check)
  await until(() => pageText().includes(citationCheck.none), PATIENCE)
  expect(pageText()).toContain(fill(citationCheck.pagesWithoutText, { pages: '2、5' }))
})

test('one that the device cannot read is told, and nothing is sent', async () => {
  await openFile({ read: () => Promise.resolve(undefined) })
  await tap(citationCheck.check)
  await toasted()
  expect([toastTexts(), service.calls]).toEqual([[citationCheck.unreadable], []])
  expect(fileLine()).toContain('代理词.docx')
})

test.each([
  ['of a wrong kind', new Refusal(400, { resultMsg: WRONG_KIND }), WRONG_KIND],
  ['that does not arrive', 'network', citationCheckCopy.error.network],
  ['without words', new Refusal(400, { resultMsg: NO_WORDS }), NO_WORDS],
  ['whose answer holds no text', {}, citationCheckCopy.error.server],
])('one %s is told, and can be replaced', async (_, answer, sentence) => {
  service.answers[CITATION_CHECK_PATHS.text] = answer
  await openFile()
  await tap(citationCheck.check)
  await toasted()
  expect(toastTexts()).toEqual([sentence])
  expect(sent(CITATION_CHECK_PATHS.check)).toEqual([])
  expect(pageText()).not.toContain(citationCheck.stop)
  await click(byLabel(citationCheck.removeFile))
  expect(area().value).toBe('')
})
