import { DAY, digest, type Runtime } from '../runtime'
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database'

const LIFE = 30 * DAY
const TOKEN = /^[\w-]{43}$/

/** Fixed in length and not sliding, so that the date a client is told stays true. Only digests of tokens are stored. */
export function sessionsIn(db: Database, { now, random }: Runtime) {
  const insert = db.prepare('INSERT INTO sessions (hash, account_id, created_at, expires_at) VALUES (?, ?, ?, ?)')
  const select = db.prepare(
    `SELECT ${ACCOUNT_COLUMNS} FROM sessions JOIN accounts ON accounts.id = sessions.account_id
     WHERE hash = ? AND expires_at > ? AND disabled = 0`,
  )
  const remove = db.prepare('DELETE FROM sessions WHERE hash = ?')
  const sweep = db.prepare('DELETE FROM sessions WHERE expires_at <= ?')

  return {
    grant(account: Account) {
      const token = random(32).toString('base64url')
      const at = now().getTime()
      // A trial's session ends with the trial.
      const expiresAt = Math.min(at + LIFE, account.trialEndsAt?.getTime() ?? Infinity)
      insert.run(digest(token), account.id, at, expiresAt)
      return { token, expiresAt: new Date(expiresAt) }
    },
    find(token: string): Account | undefined {
      if (!TOKEN.test(token)) return undefined
      const row = select.get(digest(token), now().getTime()) as AccountRow | undefined
      return row && accountOf(row)
    },
    revoke: (token: string) => void remove.run(digest(token)),
    sweep: () => void sweep.run(now().getTime()),
  }
}
export type Sessions = ReturnType<typeof sessionsIn>
