/** 案件夹: created, renamed, moved, merged and deleted, each with an undo. Their documents remain. */
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { workspaceCopy, fill } from '@/copy/workspace'
import { useWorkspace } from '@/stores/workspace'
import { foldersIn } from '@domain/workspace/folders'
import { all, click, byLabel } from '../../support/render-block'
import { toastTexts } from '../../support/toasts'
import {
  bodyOf,
  chosenTab,
  closed,
  confirm,
  dialogs,
  field,
  folder,
  foldersOf,
  judgment,
  line,
  open,
  pageText,
  tab,
  tap,
  tapLine,
  textsOf,
  titles,
  toasted,
  type,
  undo,
} from './support'

const { workspace: words, bookmark } = workspaceCopy
const tabs = () => textsOf('[role="tab"]')
const names = () => foldersIn(useWorkspace.getState().syncState).map(({ body }) => body.name)
const inFolder = (n: number, ...places: number[]) => judgment(n, { folders: places.map(place => `folder ${place}`) })
const DESK_OF_TWO = [folder(1), folder(2), inFolder(1, 1), inFolder(2, 1, 2), judgment(3)]

async function edit(label: string) {
  await tab(label)
  await tap(words.editFolder)
}

describe('tabs', () => {
  test('are not there without folders', async () => {
    await open([judgment(1)])
    expect(tabs()).toEqual([])
  })

  test('count all, what lies in none, and each folder; one that lies in two counts in both', async () => {
    await open(DESK_OF_TWO)
    expect(tabs()).toEqual([`${words.all} 3`, `${words.unfiled} 1`, '第1夹 2', '第2夹 1'])
    expect(chosenTab()).toBe(`${words.all} 3`)
  })

  test('show what lies there; the names of folders stand where one looks at all', async () => {
    await open(DESK_OF_TWO)
    expect(textsOf('.workspace-line__folder')).toEqual(['第1夹', '第1夹', '第2夹'])
    await tab('第2夹 1')
    expect([titles(), textsOf('.workspace-line__folder')]).toEqual([['第2案'], []])
    await tab(`${words.unfiled} 1`)
    expect(titles()).toEqual(['第3案'])
  })

  test('hold what lies in a folder that is gone as in none', async () => {
    await open([folder(1), inFolder(1, 9)])
    expect(tabs()).toEqual([`${words.all} 1`, `${words.unfiled} 1`, '第1夹 0'])
  })
})

describe('a new folder', () => {
  test('needs a name: blanks are none', async () => {
    await open([judgment(1)])
    await tap(words.newFolder)
    await type(words.name, '  ')
    await confirm()
    expect([toastTexts(), dialogs(), names()]).toEqual([[words.nameMissing], [words.newFolder], []])
  })

  test('stands after the others, in the colour that is chosen', async () => {
    await open(DESK_OF_TWO)
    await tap(words.newFolder)
    await type(words.name, ' 王某案 ')
    await click(
      all('[role="dialog"] [role="tab"], [role="dialog"] [role="radio"]').find(
        ({ textContent }) => textContent === words.colours.seal,
      )!,
    )
    await confirm()
    await closed()
    expect(dialogs()).toEqual([])
    expect(names()).toEqual(['第1夹', '第2夹', '王某案'])
    expect(foldersIn(useWorkspace.getState().syncState)[2]?.body.colour).toBe('seal')
    expect(toastTexts()).toEqual([words.saved])
  })

  test('may have the name of another: they are two', async () => {
    await open([folder(1), judgment(1)])
    await tap(words.newFolder)
    await type(words.name, '第1夹')
    await confirm()
    expect(tabs().slice(2)).toEqual(['第1夹 0', '第1夹 0'])
  })

  test('that is undone is gone', async () => {
    await open([judgment(1)])
    await tap(words.newFolder)
    await type(words.name, '王某案')
    await confirm()
    await undo()
    expect([names(), toastTexts()]).toEqual([[], [words.saved, bookmark.undone]])
  })

  test('that is closed unsaved leaves nothing, and the next one begins empty', async () => {
    await open([judgment(1)])
    await tap(words.newFolder)
    expect(field(words.name).maxLength).toBe(WORKSPACE_LIMITS.name)
    await type(words.name, '王某案')
    await click(byLabel(workspaceCopy.action.close))
    await closed()
    await tap(words.newFolder)
    expect([names(), field(words.name).value]).toEqual([[], ''])
  })
})

describe('a folder', () => {
  test('is renamed, and the rename is undone', async () => {
    await open(DESK_OF_TWO)
    await edit('第1夹 2')
    await type(words.name, '李某案')
    await confirm()
    expect(names()).toEqual(['李某案', '第2夹'])
    await undo()
    expect(names()).toEqual(['第1夹', '第2夹'])
  })

  test('goes a place down; the last one goes no further', async () => {
    await open(DESK_OF_TWO)
    await edit('第1夹 2')
    expect(line(words.up)).toBeUndefined()
    await tapLine(words.down)
    expect(names()).toEqual(['第2夹', '第1夹'])
    expect([line(words.down), line(words.up)]).toEqual([undefined, expect.anything()])
  })

  test('that is the only one can neither be moved nor merged', async () => {
    await open([folder(1), inFolder(1, 1)])
    await edit('第1夹 1')
    expect([words.up, words.down, words.merge].map(line)).toEqual([undefined, undefined, undefined])
    expect(line(words.removeFolder)).toBeDefined()
  })

  test('is merged into another: what lay in both lies there once; undone, all is as it was', async () => {
    await open(DESK_OF_TWO)
    await edit('第1夹 2')
    await tapLine(words.merge)
    await tapLine(fill(words.mergeInto, { name: '第2夹' }))
    expect(toastTexts()).toEqual([fill(words.merged, { name: '第2夹' })])
    expect([names(), foldersOf(1), foldersOf(2), foldersOf(3)]).toEqual([['第2夹'], ['folder 2'], ['folder 2'], []])
    await undo()
    expect(names()).toEqual(['第1夹', '第2夹'])
    expect([foldersOf(1), foldersOf(2)]).toEqual([['folder 1'], ['folder 1', 'folder 2']])
  })

  test('is deleted: what lies in it stays in the workspace, and one looks at all; undone, it is back with it', async () => {
    await open(DESK_OF_TWO)
    await edit('第1夹 2')
    expect(pageText()).toContain(fill(words.removeFolderNote, { count: 2 }))
    await tapLine(words.removeFolder)
    expect(toastTexts()).toEqual([fill(words.folderRemoved, { name: '第1夹' })])
    expect(tabs()).toEqual([`${words.all} 3`, `${words.unfiled} 2`, '第2夹 1'])
    expect([chosenTab(), titles().length]).toEqual([`${words.all} 3`, 3])
    expect([foldersOf(1), foldersOf(2)]).toEqual([[], ['folder 2']])
    await undo()
    expect(tabs()).toEqual([`${words.all} 3`, `${words.unfiled} 1`, '第1夹 2', '第2夹 1'])
  })
})

describe('a document', () => {
  test('is put into a folder and out of another by its ticks; undone, it is where it was', async () => {
    await open(DESK_OF_TWO, { place: judgment(1).id })
    await tapLine('第1夹')
    await tapLine('第2夹')
    await confirm()
    await toasted()
    expect([foldersOf(1), toastTexts()]).toEqual([['folder 2'], [words.filed]])
    await undo()
    expect(foldersOf(1)).toEqual(['folder 1'])
  })

  test('is put into a new folder, which is made with it', async () => {
    await open(DESK_OF_TWO, { place: judgment(3).id })
    await type(words.newFolder, '王某案')
    await confirm()
    const created = foldersIn(useWorkspace.getState().syncState)[2]!
    expect([created.body.name, foldersOf(3)]).toEqual(['王某案', [created.id]])
    await undo()
    expect([names(), foldersOf(3)]).toEqual([['第1夹', '第2夹'], []])
  })

  test('that is not in the workspace opens no sheet', async () => {
    await open(DESK_OF_TWO, { place: 'case-detail elsewhere' })
    expect(dialogs()).toEqual([])
    expect(bodyOf('case-detail elsewhere')).toBeUndefined()
  })
})
