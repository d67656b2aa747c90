/** The key that encrypts phone numbers: DATA_KEY, or a file beside the database that is created once. */
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import type { Entropy } from '../runtime'
import { DatabaseError, reasonOf } from './database/port'

export const KEY_FILE = 'data.key'
/** Exists while the key is being changed. */
export const NEXT_KEY_FILE = 'data.key.next'
const KEY_BYTES = 32

export interface KeyLocation {
  dataDir: string
  databaseUrl?: string
  dataKey?: Buffer
  oldDataKey?: Buffer
}

export interface DataKeys {
  key: Buffer
  /** Reads data from before a change of the key. */
  oldKey?: Buffer
}

/** Parses 32 bytes in base64; nothing for anything else. */
export function parseKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : undefined
}

/** Writes and flushes a draft, then links it into place. Of two processes the second uses the key of the first. */
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
    const key = parseKey(readFileSync(file, 'utf8').trim())
    if (!key) throw new Error('it is not 32 bytes in base64: restore it from a backup')
    return key
  } catch (error) {
    throw new DatabaseError(`${file} cannot be used: ${reasonOf(error)}.`)
  }
}

const keyFile = (dataDir: string) => path.join(dataDir, KEY_FILE)
const nextKeyFile = (dataDir: string) => path.join(dataDir, NEXT_KEY_FILE)

/** Servers that share a database must share a key, so a key file is no option for them. */
export function dataKeysAt({ dataDir, databaseUrl, dataKey, oldDataKey }: KeyLocation, random: Entropy): DataKeys {
  if (dataKey) return { key: dataKey, oldKey: oldDataKey }
  if (databaseUrl)
    throw new DatabaseError(
      'DATABASE_URL needs DATA_KEY beside it: 32 random bytes in base64 (openssl rand -base64 32), the same for all servers.',
    )
  // Read first: the file may be renamed meanwhile.
  const next = existsSync(nextKeyFile(dataDir)) ? keyFromFile(nextKeyFile(dataDir), random) : undefined
  const key = keyFromFile(keyFile(dataDir), random)
  return next ? { key: next, oldKey: key } : { key }
}

/** Starts a change: data is encrypted with the new key, and the old one still decrypts. Resumes a killed change. */
export const startKeyChange = (dataDir: string, random: Entropy) => void keyFromFile(nextKeyFile(dataDir), random)

/** Ends a change, once no data is encrypted with the old key. */
export const finishKeyChange = (dataDir: string) => renameSync(nextKeyFile(dataDir), keyFile(dataDir))
