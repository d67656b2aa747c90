/** Makes a restored accounts.db newer than the workspaces of all devices, which have synced since the backup. */
import { DatabaseSync } from '../sqlite'

const HAS_WORKSPACES = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'desk_entries'"
/** Sets instead of adds, so that repeated restores do not add up. */
const LIFT = [
  'UPDATE desk_entries SET version = version + ? - (SELECT desk_version FROM accounts WHERE id = account_id)',
  'UPDATE accounts SET desk_version = ?',
]

/**
 * Raises the versions of all workspaces: the latest version of each becomes `to`. A device would otherwise have later versions than the server: its edits
 * would be refused, and those of other devices would not reach it.
 */
export function liftWorkspaceVersions(file: string, to: number) {
  const db = new DatabaseSync(file)
  try {
    if (!db.prepare(HAS_WORKSPACES).get()) return
    db.exec('BEGIN')
    for (const statement of LIFT) db.prepare(statement).run(to)
    db.exec('COMMIT')
  } finally {
    db.close()
  }
}
