/** Accounts that their owners have ended: nobody comes in by them, and until they go for good who logs in may have them back. */
import { DAY } from '../runtime'
import type { Accounts } from './accounts'
import type { Database } from './database/port'

export const GRACE = 7 * DAY

/** Ended once more, it goes when it was to go. */
const LEAVE = 'UPDATE accounts SET leaves_at = coalesce(leaves_at, now_ms() + $2) WHERE id = $1 RETURNING leaves_at'
const STAY = 'UPDATE accounts SET leaves_at = NULL WHERE id = $1 AND leaves_at > now_ms()'
const GONE = 'SELECT id FROM accounts WHERE leaves_at <= now_ms()'

export const leavingIn = (db: Database, accounts: Accounts) => ({
  /** When it goes; nothing where it has gone. */
  leave: (id: string): Promise<Date | undefined> =>
    db.transaction(async statements => {
      const row = await statements.get<{ leaves_at: number }>(LEAVE, id, GRACE)
      await statements.run('DELETE FROM sessions WHERE account_id = $1', id)
      return row && new Date(row.leaves_at)
    }),
  /** False where it is too late. */
  stay: async (id: string) => (await db.run(STAY, id)) > 0,
  async sweep() {
    for (const { id } of await db.all<{ id: string }>(GONE)) await accounts.remove(id)
  },
})
export type Leaving = ReturnType<typeof leavingIn>
