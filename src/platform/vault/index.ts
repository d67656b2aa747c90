/** Stores the vault in files of the mini-program, one for each part (parts.ts). */
import Taro from '@tarojs/taro'
import { runInTurn, readFile, removeFile, writeFile } from './files'
import { VAULT_PARTS, vaultPartOf } from './parts'
import type { VaultEntry, VaultPort } from '../ports/data'

type Content = Record<string, VaultEntry>

const PART_NUMBERS = Array.from({ length: VAULT_PARTS }, (_, part) => part)

const fileOf = (owner: string, part: number) =>
  `${Taro.env.USER_DATA_PATH}/desk-${owner.replace(/\W/g, '-')}-${part}.json`

function contentIn(text: string): Content {
  try {
    return JSON.parse(text) as Content
  } catch {
    return {}
  }
}

const readContent = async (filePath: string) => contentIn((await readFile(filePath)) ?? '{}')

async function writeTogether(owner: string, entries: VaultEntry[]) {
  let isWritten = true
  for (const part of PART_NUMBERS) {
    const partEntries = entries.filter(({ id }) => vaultPartOf(id) === part)
    if (!partEntries.length) continue
    const content = await readContent(fileOf(owner, part))
    for (const entry of partEntries) content[entry.id] = entry
    isWritten = (await writeFile(fileOf(owner, part), JSON.stringify(content))) && isWritten
  }
  return isWritten
}

async function readAll(owner: string) {
  const contents = await Promise.all(PART_NUMBERS.map(part => readContent(fileOf(owner, part))))
  const entries: VaultEntry[] = []
  for (const content of contents) entries.push(...Object.keys(content).map(id => content[id]!))
  return entries
}

export const vault: VaultPort = {
  read: owner => runInTurn(() => readAll(owner)),
  write: (owner, entries) => runInTurn(() => writeTogether(owner, entries)),
  /** Does nothing: the mini-program has only one window. */
  watch: () => undefined,
  clear: owner =>
    runInTurn(async () => void (await Promise.all(PART_NUMBERS.map(part => removeFile(fileOf(owner, part)))))),
}
