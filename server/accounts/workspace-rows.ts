import { WORKSPACE_LIMITS } from '@domain/workspace/limits'

/** A row of a workspace: an entry, or the record of a removed entry. */
export interface WorkspaceRow {
  id: string
  kind: string
  body: string | null
  edited_at: number
  version: number
}

/** Locks the account's row first. Concurrent devices then wait, and each change gets its own version. */
export const LOCK_WORKSPACE = 'UPDATE accounts SET desk_version = desk_version WHERE id = $1'
/** Selects the version of a workspace. Each change of an entry raises the version by one. */
export const SELECT_VERSION = 'SELECT desk_version AS version FROM accounts WHERE id = $1'
export const ADVANCE_VERSION = 'UPDATE accounts SET desk_version = $2 WHERE id = $1'
export const FIND_ENTRY =
  'SELECT id, kind, body, edited_at, version FROM desk_entries WHERE account_id = $1 AND id = $2'
export const PUT_ENTRY = `INSERT INTO desk_entries (account_id, id, kind, body, edited_at, version, bytes)
  VALUES ($1, $2, $3, $4, $5, $6, octet_length(CAST($4 AS TEXT)))
  ON CONFLICT (account_id, id) DO UPDATE SET kind = excluded.kind, body = excluded.body,
  edited_at = excluded.edited_at, version = excluded.version, bytes = excluded.bytes`
/** Selects the number of removal records, the number of entries, and the bytes of the entries. */
export const SELECT_USAGE = `SELECT count(*) - count(bytes) AS removals, count(bytes) AS entries, coalesce(sum(bytes), 0) AS bytes
  FROM desk_entries WHERE account_id = $1`
/** Deletes all but the latest removal records. */
export const SWEEP_REMOVALS = `DELETE FROM desk_entries WHERE account_id = $1 AND bytes IS NULL AND version <=
  (SELECT version FROM desk_entries WHERE account_id = $1 AND bytes IS NULL
    ORDER BY version DESC LIMIT 1 OFFSET ${WORKSPACE_LIMITS.removals})`
