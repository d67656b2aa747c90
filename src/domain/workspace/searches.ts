/** What is new in a search since one looked: told by the documents themselves, since a count may stay the same while they change. */
import { WORKSPACE } from './limits'
import { type SyncState, entriesOf } from './sync-state'

/**
 * `ids` and `known` are what stands first now, and stood first then, the newest on top. Where there were more than were
 * noted, what follows the last of them may have been there: one that has gone lets another one up.
 */
export function newIdsAmong(ids: string[], seenIds: string[]): string[] {
  const hasAll = seenIds.length < WORKSPACE.seenIds
  const last = Math.max(-1, ...seenIds.map(id => ids.indexOf(id)))
  return (hasAll || last < 0 ? ids : ids.slice(0, last)).filter(id => !seenIds.includes(id))
}

/** Whether all that is new stands in what was asked for, the newest on top; else what comes next has to be asked for. */
export const coversAllNew = (ids: string[], seenIds: string[], size: number) =>
  ids.length % size > 0 || ids.length === 0 || ids.length >= WORKSPACE.checked || seenIds.some(id => ids.includes(id))

const BY_DAY = /date|day/i

/** Of the orders of a list the one in which what is new stands on top: by its day, if there is one. */
export const newestOrder = (orders: string[]) => orders.find(order => BY_DAY.test(order)) ?? orders[0] ?? ''

/** Those looked at least lately come first. */
export const searchesIn = (state: SyncState) =>
  entriesOf(state, 'search').sort((a, b) => a.body.lookedAt - b.body.lookedAt || (a.id < b.id ? -1 : 1))
