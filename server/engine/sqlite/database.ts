/** corpus.db: its tables, and opening it. */
import { DatabaseSync } from '@photostructure/sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { EngineError, reasonOf } from './errors'
import { upgrade } from './upgrade'

export type Database = InstanceType<typeof DatabaseSync>
export type Statement = ReturnType<Database['prepare']>

/** 2: `places`. A file of another version is brought to this one, or refused. */
const VERSION = 2

const TABLES = `
  CREATE TABLE collections (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    spec TEXT NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE dictionaries (
    name TEXT PRIMARY KEY,
    entries TEXT NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
`

const versionOf = (db: Database) => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

function prepareTables(db: Database) {
  if (versionOf(db) > VERSION) throw new EngineError('it was written by a newer version of this server')
  if (versionOf(db) === VERSION) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have been first.
    const version = versionOf(db)
    if (version === 0) db.exec(TABLES)
    else if (version < VERSION) upgrade(db)
    db.exec(`PRAGMA user_version = ${VERSION}; COMMIT`)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** What was written moves from the log into the file itself, where it is read faster. Whoever is in the way is not waited for. */
export const settle = (db: Database) => db.exec('PRAGMA wal_checkpoint(PASSIVE)')

/** The last one out leaves no log behind. */
export function closeWriting(db: Database) {
  db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

/** The connection that writes, and that notices what other processes write. */
export function openWriting(file: string): Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const db = new DatabaseSync(file)
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    db.exec('PRAGMA cache_size = -65536; PRAGMA journal_size_limit = 67108864')
    prepareTables(db)
    settle(db)
    return db
  } catch (error) {
    throw new EngineError(`The corpus ${file} cannot be used: ${reasonOf(error)}.`)
  }
}

/** A connection that sees the database as it is now, whatever is written later. */
export function openSnapshot(file: string): Database {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16384; BEGIN')
  db.prepare('SELECT count(*) FROM meta').get()
  return db
}

export const dataVersion = (db: Database) =>
  (db.prepare('PRAGMA data_version').get() as { data_version: number }).data_version

/** In bytes, what waits in the log included. */
export function sizeOf(db: Database): number {
  const { bytes } = db
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get() as { bytes: number }
  return bytes
}
