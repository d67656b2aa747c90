/**
 * One-time secrets with a short life: states and codes of a login, and permits to restore an account. A used secret is
 * stored for a while, so that the answer distinguishes it from an unknown one.
 */
import { DAY, secretDigest, MINUTE, type Runtime } from '../runtime'
import type { Database } from './database/port'

type TicketKind = 'state' | 'code' | 'restore'
type TicketResult<T> = { ok: true; payload: T } | { ok: false; why: 'unknown' | 'used' | 'expired' }

/** The time within which a login must be completed. */
export const LOGIN_STATE_LIFE = 10 * MINUTE

interface Row {
  payload: string
  used_at: number | null
  expired: number
}

const ISSUE = `INSERT INTO tickets (kind, hash, payload, expires_at, used_at)
  VALUES ($1, $2, $3, now_ms() + $4, NULL) ON CONFLICT DO NOTHING`
const ISSUE_USED = `INSERT INTO tickets (kind, hash, payload, expires_at, used_at)
  VALUES ($1, $2, 'null', now_ms() + $3, now_ms()) ON CONFLICT DO NOTHING`
const FIND = `SELECT payload, used_at, CASE WHEN expires_at <= now_ms() THEN 1 ELSE 0 END AS expired
  FROM tickets WHERE kind = $1 AND hash = $2`
const USE = 'UPDATE tickets SET used_at = now_ms() WHERE kind = $1 AND hash = $2 AND used_at IS NULL'

export function ticketRepository(db: Database, { random }: Runtime) {
  async function peek<T>(kind: TicketKind, ticket: string): Promise<TicketResult<T>> {
    const row = await db.get<Row>(FIND, kind, secretDigest(ticket))
    if (!row) return { ok: false, why: 'unknown' }
    if (row.used_at !== null) return { ok: false, why: 'used' }
    if (row.expired) return { ok: false, why: 'expired' }
    return { ok: true, payload: JSON.parse(row.payload) as T }
  }

  return {
    async issue(kind: TicketKind, payload: unknown, life: number): Promise<string> {
      const ticket = random(kind === 'state' ? 16 : 32).toString('base64url')
      await db.run(ISSUE, kind, secretDigest(ticket), JSON.stringify(payload), life)
      return ticket
    },
    /** Stores a secret that the client already holds, such as the state of a login. */
    issueTo: (kind: TicketKind, ticket: string, payload: unknown, life: number) =>
      db.run(ISSUE, kind, secretDigest(ticket), JSON.stringify(payload), life),
    peek,
    async spend<T>(kind: TicketKind, ticket: string): Promise<TicketResult<T>> {
      const ticketResult = await peek<T>(kind, ticket)
      const isFirst = ticketResult.ok && (await db.run(USE, kind, secretDigest(ticket))) === 1
      return ticketResult.ok && !isFirst ? { ok: false, why: 'used' } : ticketResult
    },
    /** Marks a secret that another party issued as used. Returns false if it was used before. */
    spendForeign: async (kind: TicketKind, ticket: string, life: number) =>
      (await db.run(ISSUE_USED, kind, secretDigest(ticket), life)) === 1,
    sweep: () => db.run('DELETE FROM tickets WHERE expires_at <= now_ms() - $1', DAY),
  }
}
