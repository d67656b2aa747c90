/** Saved documents, one or many at once: selecting, filing, citing, exporting, deleting, adding remarks. */
import { WORKSPACE_PATHS } from '@contract/paths'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { formatCslJson, formatReferences } from '@domain/workspace/references'
import type { SavedDocument } from '@domain/workspace/entry'
import { workspaceCopy, fill } from '@/copy/workspace'
import * as files from '@/actions/download-document'
import { reportFilePath } from '@/api/report'
import { clipboard } from '@/platform/clipboard'
import { useSession } from '@/stores/session'
import { all, click } from '../../support/render-block'
import { LIMITS } from '@domain/limits'
import { toasts, toastTexts } from '../../support/toasts'
import {
  bodyOf,
  button,
  confirm,
  count,
  dialogs,
  field,
  folder,
  foldersOf,
  judgment,
  line,
  more,
  note,
  open,
  opened,
  requestsTo,
  service,
  signIn,
  tap,
  tapLine,
  titles,
  toasted,
  type,
  undo,
} from './support'

const { workspace: words, bookmark } = workspaceCopy
const documentsOf = (...numbers: number[]) => numbers.map(n => bodyOf<'document'>(judgment(n).id) as SavedDocument)
const lines = () => all('.workspace-line__tap')
const isOff = (word: string) => button(word).getAttribute('aria-disabled') === 'true'
const placeKey = (number: number) => fill(words.fileSelected, { count: number })

describe('while one chooses', () => {
  const records = [folder(1), folder(2), judgment(1, { folders: ['folder 1'] }), judgment(2), judgment(3)]

  async function choose(...numbers: number[]) {
    await open(records)
    await tap(words.select)
    for (const n of numbers) await click(lines()[n - 1]!)
  }

  test('a tap chooses and opens nothing; a second one lets it go', async () => {
    await choose()
    expect([isOff(placeKey(0)), isOff(words.export)]).toEqual([true, true])
    await click(lines()[0]!)
    await click(lines()[2]!)
    expect(lines().map(tapped => tapped.getAttribute('aria-checked'))).toEqual(['true', 'false', 'true'])
    await click(lines()[0]!)
    expect([isOff(placeKey(1)), opened]).toEqual([false, []])
  })

  test('all are chosen at once, of what is looked at', async () => {
    await choose()
    await tap(words.selectAll)
    expect(button(placeKey(3))).toBeDefined()
  })

  test('nothing is remembered once it is over', async () => {
    await choose(1)
    await tap(workspaceCopy.action.cancel)
    expect([all('.workspace__bar'), all('[role="checkbox"]')]).toEqual([[], []])
    await tap(words.select)
    expect(button(placeKey(0))).toBeDefined()
  })

  test('the folders to put them into announce which of them are chosen', async () => {
    await choose(1)
    await tap(placeKey(1))
    const states = () =>
      all('[role="dialog"] [role="checkbox"]').map(each => [each.textContent, each.getAttribute('aria-checked')])
    expect(states()).toEqual([
      ['第1夹', 'true'],
      ['第2夹', 'false'],
    ])
    await tapLine('第2夹')
    expect(states()[1]).toEqual(['第2夹', 'true'])
  })

  test('many are put into a folder at once: what only some lie in stays; undone, all is as it was', async () => {
    await choose(1, 2)
    await tap(placeKey(2))
    await tapLine('第2夹')
    await confirm()
    await toasted()
    expect([1, 2, 3].map(foldersOf)).toEqual([['folder 1', 'folder 2'], ['folder 2'], []])
    await undo()
    expect([1, 2, 3].map(foldersOf)).toEqual([['folder 1'], [], []])
  })
})

describe('the export', () => {
  const openSheet = async (records = [judgment(1, { number: '（2024）1号' }), judgment(2), note(1)]) => {
    await open(records)
    await tap(words.select)
    await tap(words.selectAll)
    await tap(words.export)
  }

  test.each([
    ['references', words.references, formatReferences],
    ['CSL-JSON', words.csl, formatCslJson],
  ])('copies %s of those chosen', async (_, label, written) => {
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
    await openSheet()
    expect(dialogs()).toEqual([fill(words.exportTitle, { count: 2 })])
    await tapLine(label)
    await toasted()
    expect(copied.mock.calls).toEqual([[written(documentsOf(1, 2))]])
    expect(toastTexts()).toEqual([workspaceCopy.copied.finished])
  })

  test('as a Word file is for members: a guest is asked to log in', async () => {
    await openSheet()
    await tapLine(words.word)
    expect([useSession.getState().isLoginPopupOpen, requestsTo(WORKSPACE_PATHS.export)]).toEqual([true, []])
  })

  test('as a Word file has notes with their documents, and is fetched', async () => {
    signIn()
    const fetched = jest.spyOn(files, 'downloadDocument').mockResolvedValue()
    service.answers[WORKSPACE_PATHS.export] = { key: 'k'.repeat(22), title: words.listTitle }
    await openSheet()
    await tapLine(words.word)
    expect(requestsTo(WORKSPACE_PATHS.export).map(({ body }) => body)).toEqual([
      {
        title: words.listTitle,
        documents: [
          { title: '第1案', library: '案例', number: '（2024）1号', notes: [{ quote: '第1处' }] },
          { title: '第2案', library: '案例', notes: [] },
        ],
      },
    ])
    expect(fetched.mock.calls).toEqual([
      [{ path: reportFilePath('k'.repeat(22)), title: words.listTitle, isPublic: true }],
    ])
  })

  test.each([
    ['network', workspaceCopy.error.network],
    [429, '服务不肯'],
    [500, workspaceCopy.error.server],
  ])('as a Word file that fails by %s is told, and fetches nothing', async (answer, sentence) => {
    signIn()
    const fetched = jest.spyOn(files, 'downloadDocument').mockResolvedValue()
    service.answers[WORKSPACE_PATHS.export] = answer
    await openSheet()
    await tapLine(words.word)
    await toasted()
    expect([toastTexts(), fetched.mock.calls]).toEqual([[sentence], []])
  })
})

describe('one document', () => {
  test('is taken from the workspace, which is undone at once', async () => {
    await open([judgment(1, { remark: '要点', folders: ['folder 1'] }), judgment(2)])
    const before = documentsOf(1)
    await more('第1案')
    await tapLine(bookmark.remove)
    expect([titles(), count()]).toEqual([['第2案'], fill(words.count, { count: 1 })])
    expect(toasts()).toEqual([[bookmark.removed, LIMITS.toast.undo]])
    await undo()
    expect([titles(), documentsOf(1)]).toEqual([['第1案', '第2案'], before])
  })

  test('that was the last leaves an empty workspace', async () => {
    await open([judgment(1)])
    await more('第1案')
    await tapLine(bookmark.remove)
    expect(document.body.textContent).toContain(words.empty)
    await undo()
    expect(titles()).toEqual(['第1案'])
  })

  test('is cited as its citation has it', async () => {
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
    await open([judgment(1)])
    await more('第1案')
    await tapLine(words.copyCitation)
    expect(copied.mock.calls).toEqual([['引第1案']])
  })

  test.each([
    ['written', undefined, ' 新的话 ', '新的话'],
    ['changed', '旧的话', '新的话', '新的话'],
    ['taken away', '旧的话', ' ', undefined],
  ])('has a remark that is %s, and undone', async (_, before, written, after) => {
    await open([judgment(1, { remark: before })])
    await more('第1案')
    await tapLine(words.remark)
    expect(field(words.remark).maxLength).toBe(WORKSPACE_LIMITS.remark)
    await type(words.remark, written)
    await confirm()
    await toasted()
    expect(documentsOf(1)[0]?.remark).toBe(after)
    await undo()
    expect(documentsOf(1)[0]?.remark).toBe(before)
  })

  test('whose remark stays as it was is not written anew', async () => {
    await open([judgment(1, { remark: '旧的话' })])
    await more('第1案')
    expect(line(words.remark).textContent).toContain('旧的话')
    await tapLine(words.remark)
    await type(words.remark, '旧的话 ')
    await confirm()
    expect(toastTexts()).toEqual([])
  })
})
