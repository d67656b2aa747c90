/**
 * Who writes, while the write is committed piece by piece: one at a time among all processes. The system lets go of the lock of
 * who is killed.
 */
import { DatabaseSync } from '../../sqlite'

/** Says how to let go of it; another who has it is waited for as long. */
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
