/** Files of the mini-program, so few that each is written fast: an entry lies in the one that its id falls to. */
import Taro from '@tarojs/taro'
import type { Kept, VaultPort } from './port'

const FILES = 32

type Content = Record<string, Kept>

const ALL = Array.from({ length: FILES }, (_, at) => at)

const fileOf = (owner: string, at: number) => `${Taro.env.USER_DATA_PATH}/desk-${owner.replace(/\W/g, '-')}-${at}.json`

function placeOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 997
  return sum % FILES
}

function contentIn(text: string): Content {
  try {
    return JSON.parse(text) as Content
  } catch {
    return {}
  }
}

/** A file that is not there holds nothing. */
const readFile = (filePath: string) =>
  new Promise<Content>(resolve => {
    Taro.getFileSystemManager().readFile({
      filePath,
      encoding: 'utf8',
      success: ({ data }) => resolve(contentIn(String(data))),
      fail: () => resolve({}),
    })
  })

const writeFile = (filePath: string, content: Content) =>
  new Promise<boolean>(resolve => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: JSON.stringify(content),
      encoding: 'utf8',
      success: () => resolve(true),
      fail: () => resolve(false),
    })
  })

const removeFile = (filePath: string) =>
  new Promise<void>(resolve => {
    Taro.getFileSystemManager().unlink({ filePath, success: () => resolve(), fail: () => resolve() })
  })

/** Two changes of one file wait for each other. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn
  return turn
}

async function writeTogether(owner: string, entries: Kept[]) {
  let taken = true
  for (const at of ALL) {
    const news = entries.filter(({ id }) => placeOf(id) === at)
    if (!news.length) continue
    const content = await readFile(fileOf(owner, at))
    for (const entry of news) content[entry.id] = entry
    taken = (await writeFile(fileOf(owner, at), content)) && taken
  }
  return taken
}

async function readAll(owner: string) {
  const contents = await Promise.all(ALL.map(at => readFile(fileOf(owner, at))))
  const found: Kept[] = []
  for (const content of contents) found.push(...Object.keys(content).map(id => content[id]!))
  return found
}

export const vault: VaultPort = {
  read: owner => inTurn(() => readAll(owner)),
  write: (owner, entries) => inTurn(() => writeTogether(owner, entries)),
  clear: owner => inTurn(async () => void (await Promise.all(ALL.map(at => removeFile(fileOf(owner, at)))))),
}
