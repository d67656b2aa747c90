/**
 * The key that encrypts phone numbers, removal requests and redactions: DATA_KEY, or a file beside the database. The
 * server creates the file once.
 */
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import type { RandomBytes } from '../runtime'
import { DatabaseError, errorMessage } from './database/port'

const KEY_FILE = 'data.key'
/** The name of the file that contains the new key while the key is being changed. */
const NEXT_KEY_FILE = 'data.key.next'
const KEY_BYTES = 32

interface KeyLocation {
  dataDir: string
  databaseUrl?: string
  dataKey?: Buffer
  oldDataKey?: Buffer
}

export interface DataKeys {
  key: Buffer
  /** The previous key, which decrypts data from before a change of the key. */
  oldKey?: Buffer
}

/** Parses a key: 32 bytes in base64. Returns `undefined` for any other text. */
export function parseDataKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : undefined
}

/**
 * Writes a draft of the key file, flushes it, then links it into place. Of two concurrent processes, the second uses
 * the first one's key.
 */
function create(file: string, random: RandomBytes) {
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

function keyFromFile(file: string, random: RandomBytes) {
  try {
    makeFolder(path.dirname(file))
    if (!existsSync(file)) create(file, random)
    chmodSync(file, 0o600)
    const key = parseDataKey(readFileSync(file, 'utf8').trim())
    if (!key) throw new Error('it is not 32 bytes in base64: restore it from a backup')
    return key
  } catch (error) {
    throw new DatabaseError(`${file} cannot be used: ${errorMessage(error)}.`)
  }
}

const keyFile = (dataDir: string) => path.join(dataDir, KEY_FILE)
const nextKeyFile = (dataDir: string) => path.join(dataDir, NEXT_KEY_FILE)

/** Returns the keys. With a shared database, DATA_KEY is required, because a key file exists on one server only. */
export function dataKeysAt({ dataDir, databaseUrl, dataKey, oldDataKey }: KeyLocation, random: RandomBytes): DataKeys {
  if (dataKey) return { key: dataKey, oldKey: oldDataKey }
  if (databaseUrl)
    throw new DatabaseError(
      'DATABASE_URL needs DATA_KEY beside it: 32 random bytes in base64 (openssl rand -base64 32), the same for all servers.',
    )
  // The new key's file is read first, because it may be renamed meanwhile.
  const next = existsSync(nextKeyFile(dataDir)) ? keyFromFile(nextKeyFile(dataDir), random) : undefined
  const key = keyFromFile(keyFile(dataDir), random)
  return next ? { key: next, oldKey: key } : { key }
}

/**
 * Starts a change of the key. New data is encrypted with the new key, and old data stays readable. Resumes a change
 * that was killed.
 */
export const startKeyChange = (dataDir: string, random: RandomBytes) => void keyFromFile(nextKeyFile(dataDir), random)

/** Completes a change of the key, once no data is encrypted with the old key. */
export const finishKeyChange = (dataDir: string) => renameSync(nextKeyFile(dataDir), keyFile(dataDir))
