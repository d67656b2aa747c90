import { DAY, digest, type Runtime } from '../runtime'
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database/port'

const LIFE = 30 * DAY
const TOKEN = /^[\w-]{43}$/

/** A trial's session ends with the trial. */
const GRANT = `INSERT INTO sessions (hash, account_id, created_at, expires_at)
  SELECT $1, id, now_ms(), CASE WHEN trial_ends_at < now_ms() + $3 THEN trial_ends_at ELSE now_ms() + $3 END
  FROM accounts WHERE id = $2
  RETURNING expires_at`
const FIND = `SELECT ${ACCOUNT_COLUMNS} FROM sessions JOIN accounts ON accounts.id = sessions.account_id
  WHERE hash = $1 AND expires_at > now_ms() AND disabled = 0`

/** Fixed in length and not sliding, so that the date a client is told stays true. Only digests of tokens are stored. */
export function sessionsIn(db: Database, { random }: Runtime) {
  return {
    async grant({ id }: Account) {
      const token = random(32).toString('base64url')
      const row = await db.get<{ expires_at: number }>(GRANT, digest(token), id, LIFE)
      if (!row) throw new Error('a session was asked for an account that is gone')
      return { token, expiresAt: new Date(row.expires_at) }
    },
    async find(token: string): Promise<Account | undefined> {
      if (!TOKEN.test(token)) return undefined
      const row = await db.get<AccountRow>(FIND, digest(token))
      return row && accountOf(row)
    },
    revoke: (token: string) => db.run('DELETE FROM sessions WHERE hash = $1', digest(token)),
    sweep: () => db.run('DELETE FROM sessions WHERE expires_at <= now_ms()'),
  }
}
export type Sessions = ReturnType<typeof sessionsIn>
