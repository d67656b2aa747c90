import { DAY, secretDigest, MINUTE, type Runtime } from '../runtime'
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database/port'

export const PERSONAL_TOKEN_LIFE = 365 * DAY
/** The maximum number of unexpired tokens of one account. */
export const MAX_PERSONAL_TOKENS = 10
/** The precision of `used_at`. A use within this time of the stored one is not stored, so most calls cause no write. */
const USED_WITHIN = 5 * MINUTE
/** The prefix lets scanners of leaked secrets recognise a token. */
const PREFIX = 'alpha_'
const TOKEN = /^alpha_[\w-]{43}$/

/** A token as its owner sees it in a list. */
export interface ListedToken {
  /** An id by which the owner can revoke the token. It gives no access. */
  id: string
  name: string
  madeAt: Date
  usedAt?: Date
  expiresAt: Date
}

interface ListedRow {
  hash: Uint8Array
  label: string
  created_at: number
  used_at: number | null
  expires_at: number
}

interface TokenRow extends AccountRow {
  unused: number
}

const LISTED = 'hash, label, created_at, used_at, expires_at'
const LIST = `SELECT ${LISTED} FROM personal_tokens
  WHERE account_id = $1 AND expires_at > now_ms() ORDER BY created_at DESC, hash`
/**
 * Adds a token unless the account has `MAX_PERSONAL_TOKENS`. This is one statement, since two devices may add a token
 * at once.
 */
const ADD = `INSERT INTO personal_tokens (hash, account_id, label, created_at, expires_at)
  SELECT $1, id, $3, now_ms(), now_ms() + $4 FROM accounts
  WHERE id = $2 AND (SELECT count(*) FROM personal_tokens WHERE account_id = $2 AND expires_at > now_ms()) < $5
  RETURNING ${LISTED}`
const FIND = `SELECT ${ACCOUNT_COLUMNS}, CASE WHEN used_at > now_ms() - $2 THEN 0 ELSE 1 END AS unused
  FROM personal_tokens JOIN accounts ON accounts.id = personal_tokens.account_id
  WHERE hash = $1 AND expires_at > now_ms() AND disabled = 0 AND leaves_at IS NULL
    AND (trial_ends_at IS NULL OR trial_ends_at > now_ms())`
const USE =
  'UPDATE personal_tokens SET used_at = now_ms() WHERE hash = $1 AND (used_at IS NULL OR used_at <= now_ms() - $2)'
const REVOKE = 'DELETE FROM personal_tokens WHERE account_id = $1 AND hash = $2'

const listedTokenOf = (row: ListedRow): ListedToken => ({
  id: Buffer.from(row.hash).toString('hex'),
  name: row.label,
  madeAt: new Date(row.created_at),
  usedAt: row.used_at === null ? undefined : new Date(row.used_at),
  expiresAt: new Date(row.expires_at),
})

/**
 * Personal tokens of accounts, for assistant programs. Only digests are stored. A token does no more than read and
 * search: it manages neither the account nor its workspace.
 */
export const personalTokenRepository = (db: Database, { random }: Runtime) => ({
  /**
   * Makes a token and returns it. Returns `undefined` if the account has `MAX_PERSONAL_TOKENS`. Nobody can read the
   * token later.
   */
  async make({ id }: Account, name: string): Promise<(ListedToken & { token: string }) | undefined> {
    const token = PREFIX + random(32).toString('base64url')
    const row = await db.get<ListedRow>(ADD, secretDigest(token), id, name, PERSONAL_TOKEN_LIFE, MAX_PERSONAL_TOKENS)
    return row && { ...listedTokenOf(row), token }
  },
  async find(token: string): Promise<Account | undefined> {
    if (!TOKEN.test(token)) return undefined
    const hash = secretDigest(token)
    const row = await db.get<TokenRow>(FIND, hash, USED_WITHIN)
    // A failure to store the time, as on a full disk, is ignored: the visitor is served anyway.
    if (row?.unused) await db.run(USE, hash, USED_WITHIN).catch(() => 0)
    return row && accountOf(row)
  },
  list: async ({ id }: Account): Promise<ListedToken[]> => (await db.all<ListedRow>(LIST, id)).map(listedTokenOf),
  /** Revokes one token. Returns 1, or 0 if the account has no such token. */
  revoke: ({ id }: Account, token: string) => db.run(REVOKE, id, Buffer.from(token, 'hex')),
  sweep: () => db.run('DELETE FROM personal_tokens WHERE expires_at <= now_ms()'),
})
export type PersonalTokens = ReturnType<typeof personalTokenRepository>
