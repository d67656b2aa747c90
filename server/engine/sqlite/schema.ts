/** corpus.db: its tables, in the version that this server writes. */
import { DatabaseSync } from '@photostructure/sqlite'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { EngineError } from '../port'
import { checkpoint, PATIENCE_MS, type Database } from './database'
import { reasonOf } from './errors'
import { type OnUpgrade, upgrade } from './upgrade'

/** 2: `places`; 3: the lengths of texts, the places of single characters; 4: `postings`, what is settled; 5: places in blocks; 6: what nobody sees yet. A file of another version is brought to this one, or refused. */
const VERSION = 6

const TABLES = `
  CREATE TABLE collections (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    spec TEXT NOT NULL,
    revision INTEGER NOT NULL,
    settled INTEGER NOT NULL
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

function prepareTables(db: Database, onUpgrade: OnUpgrade) {
  if (versionOf(db) > VERSION) throw new EngineError('it was written by a newer version of this server')
  if (versionOf(db) === VERSION) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have been first.
    const version = versionOf(db)
    if (version === 0) db.exec(TABLES)
    else if (version < VERSION) upgrade(db, version, onUpgrade)
    db.exec(`PRAGMA user_version = ${VERSION}; COMMIT`)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** The connection that writes, and that notices what other processes write. */
export function openWriting(file: string, onUpgrade: OnUpgrade): Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const db = new DatabaseSync(file)
    db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`)
    db.exec('PRAGMA cache_size = -65536; PRAGMA journal_size_limit = 67108864')
    prepareTables(db, onUpgrade)
    checkpoint(db)
    return db
  } catch (error) {
    throw new EngineError(`The corpus ${file} cannot be used: ${reasonOf(error)}.`)
  }
}
