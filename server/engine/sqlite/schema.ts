/** Creates, checks and upgrades the tables of `corpus.db`. */
import { DatabaseSync } from '../../sqlite'
import { existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { EngineError } from '../port'
import { checkpointLog, closeWriteConnection, LOCK_WAIT_MS, type Database } from './database'
import { errorReason } from './errors'
import { type OnUpgrade, upgradeSchema } from './upgrade'

/**
 * The version of the file format. Version 2 added `places`; 3 text lengths and positions of single characters; 4
 * `postings`; 5 blocks of positions; 6 rows that readers do not see. Files of older versions are upgraded, and those of
 * newer versions refused.
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
  db.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
  return db
}

function beginWriting(db: Database) {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  db.exec('PRAGMA cache_size = -65536; PRAGMA journal_size_limit = 67108864')
}

/**
 * Creates the database under another name, and gives it the real name when it is complete. An empty file with the real
 * name is therefore damaged.
 */
function create(file: string) {
  const draft = `${file}.new-${process.pid}-${Date.now()}`
  try {
    const db = open(draft)
    beginWriting(db)
    db.exec(`BEGIN; ${TABLES} PRAGMA user_version = ${VERSION}; COMMIT`)
    closeWriteConnection(db)
    linkSync(draft, file)
  } catch (error) {
    // Another process has created the database first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(draft + rest, { force: true })
  }
}

/** Throws if the file is a database of another program. */
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
    // Another process may already have upgraded the file.
    const version = versionOf(db)
    if (version < VERSION) upgradeSchema(db, version, onUpgrade)
    db.exec(`PRAGMA user_version = ${VERSION}; COMMIT`)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/** Opens the connection that writes. `dataVersion` of this connection tells when other connections have committed. */
export function openWriteConnection(file: string, onUpgrade: OnUpgrade): Database {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    if (!existsSync(file)) create(file)
    if (statSync(file).size === 0)
      throw new EngineError('it is empty: restore a backup, or remove it and import the documents again')
    const db = open(file)
    refuseForeign(db)
    beginWriting(db)
    prepareTables(db, onUpgrade)
    checkpointLog(db)
    return db
  } catch (error) {
    throw new EngineError(`The corpus ${file} cannot be used: ${errorReason(error)}.`)
  }
}
