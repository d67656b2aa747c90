/** Accounts that their owners have closed. They refuse logins, and can be restored until the grace period is over. */
import { DAY } from '../runtime'
import type { Accounts } from './accounts'
import type { Database } from './database/port'

/** The time between the closing of an account and its removal. */
export const REMOVAL_GRACE = 7 * DAY

/** Schedules a removal. Closing an account again does not extend the grace period. */
const SCHEDULE = 'UPDATE accounts SET leaves_at = coalesce(leaves_at, now_ms() + $2) WHERE id = $1 RETURNING leaves_at'
const CANCEL = 'UPDATE accounts SET leaves_at = NULL WHERE id = $1 AND leaves_at > now_ms()'
const DUE = 'SELECT id FROM accounts WHERE leaves_at <= now_ms()'

export const pendingRemovalRepository = (db: Database, accounts: Accounts) => ({
  /**
   * Schedules the removal of an account, and ends its sessions and personal tokens. Returns the time of the removal, or
   * `undefined` if the account is already removed.
   */
  schedule: (id: string): Promise<Date | undefined> =>
    db.transaction(async statements => {
      const row = await statements.get<{ leaves_at: number }>(SCHEDULE, id, REMOVAL_GRACE)
      await statements.run('DELETE FROM sessions WHERE account_id = $1', id)
      await statements.run('DELETE FROM personal_tokens WHERE account_id = $1', id)
      return row && new Date(row.leaves_at)
    }),
  /** Restores an account. Returns false if the grace period is over. */
  cancel: async (id: string) => (await db.run(CANCEL, id)) > 0,
  async sweep() {
    for (const { id } of await db.all<{ id: string }>(DUE)) await accounts.remove(id)
  },
})
export type PendingRemovals = ReturnType<typeof pendingRemovalRepository>
