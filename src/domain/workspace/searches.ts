/** Finds new results of a saved search by ids, since counts may stay equal while documents change. */
import { WORKSPACE } from './limits'
import { type SyncState, entriesOf } from './sync-state'

/**
 * Returns the ids of new results. `ids` is the top of the list now, and `seenIds` its top at the last visit.
 * Both are newest first. The list may have been longer than the stored top. Results after the last seen id
 * may then be old, because a removed result moves later ones up.
 */
export function newIdsAmong(ids: string[], seenIds: string[]): string[] {
  const hasAll = seenIds.length < WORKSPACE.seenIds
  const last = Math.max(-1, ...seenIds.map(id => ids.indexOf(id)))
  return (hasAll || last < 0 ? ids : ids.slice(0, last)).filter(id => !seenIds.includes(id))
}

/** Whether the loaded pages contain all new results. Otherwise the next page is needed. */
export const coversAllNew = (ids: string[], seenIds: string[], size: number) =>
  ids.length % size > 0 || ids.length === 0 || ids.length >= WORKSPACE.checked || seenIds.some(id => ids.includes(id))

const BY_DAY = /date|day/i

/** Returns the sort order that puts new results first: by day, if the list offers that. */
export const newestOrder = (orders: string[]) => orders.find(order => BY_DAY.test(order)) ?? orders[0] ?? ''

/** Returns the saved searches. The one that was visited longest ago comes first. */
export const searchesIn = (state: SyncState) =>
  entriesOf(state, 'search').sort((a, b) => a.body.lookedAt - b.body.lookedAt || (a.id < b.id ? -1 : 1))
