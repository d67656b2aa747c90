/** Copies workspaces from the embedded database into another, where devices may have made changes already. */
import type { Database, Statements } from './database/port'
import { ADVANCE_VERSION, type WorkspaceRow, FIND_ENTRY, PUT_ENTRY, SELECT_VERSION } from './workspace-rows'

const OWNERS = 'SELECT id, desk_version AS version FROM accounts WHERE desk_version > 0 ORDER BY id'
const ENTRIES = 'SELECT id, kind, body, edited_at, version FROM desk_entries WHERE account_id = $1 ORDER BY version'

/**
 * Copies one workspace. If the target is empty, entries keep their version numbers, which devices have stored.
 * Otherwise the later edit of each entry wins. An entry that is copied then gets a version above all others, so that
 * every device receives it.
 */
async function moveWorkspace(from: Database, to: Statements, owner: string, version: number) {
  const currentVersion = (await to.get<{ version: number }>(SELECT_VERSION, owner))!.version
  const rows = await from.all<WorkspaceRow>(ENTRIES, owner)
  let [moved, last] = [0, Math.max(currentVersion, version)]
  for (const row of rows) {
    const existing = currentVersion > 0 ? await to.get<WorkspaceRow>(FIND_ENTRY, owner, row.id) : undefined
    if (existing && existing.edited_at >= row.edited_at) continue
    const next = currentVersion > 0 ? ++last : row.version
    await to.run(PUT_ENTRY, owner, row.id, row.kind, row.body, row.edited_at, next)
    moved++
  }
  if (last > currentVersion) await to.run(ADVANCE_VERSION, owner, last)
  return { moved, existing: rows.length - moved }
}

export async function moveWorkspaces(from: Database, to: Statements) {
  const total = { moved: 0, existing: 0 }
  for (const { id, version } of await from.all<{ id: string; version: number }>(OWNERS)) {
    const { moved, existing } = await moveWorkspace(from, to, id, version)
    total.moved += moved
    total.existing += existing
  }
  return total
}
