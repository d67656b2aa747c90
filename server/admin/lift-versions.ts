/** Makes a restored accounts.db newer than the workspaces of all devices, which have synced since the backup. */
import { DatabaseSync } from '../sqlite'

const HAS_WORKSPACES = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'desk_entries'"
const LIFT = ['UPDATE desk_entries SET version = version + ?', 'UPDATE accounts SET desk_version = desk_version + ?']

/**
 * Adds `by` to the versions of all workspaces. A device would otherwise have later versions than the server: its edits
 * would be refused, and those of other devices would not reach it.
 */
export function liftWorkspaceVersions(file: string, by: number) {
  const db = new DatabaseSync(file)
  try {
    if (!db.prepare(HAS_WORKSPACES).get()) return
    db.exec('BEGIN')
    for (const statement of LIFT) db.prepare(statement).run(by)
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}
