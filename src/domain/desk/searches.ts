/** What is new in a search since one looked: told by the documents themselves, since a count may stay the same while they change. */
import { DESK } from './limits'
import { type Ledger, entriesOf } from './ledger'

/**
 * `ids` and `known` are what stands first now, and stood first then, the newest on top. Where there were more than were
 * noted, what follows the last of them may have been there: one that has gone lets another one up.
 */
export function newsAmong(ids: string[], known: string[]): string[] {
  const all = known.length < DESK.known
  const last = Math.max(-1, ...known.map(id => ids.indexOf(id)))
  return (all || last < 0 ? ids : ids.slice(0, last)).filter(id => !known.includes(id))
}

/** Those looked at least lately come first. */
export const searchesIn = (ledger: Ledger) =>
  entriesOf(ledger, 'search').sort((a, b) => a.body.lookedAt - b.body.lookedAt || (a.id < b.id ? -1 : 1))
