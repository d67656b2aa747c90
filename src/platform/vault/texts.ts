/**
 * Stores texts as files in a folder of the mini-program, which is deleted as a whole at sign-out (platform/offline).
 */
import Taro from '@tarojs/taro'
import { runInTurn, readFile, removeFile, writeFile } from './files'
import { TEXTS_DATABASE } from './names'
import type { StoredTextMetadata, TextsPort } from '../ports/data'

const folder = () => `${Taro.env.USER_DATA_PATH}/${TEXTS_DATABASE}`
const at = (file: string) => `${folder()}/${file}`
const LIST = 'list.json'

/** The metadata of a stored text, with its owner and the name of its file. */
type TextFile = StoredTextMetadata & { owner: string; file: string }

/** Creates the folder. Also resolves if the folder exists. */
const makeFolder = () =>
  new Promise<void>(resolve => {
    Taro.getFileSystemManager().mkdir({
      dirPath: folder(),
      recursive: true,
      success: () => resolve(),
      fail: () => resolve(),
    })
  })

async function readList(): Promise<TextFile[]> {
  try {
    const stored: unknown = JSON.parse((await readFile(at(LIST))) ?? '[]')
    return Array.isArray(stored) ? (stored as TextFile[]) : []
  } catch {
    return []
  }
}

const matches = (owner: string, ids: string[]) => (file: TextFile) => file.owner === owner && ids.indexOf(file.id) >= 0

async function write(owner: string, text: StoredTextMetadata, content: string) {
  await makeFolder()
  const list = await readList()
  const existing = list.find(matches(owner, [text.id]))
  const file = existing?.file ?? `${text.readAt.toString(36)}${Math.random().toString(36).slice(2, 8)}`
  if (!(await writeFile(at(file), content))) return false
  const others = list.filter(file => file !== existing)
  return writeFile(at(LIST), JSON.stringify([...others, { ...text, owner, file }]))
}

async function remove(owner: string, ids: string[]) {
  const list = await readList()
  const isRemoved = matches(owner, ids)
  await Promise.all(list.filter(isRemoved).map(({ file }) => removeFile(at(file))))
  await writeFile(at(LIST), JSON.stringify(list.filter(file => !isRemoved(file))))
}

export const textStorage: TextsPort = {
  list: owner => runInTurn(async () => (await readList()).filter(file => file.owner === owner)),
  async read(owner, id) {
    const existing = (await runInTurn(readList)).find(matches(owner, [id]))
    return existing && readFile(at(existing.file))
  },
  write: (owner, text, content) => runInTurn(() => write(owner, text, content)),
  remove: (owner, ids) => runInTurn(() => remove(owner, ids)),
}
