/**
 * A lock that lets one process write at a time. It is held over all batches of a write. The system releases it if the
 * process is killed.
 */
import { DatabaseSync } from '../../sqlite'

/** Takes the lock and returns a function that releases it. Waits up to `patienceMs` for another writer. */
export function lockWriting(file: string, patienceMs: number): () => void {
  const db = new DatabaseSync(`${file}-lock`)
  try {
    db.exec(`PRAGMA journal_mode = OFF; PRAGMA busy_timeout = ${patienceMs}; BEGIN EXCLUSIVE`)
  } catch (error) {
    db.close()
    throw error
  }
  return () => db.close()
}
