/** The embedded database: accounts.db in the data folder. */
import { DatabaseSync } from '../../sqlite'
import { chmodSync, existsSync, linkSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../../data-folder'
import { type Clock, SECOND } from '../../runtime'
import { migrationsOf } from './migrations'
import { type Database, DatabaseError, errorMessage, type Statements, NotWritableError, type SqlValue } from './port'

type SqliteFile = InstanceType<typeof DatabaseSync>
type Prepared = ReturnType<SqliteFile['prepare']>

export const ACCOUNTS_FILE = 'accounts.db'

function inTransaction(db: SqliteFile, work: () => void) {
  db.exec('BEGIN IMMEDIATE')
  try {
    work()
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

function migrateFrom(version: number, db: SqliteFile) {
  const migrations = migrationsOf('sqlite')
  if (version > migrations.length) throw new Error('accounts.db was written by a newer version of this server')
  migrations.slice(version).forEach(step => db.exec(step))
  db.exec(`PRAGMA user_version = ${migrations.length}`)
}

/** Updates the schema. Reads its version within the lock, since two servers may start on one folder. */
const migrate = (db: SqliteFile) =>
  inTransaction(db, () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
    migrateFrom(version, db)
  })

/** How long to wait for another process that has locked the file. */
const PATIENCE = 5 * SECOND
const PAUSE = 20

/** Makes SQLite wait for locks. Its wait blocks the thread, so it is used only before and after requests are served. */
const WAITING = `PRAGMA busy_timeout = ${PATIENCE}`
const NOT_WAITING = 'PRAGMA busy_timeout = 0'

function connect(file: string) {
  const db = new DatabaseSync(file)
  // The waiting time is set first, because changing the journal mode may already meet a lock.
  db.exec(`${WAITING}; PRAGMA journal_mode = WAL`)
  // Confirmed writes survive a power failure. Deleted data leaves no trace in the file.
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
  return db
}

/** Closes the database after writing the whole log into the file, so that the file alone is complete. */
function closeWhole(db: SqliteFile) {
  db.exec(`${WAITING}; PRAGMA wal_checkpoint(TRUNCATE)`)
  db.close()
}

/**
 * Creates a draft and links it into place, so that an empty accounts.db is always a damaged one. Prepares no
 * statements: a connection with prepared statements closes only after they are garbage-collected.
 */
function create(file: string) {
  const draft = `${file}.new-${process.pid}-${Date.now()}`
  try {
    const db = connect(draft)
    chmodSync(draft, 0o600)
    inTransaction(db, () => migrateFrom(0, db))
    closeWhole(db)
    linkSync(draft, file)
  } catch (error) {
    // Another server, started at the same moment, has created the file first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(draft + rest, { force: true })
  }
}

function refuseDamaged(db: SqliteFile) {
  const check = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  if (check.quick_check !== 'ok') throw new Error(`accounts.db is damaged (${check.quick_check}): restore a backup`)
}

export function openSqliteFile(file: string): SqliteFile {
  if (!existsSync(file)) create(file)
  if (statSync(file).size === 0) throw new Error('accounts.db is empty: restore a backup, or remove it to begin anew')
  const db = connect(file)
  chmodSync(file, 0o600)
  refuseDamaged(db)
  migrate(db)
  return db
}

function statementsOn(db: SqliteFile): Statements {
  const prepared = new Map<string, Prepared>()
  const statement = (sql: string) => {
    const cached = prepared.get(sql) ?? db.prepare(sql.replaceAll('$', '?'))
    prepared.set(sql, cached)
    return cached
  }
  const all = (sql: string, values: SqlValue[]) => statement(sql).all(...values)
  return {
    all: async <Row>(sql: string, ...values: SqlValue[]) => all(sql, values) as Row[],
    get: async <Row>(sql: string, ...values: SqlValue[]) => all(sql, values)[0] as Row | undefined,
    run: async (sql, ...values) => Number(statement(sql).run(...values).changes),
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the database work of this process one task after the other. A query that arrives during a transaction waits for
 * its end.
 */
function serialized<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}

const BUSY = 5
const [READ_ONLY, FULL] = [8, 13]
/** SQLite's errors for writing and flushing on a disk that has become read-only. */
const FAILED_WRITES = [778, 1034, 1290, 1546]
const codeOf = (error: unknown) => (error as { errcode?: number }).errcode ?? 0
const kindOf = (error: unknown) => codeOf(error) % 256
const isUnwritable = (error: unknown) =>
  [READ_ONLY, FULL].includes(kindOf(error)) || FAILED_WRITES.includes(codeOf(error))

/**
 * Retries work that the lock of another process blocked. Blocked work has changed nothing. Other requests run
 * between two attempts.
 */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      return await serialized(work)
    } catch (error) {
      if (isUnwritable(error)) throw new NotWritableError(errorMessage(error))
      if (kindOf(error) !== BUSY || performance.now() > until) throw error
    }
    await pause(PAUSE)
  }
}

/** Wraps an open connection, and stops it from waiting for locks. */
export function wrapSqliteFile(db: SqliteFile): Database {
  db.exec(NOT_WAITING)
  const statements = statementsOn(db)
  return {
    all: (sql, ...values) => retrying(() => statements.all(sql, ...values)),
    get: (sql, ...values) => retrying(() => statements.get(sql, ...values)),
    run: (sql, ...values) => retrying(() => statements.run(sql, ...values)),
    transaction: work =>
      retrying(async () => {
        db.exec('BEGIN IMMEDIATE')
        try {
          const result = await work(statements)
          db.exec('COMMIT')
          return result
        } catch (error) {
          // On a full disk, SQLite has already ended the transaction.
          if (db.isTransaction) db.exec('ROLLBACK')
          throw error
        }
      }),
    tryWriting: () =>
      retrying(async () => {
        const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
        db.exec(`PRAGMA user_version = ${version}`)
      }),
    close: () => serialized(async () => closeWhole(db)),
  }
}

/**
 * Opens accounts.db in a folder. Creates the folder and the file if missing. An error has one sentence for the
 * deployer.
 */
export function openSqlite(dataDir: string, now: Clock): Database {
  try {
    makeFolder(dataDir)
    const db = openSqliteFile(path.join(dataDir, ACCOUNTS_FILE))
    db.function('now_ms', () => now().getTime())
    return wrapSqliteFile(db)
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${dataDir} cannot be used: ${errorMessage(error)}.`)
  }
}
