/**
 * A lock that lets only one process write. It is held during all batches of a write. If the process dies, the operating
 * system releases it.
 */
import { DatabaseSync } from '../../sqlite'

/** Acquires the lock, and returns a function that releases it. Waits up to `patienceMs` for another process. */
export function acquireWriteLock(file: string, patienceMs: number): () => void {
  const db = new DatabaseSync(`${file}-lock`)
  try {
    db.exec(`PRAGMA journal_mode = OFF; PRAGMA busy_timeout = ${patienceMs}; BEGIN EXCLUSIVE`)
  } catch (error) {
    db.close()
    throw error
  }
  return () => db.close()
}
