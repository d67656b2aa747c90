/** Finds new results of a saved search by ids, since counts may stay equal while documents change. */
import { WORKSPACE } from './limits'
import { type SyncState, entriesOf } from './sync-state'

/**
 * `ids` and `seenIds` are the top of the list now and then, the newest first. If the list was longer than what was stored,
 * results behind the last seen id may be old: a removed result moves later ones up.
 */
export function newIdsAmong(ids: string[], seenIds: string[]): string[] {
  const hasAll = seenIds.length < WORKSPACE.seenIds
  const last = Math.max(-1, ...seenIds.map(id => ids.indexOf(id)))
  return (hasAll || last < 0 ? ids : ids.slice(0, last)).filter(id => !seenIds.includes(id))
}

/** Whether the requested page contains all new results. Otherwise the next page is needed. */
export const coversAllNew = (ids: string[], seenIds: string[], size: number) =>
  ids.length % size > 0 || ids.length === 0 || ids.length >= WORKSPACE.checked || seenIds.some(id => ids.includes(id))

const BY_DAY = /date|day/i

/** The order of a list that puts new results first: by day, if there is one. */
export const newestOrder = (orders: string[]) => orders.find(order => BY_DAY.test(order)) ?? orders[0] ?? ''

/** The least recently visited search comes first. */
export const searchesIn = (state: SyncState) =>
  entriesOf(state, 'search').sort((a, b) => a.body.lookedAt - b.body.lookedAt || (a.id < b.id ? -1 : 1))
