/** The key that phone numbers are sealed with: DATA_KEY, or a file beside the database, made once. */
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import type { Entropy } from '../runtime'
import { DatabaseError, reasonOf } from './database/port'

export const KEY_FILE = 'data.key'
const KEY_BYTES = 32

export interface KeyPlace {
  dataDir: string
  databaseUrl?: string
  dataKey?: Buffer
}

/** 32 bytes in base64, or nothing. */
export function keyIn(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : undefined
}

/** Put in its place whole: of two servers that start at once the second takes the first one's. */
function create(file: string, random: Entropy) {
  const draft = `${file}.new-${process.pid}-${random(6).toString('hex')}`
  try {
    writeFileSync(draft, `${random(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function keyFromFile(file: string, random: Entropy) {
  try {
    makeFolder(path.dirname(file))
    if (!existsSync(file)) create(file, random)
    chmodSync(file, 0o600)
    const key = keyIn(readFileSync(file, 'utf8').trim())
    if (!key) throw new Error('it is not 32 bytes in base64: restore it from a backup')
    return key
  } catch (error) {
    throw new DatabaseError(`${file} cannot be used: ${reasonOf(error)}.`)
  }
}

/** A database that several servers share needs a key that they share; a file here would be one server's alone. */
export function dataKeyAt({ dataDir, databaseUrl, dataKey }: KeyPlace, random: Entropy): Buffer {
  if (dataKey) return dataKey
  if (databaseUrl)
    throw new DatabaseError(
      'DATABASE_URL needs DATA_KEY beside it: 32 random bytes in base64 (openssl rand -base64 32), the same for all servers.',
    )
  return keyFromFile(path.join(dataDir, KEY_FILE), random)
}
