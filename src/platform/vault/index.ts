/** Files of the mini-program, one for each part. */
import Taro from '@tarojs/taro'
import { inTurn, readFile, removeFile, writeFile } from './files'
import { PARTS, partOf } from './parts'
import type { Kept, VaultPort } from './port'

type Content = Record<string, Kept>

const ALL = Array.from({ length: PARTS }, (_, at) => at)

const fileOf = (owner: string, at: number) => `${Taro.env.USER_DATA_PATH}/desk-${owner.replace(/\W/g, '-')}-${at}.json`

function contentIn(text: string): Content {
  try {
    return JSON.parse(text) as Content
  } catch {
    return {}
  }
}

const readContent = async (filePath: string) => contentIn((await readFile(filePath)) ?? '{}')

async function writeTogether(owner: string, entries: Kept[]) {
  let taken = true
  for (const at of ALL) {
    const news = entries.filter(({ id }) => partOf(id) === at)
    if (!news.length) continue
    const content = await readContent(fileOf(owner, at))
    for (const entry of news) content[entry.id] = entry
    taken = (await writeFile(fileOf(owner, at), JSON.stringify(content))) && taken
  }
  return taken
}

async function readAll(owner: string) {
  const contents = await Promise.all(ALL.map(at => readContent(fileOf(owner, at))))
  const found: Kept[] = []
  for (const content of contents) found.push(...Object.keys(content).map(id => content[id]!))
  return found
}

export const vault: VaultPort = {
  read: owner => inTurn(() => readAll(owner)),
  write: (owner, entries) => inTurn(() => writeTogether(owner, entries)),
  /** There is one window. */
  watch: () => undefined,
  clear: owner => inTurn(async () => void (await Promise.all(ALL.map(at => removeFile(fileOf(owner, at)))))),
}
