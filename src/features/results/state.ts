/** What a list shows, and how it comes to show it. */
import type { ApiError } from '@/request/errors'
import { LIMITS } from '@domain/limits'
import type { ResultPage, ListRow } from '@/libraries/library'

export interface ResultsState {
  /** `searching` has no rows yet, `more` is about to have more of them. */
  status: 'searching' | 'ready' | 'more' | 'done' | 'failed' | 'moreFailed'
  /** The last one that has arrived. */
  page: number
  rows: ListRow[]
  /** Absent while nobody can say. */
  total?: number
  error?: ApiError
}

export type ResultsEvent =
  | { type: 'search' }
  | { type: 'more' }
  | { type: 'found'; page: number; found: ResultPage }
  /** The first page, asked for anew while the rows stood. */
  | { type: 'refreshed'; found: ResultPage }
  | { type: 'refreshFailed'; error: ApiError }
  | { type: 'failed'; error: ApiError }

export const SEARCHING: ResultsState = { status: 'searching', page: 0, rows: [], total: 0 }

/** A document that moved to a later page meanwhile is shown once. */
function join(rows: ListRow[], more: ListRow[]): ListRow[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...more.filter(({ id }) => !known.has(id))]
}

/** A page arrives. One that brings nothing new is the last: a service that repeats itself is not asked for ever. */
function arrive(state: ResultsState, page: number, found: ResultPage): ResultsState {
  const rows = join(state.rows, found.rows)
  // Less than there is to see is no total.
  const total = [found.total, state.total].find(told => told !== undefined && told >= rows.length)
  const isLast = total === undefined ? found.rows.length < LIMITS.page.list : page * LIMITS.page.list >= total
  const done = isLast || rows.length === state.rows.length
  return { status: done ? 'done' : 'ready', page, rows, total: total ?? (done ? rows.length : undefined) }
}

/** Of which search, counted, a state is. */
export interface Kept {
  search: number
  state: ResultsState
}

/** What happens to a search that another one has followed is nothing any more. */
export function keep(kept: Kept, { search, event }: { search: number; event: ResultsEvent }): Kept {
  if (search < kept.search) return kept
  return { search, state: reduce(search === kept.search ? kept.state : SEARCHING, event) }
}

export function reduce(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'search':
      return SEARCHING
    case 'more':
      return { ...state, status: 'more', error: undefined }
    case 'found':
      return arrive(state, event.page, event.found)
    case 'refreshed':
      return arrive(SEARCHING, 1, event.found)
    case 'refreshFailed':
      // The rows stay; a page that was on its way is asked for by hand.
      return state.page > 0 && state.status !== 'more' ? state : reduce(state, { type: 'failed', error: event.error })
    case 'failed':
      return { ...state, status: state.page === 0 ? 'failed' : 'moreFailed', error: event.error }
  }
}
