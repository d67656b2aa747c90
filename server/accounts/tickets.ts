/** One-use secrets with a short life: the states and codes of a login. A used one is remembered, to be told from an unknown one. */
import { DAY, digest, type Runtime } from '../runtime'
import type { Database } from './database'

export type TicketKind = 'state' | 'code'
export type Spent<T> = { ok: true; payload: T } | { ok: false; why: 'unknown' | 'used' | 'expired' }

interface Row {
  payload: string
  expires_at: number
  used_at: number | null
}

export function ticketsIn(db: Database, { now, random }: Runtime) {
  const insert = db.prepare(
    'INSERT OR IGNORE INTO tickets (kind, hash, payload, expires_at, used_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = db.prepare('SELECT payload, expires_at, used_at FROM tickets WHERE kind = ? AND hash = ?')
  const use = db.prepare('UPDATE tickets SET used_at = ? WHERE kind = ? AND hash = ? AND used_at IS NULL')
  const sweep = db.prepare('DELETE FROM tickets WHERE expires_at <= ?')

  function peek<T>(kind: TicketKind, ticket: string): Spent<T> {
    const row = select.get(kind, digest(ticket)) as Row | undefined
    if (!row) return { ok: false, why: 'unknown' }
    if (row.used_at !== null) return { ok: false, why: 'used' }
    if (row.expires_at <= now().getTime()) return { ok: false, why: 'expired' }
    return { ok: true, payload: JSON.parse(row.payload) as T }
  }

  return {
    issue(kind: TicketKind, payload: unknown, life: number): string {
      const ticket = random(kind === 'state' ? 16 : 32).toString('base64url')
      insert.run(kind, digest(ticket), JSON.stringify(payload), now().getTime() + life, null)
      return ticket
    },
    peek,
    spend<T>(kind: TicketKind, ticket: string): Spent<T> {
      const found = peek<T>(kind, ticket)
      const mine = found.ok && use.run(now().getTime(), kind, digest(ticket)).changes === 1
      return found.ok && !mine ? { ok: false, why: 'used' } : found
    },
    /** Marks a ticket that somebody else issued as used; false when it was before. */
    spendForeign: (kind: TicketKind, ticket: string, life: number) =>
      insert.run(kind, digest(ticket), 'null', now().getTime() + life, now().getTime()).changes === 1,
    sweep: () => void sweep.run(now().getTime() - DAY),
  }
}
export type Tickets = ReturnType<typeof ticketsIn>
