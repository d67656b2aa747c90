/** Clears a workspace: deletes all entries, alert subscriptions and reports. */
import type { Database } from './database/port'
import { ADVANCE_VERSION, LOCK_WORKSPACE, SWEEP_REMOVALS, SELECT_VERSION } from './workspace-rows'

/** Gives each deleted entry a new version, so that other devices learn of the deletion. */
const CLEAR = `UPDATE desk_entries SET body = NULL, bytes = NULL, edited_at = now_ms(), version = cleared.version
  FROM (SELECT id, $2 + row_number() OVER (ORDER BY id) AS version FROM desk_entries
    WHERE account_id = $1 AND bytes IS NOT NULL) AS cleared
  WHERE desk_entries.account_id = $1 AND desk_entries.id = cleared.id`

/** Returns the function that clears a workspace. That function returns the number of deleted entries. */
export const createClearWorkspace =
  (db: Database) =>
  (account: string): Promise<number> =>
    db.transaction(async statements => {
      if (!(await statements.run(LOCK_WORKSPACE, account))) return 0
      const { version } = (await statements.get<{ version: number }>(SELECT_VERSION, account))!
      const cleared = await statements.run(CLEAR, account, version)
      await statements.run(ADVANCE_VERSION, account, version + cleared)
      await statements.run(SWEEP_REMOVALS, account)
      await statements.run('DELETE FROM news_orders WHERE account_id = $1', account)
      await statements.run('DELETE FROM reports WHERE owner = $1', account)
      return cleared
    })
