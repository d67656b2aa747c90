/** The key that phone numbers are sealed with: DATA_KEY, or a file beside the database, made once. */
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import type { Entropy } from '../runtime'
import { DatabaseError, reasonOf } from './database/port'

export const KEY_FILE = 'data.key'
/** There while the key is being changed. */
export const NEXT_KEY_FILE = 'data.key.next'
const KEY_BYTES = 32

export interface KeyPlace {
  dataDir: string
  databaseUrl?: string
  dataKey?: Buffer
  oldDataKey?: Buffer
}

export interface DataKeys {
  key: Buffer
  /** What was sealed before the key was changed. */
  oldKey?: Buffer
}

/** 32 bytes in base64, or nothing. */
export function keyIn(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : undefined
}

/** Put in its place whole, and on the disk before anything is sealed with it: of two that make it the second takes the first one's. */
function create(file: string, random: Entropy) {
  const draft = `${file}.new-${process.pid}-${random(6).toString('hex')}`
  try {
    const key = random(KEY_BYTES).toString('base64')
    writeFileSync(draft, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
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

const keyFile = (dataDir: string) => path.join(dataDir, KEY_FILE)
const nextKeyFile = (dataDir: string) => path.join(dataDir, NEXT_KEY_FILE)

/** A database that several servers share needs a key that they share; a file here would be one server's alone. */
export function dataKeysAt({ dataDir, databaseUrl, dataKey, oldDataKey }: KeyPlace, random: Entropy): DataKeys {
  if (dataKey) return { key: dataKey, oldKey: oldDataKey }
  if (databaseUrl)
    throw new DatabaseError(
      'DATABASE_URL needs DATA_KEY beside it: 32 random bytes in base64 (openssl rand -base64 32), the same for all servers.',
    )
  // Read first: meanwhile it may take its place.
  const next = existsSync(nextKeyFile(dataDir)) ? keyFromFile(nextKeyFile(dataDir), random) : undefined
  const key = keyFromFile(keyFile(dataDir), random)
  return next ? { key: next, oldKey: key } : { key }
}

/** From here on everything is sealed with it, and the old one is still read. It is there already where a process was killed. */
export const beginNextKey = (dataDir: string, random: Entropy) => void keyFromFile(nextKeyFile(dataDir), random)

/** Once nothing is sealed with the old one. */
export const endOldKey = (dataDir: string) => renameSync(nextKeyFile(dataDir), keyFile(dataDir))
