/** Connections to corpus.db. */
import { DatabaseSync } from '../../sqlite'

export type Database = InstanceType<typeof DatabaseSync>
export type Statement = ReturnType<Database['prepare']>

/** How long a connection waits while another process writes. */
export const PATIENCE_MS = 5000

interface LogState {
  busy: number
  /** The log's number of pages, and how many of them are checkpointed. */
  log: number
  checkpointed: number
}

/** Checkpoints the log. A full disk loses nothing: the pages stay in the log and are read there. */
function moveLog(db: Database, mode: 'PASSIVE' | 'RESTART'): LogState {
  try {
    return db.prepare(`PRAGMA wal_checkpoint(${mode})`).get() as unknown as LogState
  } catch {
    return { busy: 1, log: 0, checkpointed: -1 }
  }
}

/**
 * Checkpoints the log into the file, where reads are faster. Does not wait for readers. Returns the log's number of
 * pages if all are checkpointed, otherwise 0.
 */
export function checkpoint(db: Database): number {
  const { log, checkpointed } = moveLog(db, 'PASSIVE')
  return log === checkpointed ? log : 0
}

/** Restarts the log if nobody reads it. Otherwise returns its number of pages. Does not wait for readers. */
export function restartLog(db: Database): number {
  db.exec('PRAGMA busy_timeout = 0')
  const { busy, log } = moveLog(db, 'RESTART')
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
  return busy ? log : 0
}

/** The number of pages in use, including uncommitted pages. */
export function pagesUsed(db: Database): number {
  const { used } = db
    .prepare('SELECT page_count - freelist_count AS used FROM pragma_page_count, pragma_freelist_count')
    .get() as { used: number }
  return used
}

/** Rolls back and closes the write connection. The last connection removes the log, unless the disk is full. */
export function closeWriting(db: Database) {
  try {
    if (db.isTransaction) db.exec('ROLLBACK')
    db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // The disk is full: the log stays in place, and later connections read it.
  }
  db.close()
}

/**
 * Opens a connection that reads a fixed snapshot of the database. All connections share memory-mapped pages, up to
 * SQLite's limit.
 */
export function openSnapshot(file: string): Database {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA cache_size = -16384; PRAGMA mmap_size = 2147418112; BEGIN`)
  db.prepare('SELECT count(*) FROM meta').get()
  return db
}

export const dataVersion = (db: Database) =>
  (db.prepare('PRAGMA data_version').get() as { data_version: number }).data_version

/** The size of the database in bytes, including the log. */
export function sizeOf(db: Database): number {
  const { bytes } = db
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get() as { bytes: number }
  return bytes
}
