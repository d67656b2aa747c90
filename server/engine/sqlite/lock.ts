/** A lock for one writer among all processes, held over all batches. The system releases it if the process is killed. */
import { DatabaseSync } from '../../sqlite'

/** Returns the release function. Waits this long for another writer. */
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
