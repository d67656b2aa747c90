/** The desks of the embedded database, put into another one on which devices may have gone on. */
import type { Database, Statements } from './database/port'
import { ADVANCE, type DeskRow, FIND, PUT, VERSION } from './workspace-rows'

const OWNERS = 'SELECT id, desk_version AS version FROM accounts WHERE desk_version > 0 ORDER BY id'
const ENTRIES = 'SELECT id, kind, body, edited_at, version FROM desk_entries WHERE account_id = $1 ORDER BY version'

/**
 * Into an empty desk entries go with their versions, by which devices know them. Where there are some already, the later edit of
 * each stands and has a version beyond those of both sides, so that whoever has heard of either hears of it.
 */
async function moveDesk(from: Database, to: Statements, owner: string, version: number) {
  const there = (await to.get<{ version: number }>(VERSION, owner))!.version
  const rows = await from.all<DeskRow>(ENTRIES, owner)
  let [moved, last] = [0, Math.max(there, version)]
  for (const row of rows) {
    const known = there > 0 ? await to.get<DeskRow>(FIND, owner, row.id) : undefined
    if (known && known.edited_at >= row.edited_at) continue
    const next = there > 0 ? ++last : row.version
    await to.run(PUT, owner, row.id, row.kind, row.body, row.edited_at, next)
    moved++
  }
  if (last > there) await to.run(ADVANCE, owner, last)
  return { moved, known: rows.length - moved }
}

export async function moveDesks(from: Database, to: Statements) {
  const total = { moved: 0, known: 0 }
  for (const { id, version } of await from.all<{ id: string; version: number }>(OWNERS)) {
    const { moved, known } = await moveDesk(from, to, id, version)
    total.moved += moved
    total.known += known
  }
  return total
}
