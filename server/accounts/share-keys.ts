import type { CitationCheckGrant } from '@contract/citation-check'
import type { ShareRequest } from '@contract/share'
import { DAY, secretDigest, type Runtime } from '../runtime'
import { type Account, ACCOUNT_COLUMNS, accountOf, type AccountRow } from './accounts'
import type { Database } from './database/port'
import { hashOfListedId, listedIdOf } from './listed-ids'

/** The content that a share key opens: a document, charts, or the results of a citation check. */
export type ShareKeyGrant = ShareRequest[number] | CitationCheckGrant
type Method = ShareKeyGrant['method']

type OpenedShare<M extends Method = Method> =
  | { ok: true; grant: Extract<ShareKeyGrant, { method: M }>; maker?: Account; madeAt: string; expiresAt: string }
  | { ok: false; why: 'share_incomplete' | 'share_unknown' | 'share_expired' | 'share_wrong_method' }

/** The person who creates a share key. This is an account, or a guest at an address. */
interface KeyCreator {
  account?: string
  /** The id of the person, for the quota of share keys; stored as a digest. */
  visitor: string
}

export interface ListedShareKey {
  /** An id by which the owner can manage the key. It gives no access. */
  id: string
  grants: ShareKeyGrant[]
  madeBy?: string
  madeAt: Date
  expiresAt: Date
}

interface Row {
  grants: string
  created_at: number
  expires_at: number
  expired: number
  made_by: string | null
}

interface ListedRow {
  hash: Uint8Array
  grants: string
  made_by: string | null
  created_at: number
  expires_at: number
}

/** The maximum number of unexpired share keys of one person, and the maximum total size of these in bytes. */
export const SHARE_QUOTA = { keys: 2000, bytes: 4 * 1024 * 1024 }
/** How long an expired share key is stored. Until then, the answer distinguishes it from an unknown key. */
export const EXPIRED_KEY_RETENTION = 30 * DAY
const KEY = /^[\w-]{22}$/
/** Matches an incomplete key, of which only a part was copied. */
const PART_OF_KEY = /^[\w-]{1,21}$/

const COUNT = `SELECT count(*) AS keys, coalesce(sum(bytes), 0) AS bytes
  FROM share_keys WHERE maker = $1 AND expires_at > now_ms()`
const ADD = `INSERT INTO share_keys (hash, grants, bytes, made_by, maker, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, now_ms(), now_ms() + $6)`
const FIND = `SELECT grants, created_at, expires_at, made_by, CASE WHEN expires_at <= now_ms() THEN 1 ELSE 0 END AS expired
  FROM share_keys WHERE hash = $1`
const FIND_MAKER = `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE id = $1`
const LISTED = 'hash, grants, made_by, created_at, expires_at'
const LIST = `SELECT ${LISTED} FROM share_keys WHERE expires_at > now_ms() ORDER BY created_at, hash`
const LIST_OF = `SELECT ${LISTED} FROM share_keys
  WHERE made_by = $1 AND expires_at > now_ms() ORDER BY created_at, hash`

const PAGE_OF = `SELECT ${LISTED} FROM share_keys
  WHERE made_by = $1 AND expires_at > now_ms() ORDER BY created_at DESC, hash LIMIT $2 OFFSET $3`
const COUNT_OF = 'SELECT count(*) AS keys FROM share_keys WHERE made_by = $1 AND expires_at > now_ms()'

/**
 * Deletes keys that expired `EXPIRED_KEY_RETENTION` ago, and keys of removed accounts. A running request may add a key
 * after its account is removed.
 */
const SWEEP = `DELETE FROM share_keys WHERE expires_at <= now_ms() - $1
  OR (made_by IS NOT NULL AND made_by NOT IN (SELECT id FROM accounts))`

const dateOf = (time: number) => new Date(time).toISOString()

const listedKeyOf = (row: ListedRow): ListedShareKey => ({
  id: listedIdOf(row.hash),
  grants: JSON.parse(row.grants) as ShareKeyGrant[],
  madeBy: row.made_by ?? undefined,
  madeAt: new Date(row.created_at),
  expiresAt: new Date(row.expires_at),
})

export function shareKeyRepository(db: Database, { random }: Runtime, days: number) {
  async function isFull(maker: Buffer, addedBytes: number) {
    const row = (await db.get<{ keys: number; bytes: number }>(COUNT, maker))!
    return row.keys >= SHARE_QUOTA.keys || row.bytes + addedBytes > SHARE_QUOTA.bytes
  }

  return {
    /** Creates a share key and returns it, or `undefined` if the quota is exceeded. */
    async mint(grants: ShareKeyGrant[], { account, visitor }: KeyCreator): Promise<string | undefined> {
      const key = random(16).toString('base64url')
      const [text, maker] = [JSON.stringify(grants), secretDigest(visitor)]
      const bytes = Buffer.byteLength(text)
      if (await isFull(maker, bytes)) return undefined
      await db.run(ADD, secretDigest(key), text, bytes, account ?? null, maker, days * DAY)
      return key
    },
    /**
     * Returns what a key opens. A key ends with the account that created it. Callers check that account's current
     * permissions.
     */
    async open<M extends Method>(key: string, method: M): Promise<OpenedShare<M>> {
      if (PART_OF_KEY.test(key)) return { ok: false, why: 'share_incomplete' }
      const row = KEY.test(key) ? await db.get<Row>(FIND, secretDigest(key)) : undefined
      if (!row) return { ok: false, why: 'share_unknown' }
      if (row.expired) return { ok: false, why: 'share_expired' }
      const makerRow = row.made_by === null ? undefined : await db.get<AccountRow>(FIND_MAKER, row.made_by)
      const maker = makerRow && accountOf(makerRow)
      if (row.made_by !== null && (!maker || maker.disabled || maker.leavesAt || maker.trialOver))
        return { ok: false, why: 'share_expired' }
      const opensMethod = (grant: ShareKeyGrant): grant is Extract<ShareKeyGrant, { method: M }> =>
        grant.method === method
      const grant = (JSON.parse(row.grants) as ShareKeyGrant[]).find(opensMethod)
      if (!grant) return { ok: false, why: 'share_wrong_method' }
      return { ok: true, grant, maker, madeAt: dateOf(row.created_at), expiresAt: dateOf(row.expires_at) }
    },
    list: async (account?: string): Promise<ListedShareKey[]> => {
      const rows = account === undefined ? await db.all<ListedRow>(LIST) : await db.all<ListedRow>(LIST_OF, account)
      return rows.map(listedKeyOf)
    },
    /** Returns a page of an account's share keys, the newest first, with the number of all its keys. */
    async pageOf(account: string, { skip, most }: { skip: number; most: number }) {
      const rows = await db.all<ListedRow>(PAGE_OF, account, most, skip)
      const { keys } = (await db.get<{ keys: number }>(COUNT_OF, account))!
      return { total: keys, keys: rows.map(listedKeyOf) }
    },
    /** Revokes a key by its id from `list`, or by the key itself. Returns the number of revoked keys. */
    revoke: (idOrKey: string) =>
      db.run(
        'DELETE FROM share_keys WHERE hash = $1',
        KEY.test(idOrKey) ? secretDigest(idOrKey) : hashOfListedId(idOrKey),
      ),
    /** Revokes one key of an account. Returns 1, or 0 if the account has no such key. */
    revokeOneOf: (account: string, id: string) =>
      db.run('DELETE FROM share_keys WHERE made_by = $1 AND hash = $2', account, hashOfListedId(id)),
    revokeAllOf: (account: string) => db.run('DELETE FROM share_keys WHERE made_by = $1', account),
    sweep: () => db.run(SWEEP, EXPIRED_KEY_RETENTION),
  }
}
