/**
 * Syncs the workspace of an account. Takes the changes of one device, and returns what has changed since that
 * device's last sync.
 */
import type { WorkspaceReply, WorkspaceChange, SyncedEntry, WorkspaceSync } from '@contract/workspace'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import type { Database, Statements } from './database/port'
import {
  ADVANCE_VERSION,
  type WorkspaceRow,
  FIND_ENTRY,
  SELECT_USAGE,
  LOCK_WORKSPACE,
  PUT_ENTRY,
  SWEEP_REMOVALS,
  SELECT_VERSION,
} from './workspace-rows'

type RejectionReason = WorkspaceReply['refused'][number]['why']

/** The number of entries and removal records of an account, and the bytes of its entries. */
interface Usage {
  entries: number
  removals: number
  bytes: number
}

/** One answer ends at this number of entries, or at this number of characters. Rows are read `AT_ONCE` at a time. */
const MOST = 500
const LONGEST = 1024 * 1024
const AT_ONCE = 50

const SINCE = `SELECT id, kind, body, edited_at, version FROM desk_entries
WHERE account_id = $1 AND version > $2 ORDER BY version LIMIT ${AT_ONCE}`

const entryOf = ({ edited_at: editedAt, ...row }: WorkspaceRow): SyncedEntry => ({ ...row, editedAt })

const isUnchanged = (row: WorkspaceRow, { kind, body }: WorkspaceChange) => row.kind === kind && row.body === body

const bytesOf = (body: string | null = null) => (body === null ? 0 : Buffer.byteLength(body))

/**
 * Returns an object whose `apply` applies one change; its other members are the results so far. `apply` refuses a
 * change that conflicts with another, or that is too long for the workspace.
 */
function changeApplier(
  db: Statements,
  account: string,
  { version, usage, most }: { version: number; usage: Usage; most: number },
) {
  const taken: WorkspaceReply['taken'] = []
  const refused: WorkspaceReply['refused'] = []

  /** Whether a change exceeds the space. Even in a full workspace, an entry may become shorter. */
  function isFull(body: string, row: WorkspaceRow | undefined) {
    const added = bytesOf(body) - bytesOf(row?.body)
    return (!row?.body && usage.entries >= WORKSPACE_LIMITS.entries) || (added > 0 && usage.bytes + added > most)
  }

  function conflictOf(change: WorkspaceChange, row: WorkspaceRow | undefined): RejectionReason | undefined {
    if (row && row.version !== change.base) return 'changed'
    if (change.body === null) return undefined
    if (change.body.length > WORKSPACE_LIMITS.body) return 'long'
    return isFull(change.body, row) ? 'full' : undefined
  }

  function count(body: string | null, sign: 1 | -1) {
    usage.entries += body === null ? 0 : sign
    usage.removals += body === null ? sign : 0
    usage.bytes += sign * bytesOf(body)
  }

  return {
    taken,
    refused,
    version: () => version,
    async apply(change: WorkspaceChange) {
      const { id, kind, body, editedAt } = change
      const row = await db.get<WorkspaceRow>(FIND_ENTRY, account, id)
      // The device sends this change again, because the answer to it was lost.
      if (row && isUnchanged(row, change)) return void taken.push({ id, version: row.version })
      // Removing an entry that does not exist needs no record.
      if (!row && body === null) return void taken.push({ id, version })
      const why = conflictOf(change, row)
      if (why) return void refused.push({ id, why })
      if (row) count(row.body, -1)
      count(body, 1)
      version += 1
      await db.run(PUT_ENTRY, account, id, kind, body, editedAt, version)
      taken.push({ id, version })
    },
  }
}

/** Returns the rows changed since a version, and whether there may be more. */
async function changedSince(db: Statements, account: string, since: number) {
  const rows: WorkspaceRow[] = []
  let length = 0
  while (rows.length < MOST && length < LONGEST) {
    const next = await db.all<WorkspaceRow>(SINCE, account, rows[rows.length - 1]?.version ?? since)
    for (const { body } of next) length += body?.length ?? 0
    rows.push(...next)
    if (next.length < AT_ONCE) return { rows, more: false }
  }
  return { rows, more: true }
}

/** `most` is the maximum size of a workspace in bytes. `sync` returns `undefined` for a removed account. */
export const workspaceRepository = (db: Database, most: number) => ({
  sync: (account: string, { since, changes }: WorkspaceSync): Promise<WorkspaceReply | undefined> =>
    db.transaction(async statements => {
      if (!(await statements.run(LOCK_WORKSPACE, account))) return undefined
      const { version } = (await statements.get<{ version: number }>(SELECT_VERSION, account))!
      const usage = (await statements.get<Usage>(SELECT_USAGE, account))!
      const {
        apply,
        taken,
        refused,
        version: currentVersion,
      } = changeApplier(statements, account, { version, usage, most })
      for (const change of changes) await apply(change)
      if (currentVersion() !== version) await statements.run(ADVANCE_VERSION, account, currentVersion())
      if (usage.removals > WORKSPACE_LIMITS.removals) await statements.run(SWEEP_REMOVALS, account)
      const { rows, more } = await changedSince(statements, account, since)
      const acceptedVersions = new Map(taken.map(entry => [entry.id, entry.version]))
      return {
        cursor: more ? rows[rows.length - 1]!.version : currentVersion(),
        more,
        // The device already has the changes that it sent.
        entries: rows.filter(row => acceptedVersions.get(row.id) !== row.version).map(entryOf),
        taken,
        refused,
        space: { used: usage.bytes, most },
      }
    }),
})
