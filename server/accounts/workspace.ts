/** What an account keeps on its desk, and what of it was changed since a device has asked. */
import type { DeskAnswer, DeskChange, DeskEntry, DeskSync } from '@contract/desk'
import { DESK } from '@domain/workspace/limits'
import type { Database, Statements } from './database/port'
import { ADVANCE, type DeskRow, FIND, HELD, HOLD, PUT, SWEEP_REMOVALS, VERSION } from './workspace-rows'

type Refusal = DeskAnswer['refused'][number]['why']

/** How many rows an account has, and what its entries take. */
interface Held {
  entries: number
  removals: number
  bytes: number
}

/** Of one answer: so many entries, or as many as come to so many characters; read some at a time. */
const MOST = 500
const LONGEST = 1024 * 1024
const AT_ONCE = 50

const SINCE = `SELECT id, kind, body, edited_at, version FROM desk_entries
  WHERE account_id = $1 AND version > $2 ORDER BY version LIMIT ${AT_ONCE}`

const entryOf = ({ edited_at: editedAt, ...row }: DeskRow): DeskEntry => ({ ...row, editedAt })

const isAsItWas = (row: DeskRow, { kind, body }: DeskChange) => row.kind === kind && row.body === body

const bytesOf = (body: string | null = null) => (body === null ? 0 : Buffer.byteLength(body))

/** Takes one change after the other, each unless somebody else was first or the desk is full. */
function taker(
  db: Statements,
  account: string,
  { version, held, most }: { version: number; held: Held; most: number },
) {
  const taken: DeskAnswer['taken'] = []
  const refused: DeskAnswer['refused'] = []

  /** What is made shorter is taken on a desk that is full, too. */
  function isFull(body: string, row: DeskRow | undefined) {
    const more = bytesOf(body) - bytesOf(row?.body)
    return (!row?.body && held.entries >= DESK.entries) || (more > 0 && held.bytes + more > most)
  }

  function refusalOf(change: DeskChange, row: DeskRow | undefined): Refusal | undefined {
    if (row && row.version !== change.base) return 'changed'
    if (change.body === null) return undefined
    if (change.body.length > DESK.body) return 'long'
    return isFull(change.body, row) ? 'full' : undefined
  }

  function count(body: string | null, sign: 1 | -1) {
    held.entries += body === null ? 0 : sign
    held.removals += body === null ? sign : 0
    held.bytes += sign * bytesOf(body)
  }

  return {
    taken,
    refused,
    version: () => version,
    async take(change: DeskChange) {
      const { id, kind, body, editedAt } = change
      const row = await db.get<DeskRow>(FIND, account, id)
      // Sent once more after an answer that was lost on its way.
      if (row && isAsItWas(row, change)) return void taken.push({ id, version: row.version })
      // Of what nobody has heard of no removal needs to be told.
      if (!row && body === null) return void taken.push({ id, version })
      const why = refusalOf(change, row)
      if (why) return void refused.push({ id, why })
      if (row) count(row.body, -1)
      count(body, 1)
      version += 1
      await db.run(PUT, account, id, kind, body, editedAt, version)
      taken.push({ id, version })
    },
  }
}

/** What was changed since, and whether that is all. */
async function changedSince(db: Statements, account: string, since: number) {
  const rows: DeskRow[] = []
  let length = 0
  while (rows.length < MOST && length < LONGEST) {
    const next = await db.all<DeskRow>(SINCE, account, rows[rows.length - 1]?.version ?? since)
    for (const { body } of next) length += body?.length ?? 0
    rows.push(...next)
    if (next.length < AT_ONCE) return { rows, more: false }
  }
  return { rows, more: true }
}

/** Of one account `most` bytes. Nothing where the account is gone. */
export const deskIn = (db: Database, most: number) => ({
  sync: (account: string, { since, changes }: DeskSync): Promise<DeskAnswer | undefined> =>
    db.transaction(async statements => {
      if (!(await statements.run(HOLD, account))) return undefined
      const { version } = (await statements.get<{ version: number }>(VERSION, account))!
      const held = (await statements.get<Held>(HELD, account))!
      const { take, taken, refused, version: now } = taker(statements, account, { version, held, most })
      for (const change of changes) await take(change)
      if (now() !== version) await statements.run(ADVANCE, account, now())
      if (held.removals > DESK.removals) await statements.run(SWEEP_REMOVALS, account)
      const { rows, more } = await changedSince(statements, account, since)
      const own = new Map(taken.map(one => [one.id, one.version]))
      return {
        cursor: more ? rows[rows.length - 1]!.version : now(),
        more,
        // What this device has just said itself needs no telling.
        entries: rows.filter(row => own.get(row.id) !== row.version).map(entryOf),
        taken,
        refused,
        space: { used: held.bytes, most },
      }
    }),
})
