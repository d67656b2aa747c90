/** Opens and maintains connections to `corpus.db`, which uses a write-ahead log. */
import { DatabaseSync } from '../../sqlite'

export type Database = InstanceType<typeof DatabaseSync>
export type Statement = ReturnType<Database['prepare']>

/** The maximum time that a connection waits for a write of another process. */
export const LOCK_WAIT_MS = 5000

interface LogState {
  busy: number
  /** The number of pages in the log, and how many of them were copied into the database. */
  log: number
  checkpointed: number
}

/** Copies the log into the database. If the disk is full, nothing is lost, because pages remain in the log. */
function moveLog(db: Database, mode: 'PASSIVE' | 'RESTART'): LogState {
  try {
    return db.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as unknown as LogState
  } catch {
    return { busy: 1, log: 0, checkpointed: -1 }
  }
}

/**
 * Copies the log into the database, where reads are faster, without waiting for readers. Returns the number of pages in
 * the log if all were copied, otherwise 0.
 */
export function checkpointLog(db: Database): number {
  const { log, checkpointed } = moveLog(db, 'PASSIVE')
  return log === checkpointed ? log : 0
}

/**
 * Makes the next write start at the beginning of the log, unless a reader uses the log. Returns the number of pages in
 * the log if another connection prevents this. Otherwise returns 0, even if the disk is full.
 */
export function restartLog(db: Database): number {
  db.exec('PRAGMA busy_timeout = 0')
  const { busy, log } = moveLog(db, 'RESTART')
  db.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`)
  return busy ? log : 0
}

/** Returns the number of used pages, including uncommitted ones. */
export function usedPageCount(db: Database): number {
  const { used } = db
    .prepare('SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count')
    .get() as { used: number }
  return used
}

/**
 * Rolls back an open transaction, and closes the connection that writes. The last connection to close removes the log.
 */
export function closeWriteConnection(db: Database) {
  try {
    if (db.isTransaction) db.exec('ROLLBACK')
    db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // If the disk is full, the log remains, and later connections read it.
  }
  db.close()
}

/** Opens a connection that reads one snapshot of the database. Connections share memory-mapped pages. */
export function openSnapshot(file: string): Database {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; PRAGMA cache_size = -16384; PRAGMA mmap_size = 2147418112; BEGIN`)
  db.prepare('SELECT count(*) FROM meta').get()
  return db
}

/** Returns a number that changes with every commit of another connection. */
export const dataVersion = (db: Database) =>
  (db.prepare('PRAGMA data_version').get() as { data_version: number }).data_version

/** Returns the size of the database in bytes. New pages that only the log has so far are included. */
export function databaseBytes(db: Database): number {
  const { bytes } = db
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get() as { bytes: number }
  return bytes
}
