/** Texts as files of the mini-program, in a folder that goes as a whole when a reader leaves (platform/offline). */
import Taro from '@tarojs/taro'
import { inTurn, readFile, removeFile, writeFile } from './files'
import { TEXTS } from './names'
import type { StoredText, TextsPort } from './port'

const folder = () => `${Taro.env.USER_DATA_PATH}/${TEXTS}`
const at = (file: string) => `${folder()}/${file}`
const LIST = 'list.json'

/** Each text has a file of its own; the list says which. */
type Listed = StoredText & { owner: string; file: string }

/** One that is there already is as good. */
const makeFolder = () =>
  new Promise<void>(resolve => {
    Taro.getFileSystemManager().mkdir({
      dirPath: folder(),
      recursive: true,
      success: () => resolve(),
      fail: () => resolve(),
    })
  })

async function readList(): Promise<Listed[]> {
  try {
    const found: unknown = JSON.parse((await readFile(at(LIST))) ?? '[]')
    return Array.isArray(found) ? (found as Listed[]) : []
  } catch {
    return []
  }
}

const isAt = (owner: string, ids: string[]) => (one: Listed) => one.owner === owner && ids.indexOf(one.id) >= 0

async function write(owner: string, text: StoredText, content: string) {
  await makeFolder()
  const list = await readList()
  const known = list.find(isAt(owner, [text.id]))
  const file = known?.file ?? `${text.readAt.toString(36)}${Math.random().toString(36).slice(2, 8)}`
  if (!(await writeFile(at(file), content))) return false
  const others = list.filter(one => one !== known)
  return writeFile(at(LIST), JSON.stringify([...others, { ...text, owner, file }]))
}

async function remove(owner: string, ids: string[]) {
  const list = await readList()
  const isGone = isAt(owner, ids)
  await Promise.all(list.filter(isGone).map(({ file }) => removeFile(at(file))))
  await writeFile(at(LIST), JSON.stringify(list.filter(one => !isGone(one))))
}

export const texts: TextsPort = {
  list: owner => inTurn(async () => (await readList()).filter(one => one.owner === owner)),
  async read(owner, id) {
    const known = (await inTurn(readList)).find(isAt(owner, [id]))
    return known && readFile(at(known.file))
  },
  write: (owner, text, content) => inTurn(() => write(owner, text, content)),
  remove: (owner, ids) => inTurn(() => remove(owner, ids)),
}
