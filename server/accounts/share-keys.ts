import type { SharedData, ShareMethod, ShareRequest } from '@contract/share'
import { DAY, digest, type Runtime } from '../runtime'
import type { Database } from './database'

export type Opened =
  | { ok: true; data: SharedData }
  | { ok: false; why: 'share_incomplete' | 'share_unknown' | 'share_expired' | 'share_wrong_method' }

interface Row {
  grants: string
  expires_at: number
}

/** How long an expired key is still told from one that never was. */
const MEMORY = 30 * DAY
const KEY = /^[\w-]{22}$/
/** A link that was cut while it was copied. */
const PART_OF_KEY = /^[\w-]{1,21}$/

export function shareKeysIn(db: Database, { now, random }: Runtime, days: number) {
  const insert = db.prepare(
    'INSERT INTO share_keys (hash, grants, made_by, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = db.prepare('SELECT grants, expires_at FROM share_keys WHERE hash = ?')
  const sweep = db.prepare('DELETE FROM share_keys WHERE expires_at <= ?')

  return {
    mint(grants: ShareRequest, madeBy?: string): string {
      const key = random(16).toString('base64url')
      const at = now().getTime()
      insert.run(digest(key), JSON.stringify(grants), madeBy ?? null, at, at + days * DAY)
      return key
    },
    open(key: string, method: ShareMethod): Opened {
      if (PART_OF_KEY.test(key)) return { ok: false, why: 'share_incomplete' }
      const row = KEY.test(key) ? (select.get(digest(key)) as Row | undefined) : undefined
      if (!row) return { ok: false, why: 'share_unknown' }
      if (row.expires_at <= now().getTime()) return { ok: false, why: 'share_expired' }
      const grant = (JSON.parse(row.grants) as ShareRequest).find(one => one.method === method)
      if (!grant) return { ok: false, why: 'share_wrong_method' }
      return { ok: true, data: { ...grant, expiresAt: new Date(row.expires_at).toISOString() } }
    },
    sweep: () => void sweep.run(now().getTime() - MEMORY),
  }
}
export type ShareKeys = ReturnType<typeof shareKeysIn>
