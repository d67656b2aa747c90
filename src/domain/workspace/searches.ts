/** Finds new results of a saved search by comparing ids. Counts would not show that a document was replaced. */
import type { SavedSearch } from './entry'
import { WORKSPACE_LIMITS } from './limits'
import { type SyncState, entriesOf } from './sync-state'

const CUT_INCENTIVES = { count: 10, until: Date.UTC(2026, 11) }

/**
 * Whether the seen ids of a search tell which results are new. They do not after a failed first request. The seen ids of
 * tax incentives may be cut: before December 2026 the app stored ten of them at most.
 */
export const hasComparableIds = ({ library, known: seenIds, lookedAt }: SavedSearch) =>
  lookedAt > 0 &&
  !(library === 'incentive' && seenIds.length === CUT_INCENTIVES.count && lookedAt < CUT_INCENTIVES.until)

/**
 * Returns the ids of new results. `ids` are the first ids of the list now, and `seenIds` those at the last visit,
 * newest first.
 * Ids after the last seen one may be old. If results were removed, older results move up into the compared part.
 */
export function newIdsAmong(ids: string[], seenIds: string[]): string[] {
  const hasAll = seenIds.length < WORKSPACE_LIMITS.seenIds
  const last = Math.max(-1, ...seenIds.map(id => ids.indexOf(id)))
  return (hasAll || last < 0 ? ids : ids.slice(0, last)).filter(id => !seenIds.includes(id))
}

/**
 * Whether the loaded pages contain all new results, or as many as may be compared. Otherwise the next page must be
 * loaded.
 */
export const coversAllNewResults = (ids: string[], seenIds: string[], size: number) =>
  ids.length % size > 0 ||
  ids.length === 0 ||
  ids.length >= WORKSPACE_LIMITS.checked ||
  seenIds.some(id => ids.includes(id))

const BY_DAY = /date|day/i

/** Returns the sort order in which new results come first: by day, otherwise the first order of the list. */
export const newestFirstOrder = (orders: string[]) => orders.find(order => BY_DAY.test(order)) ?? orders[0] ?? ''

/** Returns the saved searches, the one visited longest ago first. */
export const savedSearchesIn = (state: SyncState) =>
  entriesOf(state, 'search').sort((a, b) => a.body.lookedAt - b.body.lookedAt || (a.id < b.id ? -1 : 1))

/** Returns the number of new results of all saved searches that are not paused. */
export const newResultCount = (state: SyncState, newIds: Record<string, string[]>) =>
  entriesOf(state, 'search').reduce((sum, { id, body }) => sum + (body.paused ? 0 : (newIds[id]?.length ?? 0)), 0)
