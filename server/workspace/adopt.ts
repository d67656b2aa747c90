/** Copies the entries of one desk to another that does not have them. The first desk stays as it is. */
import type { DeskChange, DeskEntry } from '@contract/desk'
import { WORKSPACE } from '@domain/workspace/limits'
import type { Store } from '../accounts'

async function entriesOf(desk: Store['workspace'], account: string): Promise<DeskEntry[]> {
  const entries: DeskEntry[] = []
  for (let since = 0, more = true; more;) {
    const page = await desk.sync(account, { since, changes: [] })
    if (!page) return entries
    entries.push(...page.entries)
    ;({ cursor: since, more } = page)
  }
  return entries
}

export async function adoptDesk(desk: Store['workspace'], from: string, to: string) {
  // A base of 0 is refused where the entry is there already: what the account has stands.
  const changes = (await entriesOf(desk, from))
    .filter(({ body }) => body !== null)
    .map(({ id, kind, body, editedAt }): DeskChange => ({ id, kind, body, editedAt, base: 0 }))
  for (let at = 0; at < changes.length; at += WORKSPACE.changes)
    await desk.sync(to, { since: Number.MAX_SAFE_INTEGER, changes: changes.slice(at, at + WORKSPACE.changes) })
}
