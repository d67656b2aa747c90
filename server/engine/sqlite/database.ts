/** Connections to corpus.db. */
import { DatabaseSync } from '../../sqlite'

export type Database = InstanceType<typeof DatabaseSync>
export type Statement = ReturnType<Database['prepare']>

/** How long another who writes is waited for. */
export const PATIENCE_MS = 5000

interface LogState {
  busy: number
  /** Its pages, and how many of them are in the file. */
  log: number
  checkpointed: number
}

/** Nothing is lost where the disk has no room for what is in the log: it stays there, and is read there. */
function moveLog(db: Database, mode: 'PASSIVE' | 'RESTART'): LogState {
  try {
    return db.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as unknown as LogState
  } catch {
    return { busy: 1, log: 0, checkpointed: -1 }
  }
}

/**
 * What was written moves from the log into the file itself, where it is read faster. Whoever is in the way is not waited for.
 * Says how many pages the log has, if all of them are in the file.
 */
export function checkpoint(db: Database): number {
  const { log, checkpointed } = moveLog(db, 'PASSIVE')
  return log === checkpointed ? log : 0
}

/**
 * The log is written from its beginning again, if nobody reads it. Says how many pages it has where somebody does. Whoever is in
 * the way is not waited for.
 */
export function restartLog(db: Database): number {
  db.exec('PRAGMA busy_timeout = 0')
  const { busy, log } = moveLog(db, 'RESTART')
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
  return busy ? log : 0
}

/** By what the database holds, what is being written included. */
export function pagesUsed(db: Database): number {
  const { used } = db
    .prepare('SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count')
    .get() as { used: number }
  return used
}

/** What is being written is dropped. The last one out leaves no log behind, unless the disk has no room for what is in it. */
export function closeWriting(db: Database) {
  try {
    if (db.isTransaction) db.exec('ROLLBACK')
    db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The log stays, and is read.
  }
  db.close()
}

/**
 * A connection that sees the database as it is now, whatever is written later. What is in the file itself is read where the
 * system has it in memory, which all connections share; SQLite allows no more than this much of it.
 */
export function openSnapshot(file: string): Database {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA cache_size = -16384; PRAGMA mmap_size = 2147418112; BEGIN`)
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
