/** An empty desk: nothing is left of what was kept, and the files that were made of it. */
import type { Database } from './database/port'
import { ADVANCE, HOLD, SWEEP_REMOVALS, VERSION } from './workspace-rows'

/** Each with a version of its own, as if they had been removed one by one: so the other devices hear of it. */
const CLEAR = `UPDATE desk_entries SET body = NULL, bytes = NULL, edited_at = now_ms(), version = cleared.version
  FROM (SELECT id, $2 + row_number() OVER (ORDER BY id) AS version FROM desk_entries
    WHERE account_id = $1 AND bytes IS NOT NULL) AS cleared
  WHERE desk_entries.account_id = $1 AND desk_entries.id = cleared.id`

/** How many entries there were. */
export const clearDeskIn =
  (db: Database) =>
  (account: string): Promise<number> =>
    db.transaction(async statements => {
      if (!(await statements.run(HOLD, account))) return 0
      const { version } = (await statements.get<{ version: number }>(VERSION, account))!
      const cleared = await statements.run(CLEAR, account, version)
      await statements.run(ADVANCE, account, version + cleared)
      await statements.run(SWEEP_REMOVALS, account)
      await statements.run('DELETE FROM news_orders WHERE account_id = $1', account)
      await statements.run('DELETE FROM reports WHERE owner = $1', account)
      return cleared
    })
