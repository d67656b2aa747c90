/** The embedded database: accounts.db in the data folder. */
import { DatabaseSync } from '../../sqlite'
import { chmodSync, existsSync, linkSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeFolder } from '../../data-folder'
import { type Clock, SECOND } from '../../runtime'
import { migrationsOf } from './migrations'
import { type Database, DatabaseError, reasonOf, type Statements, Unwritable, type Value } from './port'

export type SqliteFile = InstanceType<typeof DatabaseSync>
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

/** The version is read where nobody else can be migrating: two servers may start on one folder. */
const migrate = (db: SqliteFile) =>
  inTransaction(db, () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
    migrateFrom(version, db)
  })

/** How long another process is waited for that holds the file. */
const PATIENCE = 5 * SECOND
const PAUSE = 20

/** For who is alone with the thread: SQLite's own wait stops it. */
const WAITING = `PRAGMA busy_timeout = ${PATIENCE}`
const NOT_WAITING = 'PRAGMA busy_timeout = 0'

function connect(file: string) {
  const db = new DatabaseSync(file)
  // The wait comes first: already the change of the journal may meet another process.
  db.exec(`${WAITING}; PRAGMA journal_mode = WAL`)
  // What was answered is on the disk, though the power fails; what is deleted leaves no trace in the file.
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
  return db
}

/** All that waits in the log is brought home, so that the file by itself is whole. */
function closeWhole(db: SqliteFile) {
  db.exec(`${WAITING}; PRAGMA wal_checkpoint(TRUNCATE)`)
  db.close()
}

/**
 * Made elsewhere and put in its place whole: an empty file in that place is damage, never a beginning. Nothing is prepared
 * here, since a connection with prepared statements is closed only when they are collected.
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
    // Another server that started just as this one was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(draft + rest, { force: true })
  }
}

function refuseDamaged(db: SqliteFile) {
  const found = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
  if (found.quick_check !== 'ok') throw new Error(`accounts.db is damaged (${found.quick_check}): restore a backup`)
}

export function openFile(file: string): SqliteFile {
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
    const known = prepared.get(sql) ?? db.prepare(sql.replaceAll('$', '?'))
    prepared.set(sql, known)
    return known
  }
  const all = (sql: string, values: Value[]) => statement(sql).all(...values)
  return {
    all: async <Row>(sql: string, ...values: Value[]) => all(sql, values) as Row[],
    get: async <Row>(sql: string, ...values: Value[]) => all(sql, values)[0] as Row | undefined,
    run: async (sql, ...values) => Number(statement(sql).run(...values).changes),
  }
}

let last: Promise<unknown> = Promise.resolve()

/** In one process one thing at a time: what is asked while a transaction is under way waits for its end. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

const BUSY = 5
const [READ_ONLY, FULL] = [8, 13]
/** Writing, and bringing to the disk what is written: what a disk answers that was made read-only under way. */
const FAILED_WRITES = [778, 1034, 1290, 1546]
const codeOf = (error: unknown) => (error as { errcode?: number }).errcode ?? 0
const kindOf = (error: unknown) => codeOf(error) % 256
const isUnwritable = (error: unknown) =>
  [READ_ONLY, FULL].includes(kindOf(error)) || FAILED_WRITES.includes(codeOf(error))

/** What another process holds up is tried again a little later: nothing was done, and whoever asks for something else goes first. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE
  for (;;) {
    try {
      return await inTurn(work)
    } catch (error) {
      if (isUnwritable(error)) throw new Unwritable(reasonOf(error))
      if (kindOf(error) !== BUSY || performance.now() > until) throw error
    }
    await pause(PAUSE)
  }
}

/** Its connection waits for nobody from here on. */
export function databaseOn(db: SqliteFile): Database {
  db.exec(NOT_WAITING)
  const statements = statementsOn(db)
  return {
    all: (sql, ...values) => patiently(() => statements.all(sql, ...values)),
    get: (sql, ...values) => patiently(() => statements.get(sql, ...values)),
    run: (sql, ...values) => patiently(() => statements.run(sql, ...values)),
    transaction: work =>
      patiently(async () => {
        db.exec('BEGIN IMMEDIATE')
        try {
          const result = await work(statements)
          db.exec('COMMIT')
          return result
        } catch (error) {
          // A full disk has ended it already.
          if (db.isTransaction) db.exec('ROLLBACK')
          throw error
        }
      }),
    tryWriting: () =>
      patiently(async () => {
        const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
        db.exec(`PRAGMA user_version = ${version}`)
      }),
    close: () => inTurn(async () => closeWhole(db)),
  }
}

/** Opens accounts.db in a folder, making both where missing; what fails is told in one sentence. */
export function openSqlite(dataDir: string, now: Clock): Database {
  try {
    makeFolder(dataDir)
    const db = openFile(path.join(dataDir, ACCOUNTS_FILE))
    db.function('now_ms', () => now().getTime())
    return databaseOn(db)
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}.`)
  }
}
