import { DAY, secretDigest, MINUTE, type Runtime } from '../runtime'
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database/port'
import { hashOfListedId, listedIdOf } from './listed-ids'

export const SESSION_LIFE = 30 * DAY
/** The precision of `seen_at`. It is written no more often than this, so that most requests cause no write. */
const SEEN_WITHIN = 5 * MINUTE
const TOKEN = /^[\w-]{43}$/

/** A session as its owner sees it in a list. */
interface ListedSession {
  /** An id by which the owner can end the session. It gives no access. */
  id: string
  /** The device in words, such as `iPhone · 微信`; '' if unknown. */
  device: string
  begunAt: Date
  seenAt: Date
  /** Whether the request comes from this session. */
  current: boolean
}

interface ListedRow {
  hash: Uint8Array
  device: string | null
  created_at: number
  seen_at: number
}

interface SessionRow extends AccountRow {
  unseen: number
}

/**
 * The condition of a live session: neither expired nor idle for longer than `$2`. Sessions of older servers have no
 * `seen_at`.
 */
const LIVES = 'expires_at > now_ms() AND (seen_at IS NULL OR seen_at > now_ms() - $2)'
/** Begins a session. In a trial account, the session ends with the trial at the latest. */
const GRANT = `INSERT INTO sessions (hash, account_id, device, linked, created_at, seen_at, expires_at)
  SELECT $1, id, $4, $5, now_ms(), now_ms(),
    CASE WHEN trial_ends_at < now_ms() + $3 THEN trial_ends_at ELSE now_ms() + $3 END
  FROM accounts WHERE id = $2
  RETURNING expires_at`
const FIND = `SELECT ${ACCOUNT_COLUMNS}, CASE WHEN seen_at > now_ms() - $3 THEN 0 ELSE 1 END AS unseen
  FROM sessions JOIN accounts ON accounts.id = sessions.account_id
  WHERE hash = $1 AND ${LIVES} AND disabled = 0 AND leaves_at IS NULL`
/** Records the use of a session. Of concurrent requests only the first one writes. */
const SEE = `UPDATE sessions SET seen_at = now_ms()
  WHERE hash = $1 AND (seen_at IS NULL OR seen_at <= now_ms() - $2)`
const LIST = `SELECT hash, device, created_at, coalesce(seen_at, created_at) AS seen_at
  FROM sessions WHERE account_id = $1 AND ${LIVES} ORDER BY 4 DESC, hash`
const END = 'DELETE FROM sessions WHERE account_id = $1 AND hash = $2'
const END_OTHERS = 'DELETE FROM sessions WHERE account_id = $1 AND hash <> $2'
const SWEEP = 'DELETE FROM sessions WHERE expires_at <= now_ms() OR seen_at <= now_ms() - $1'

/**
 * The sessions of accounts. A session expires on a fixed day, which the client is told. It ends earlier if it is idle
 * for `idle`. Only digests of tokens are stored.
 */
export function sessionRepository(db: Database, { random }: Runtime, idle: number) {
  /** Records the use of a session. Failures, such as a full disk, are ignored: the visitor is served anyway. */
  const see = (hash: Uint8Array) => db.run(SEE, hash, SEEN_WITHIN).catch(() => 0)

  return {
    /**
     * Begins a session and returns its token. A `linked` session begins through a linked WeChat account, and
     * ends with the link.
     */
    async grant({ id }: Account, device = '', linked = false) {
      const token = random(32).toString('base64url')
      const row = await db.get<{ expires_at: number }>(
        GRANT,
        secretDigest(token),
        id,
        SESSION_LIFE,
        device,
        linked ? 1 : 0,
      )
      if (!row) throw new Error('a session was asked for an account that is gone')
      return { token, expiresAt: new Date(row.expires_at) }
    },
    async find(token: string): Promise<Account | undefined> {
      if (!TOKEN.test(token)) return undefined
      const hash = secretDigest(token)
      const row = await db.get<SessionRow>(FIND, hash, idle, SEEN_WITHIN)
      if (row?.unseen) await see(hash)
      return row && accountOf(row)
    },
    /** Lists the sessions of an account: the current one, then the most recently used first. */
    async list({ id }: Account, token: string): Promise<ListedSession[]> {
      const currentId = listedIdOf(secretDigest(token))
      const rows = await db.all<ListedRow>(LIST, id, idle)
      return rows
        .map(({ hash, device, created_at, seen_at }) => ({
          id: listedIdOf(hash),
          device: device ?? '',
          begunAt: new Date(created_at),
          seenAt: new Date(seen_at),
          current: listedIdOf(hash) === currentId,
        }))
        .sort((a, b) => Number(b.current) - Number(a.current))
    },
    revoke: (token: string) => db.run('DELETE FROM sessions WHERE hash = $1', secretDigest(token)),
    /** Ends one session. Returns 1, or 0 if the account has no such session. */
    endOne: ({ id }: Account, session: string) => db.run(END, id, hashOfListedId(session)),
    endOthers: ({ id }: Account, token: string) => db.run(END_OTHERS, id, secretDigest(token)),
    sweep: () => db.run(SWEEP, idle),
  }
}
export type Sessions = ReturnType<typeof sessionRepository>
