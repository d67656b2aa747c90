/** Creates, checks and upgrades the tables of corpus.db. */
import { DatabaseSync } from '../../sqlite'
import { existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { EngineError } from '../port'
import { checkpoint, closeWriting, PATIENCE_MS, type Database } from './database'
import { reasonOf } from './errors'
import { type OnUpgrade, upgrade } from './upgrade'

/**
 * The version of the file format. Version 2 added `places`; 3 added text lengths and positions of single characters; 4
 * added `postings`; 5 put positions in blocks; 6 added invisible rows. A file of an older version is upgraded; a file
 * of a newer version is refused.
 */
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

function open(file: string): Database {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
  return db
}

function beginWriting(db: Database) {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  db.exec('PRAGMA cache_size = -65536; PRAGMA journal_size_limit = 67108864')
}

/**
 * Creates the database under another name, then links it into place. An empty file under the real name is
 * therefore damaged.
 */
function create(file: string) {
  const draft = `${file}.new-${process.pid}-${Date.now()}`
  try {
    const db = open(draft)
    beginWriting(db)
    db.exec(`BEGIN; ${TABLES} PRAGMA user_version = ${VERSION}; COMMIT`)
    closeWriting(db)
    linkSync(draft, file)
  } catch (error) {
    // Another process has created the file first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(draft + rest, { force: true })
  }
}

/** Refuses to write into a database of another program. */
function refuseForeign(db: Database) {
  const hasTables = db
    .prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name IN ('collections', 'meta')`)
    .all()
  if (hasTables.length < 2) throw new EngineError('it holds no corpus: put it elsewhere, or set another DATA_DIR')
}

function prepareTables(db: Database, onUpgrade: OnUpgrade) {
  if (versionOf(db) > VERSION) throw new EngineError('it was written by a newer version of this server')
  if (versionOf(db) === VERSION) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Another process may have upgraded the file first.
    const version = versionOf(db)
    if (version < VERSION) upgrade(db, version, onUpgrade)
    db.exec(`PRAGMA user_version = ${VERSION}; COMMIT`)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Opens the connection for writing. It also notices commits of other processes. */
export function openWriting(file: string, onUpgrade: OnUpgrade): Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    if (!existsSync(file)) create(file)
    if (statSync(file).size === 0)
      throw new EngineError('it is empty: restore a backup, or remove it and import the documents again')
    const db = open(file)
    refuseForeign(db)
    beginWriting(db)
    prepareTables(db, onUpgrade)
    checkpoint(db)
    return db
  } catch (error) {
    throw new EngineError(`The corpus ${file} cannot be used: ${reasonOf(error)}.`)
  }
}
