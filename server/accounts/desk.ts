/** What an account keeps on its desk, and what of it was changed since a device has asked. */
import type { DeskAnswer, DeskChange, DeskEntry, DeskSync } from '@contract/desk'
import { DESK } from '@domain/desk/limits'
import type { Database, Statements } from './database/port'
import { ADVANCE, type DeskRow, FIND, HOLD, PUT, VERSION } from './desk-rows'

type Refusal = DeskAnswer['refused'][number]['why']

/** Of one answer: so many entries, or as many as come to so many characters; read some at a time. */
const MOST = 500
const LONGEST = 1024 * 1024
const AT_ONCE = 50

const COUNT = 'SELECT count(*) AS entries FROM desk_entries WHERE account_id = $1 AND body IS NOT NULL'
const SINCE = `SELECT id, kind, body, edited_at, version FROM desk_entries
  WHERE account_id = $1 AND version > $2 ORDER BY version LIMIT ${AT_ONCE}`

const entryOf = ({ edited_at: editedAt, ...row }: DeskRow): DeskEntry => ({ ...row, editedAt })

const isAsItWas = (row: DeskRow, { kind, body }: DeskChange) => row.kind === kind && row.body === body

/** Takes one change after the other, each unless somebody else was first or the desk is full. */
function taker(db: Statements, account: string, { version, entries }: { version: number; entries: number }) {
  const taken: DeskAnswer['taken'] = []
  const refused: DeskAnswer['refused'] = []

  function refusalOf(change: DeskChange, row: DeskRow | undefined): Refusal | undefined {
    if (row && row.version !== change.base) return 'changed'
    if (change.body === null) return undefined
    if (change.body.length > DESK.body) return 'long'
    return !row?.body && entries >= DESK.entries ? 'full' : undefined
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
      const why = refusalOf(change, row)
      if (why) return void refused.push({ id, why })
      entries += Number(body !== null) - Number(Boolean(row?.body))
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

/** Nothing where the account is gone. */
export const deskIn = (db: Database) => ({
  sync: (account: string, { since, changes }: DeskSync): Promise<DeskAnswer | undefined> =>
    db.transaction(async statements => {
      if (!(await statements.run(HOLD, account))) return undefined
      const { version } = (await statements.get<{ version: number }>(VERSION, account))!
      const { entries } = (await statements.get<{ entries: number }>(COUNT, account))!
      const { take, taken, refused, version: now } = taker(statements, account, { version, entries })
      for (const change of changes) await take(change)
      if (now() !== version) await statements.run(ADVANCE, account, now())
      const { rows, more } = await changedSince(statements, account, since)
      const own = new Map(taken.map(one => [one.id, one.version]))
      return {
        cursor: more ? rows[rows.length - 1]!.version : now(),
        more,
        // What this device has just said itself needs no telling.
        entries: rows.filter(row => own.get(row.id) !== row.version).map(entryOf),
        taken,
        refused,
      }
    }),
})
