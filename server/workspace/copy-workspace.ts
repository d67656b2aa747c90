/** Copies the entries of a workspace that another workspace lacks. The source is unchanged. */
import type { WorkspaceChange, SyncedEntry } from '@contract/workspace'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import type { AccountStore } from '../accounts'

async function entriesOf(workspace: AccountStore['workspace'], account: string): Promise<SyncedEntry[]> {
  const entries: SyncedEntry[] = []
  for (let since = 0, more = true; more;) {
    const page = await workspace.sync(account, { since, changes: [] })
    if (!page) return entries
    entries.push(...page.entries)
    ;({ cursor: since, more } = page)
  }
  return entries
}

export async function copyWorkspace(workspace: AccountStore['workspace'], from: string, to: string) {
  // The base version 0 means a new entry. The store refuses it for existing entries, so entries of the target stay.
  const changes = (await entriesOf(workspace, from))
    .filter(({ body }) => body !== null)
    .map(({ id, kind, body, editedAt }): WorkspaceChange => ({ id, kind, body, editedAt, base: 0 }))
  for (let at = 0; at < changes.length; at += WORKSPACE_LIMITS.changes)
    await workspace.sync(to, {
      since: Number.MAX_SAFE_INTEGER,
      changes: changes.slice(at, at + WORKSPACE_LIMITS.changes),
    })
}
