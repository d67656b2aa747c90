/** What a list shows, and how it comes to show it. */
import type { ApiError } from '@/api/errors'
import { LIMITS } from '@/domain/limits'
import type { Found, ListRow } from '@/libraries/library'

export interface ResultsState {
  /** `searching` has no rows yet, `more` is about to have more of them. */
  status: 'searching' | 'ready' | 'more' | 'done' | 'failed' | 'moreFailed'
  /** The last one that has arrived. */
  page: number
  rows: ListRow[]
  total: number
  error?: ApiError
}

export type ResultsEvent =
  | { type: 'search' }
  | { type: 'more' }
  | { type: 'found'; page: number; found: Found }
  | { type: 'failed'; error: ApiError }

export const SEARCHING: ResultsState = { status: 'searching', page: 0, rows: [], total: 0 }

/** A document that moved to a later page meanwhile is shown once. */
function join(rows: ListRow[], more: ListRow[]): ListRow[] {
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...more.filter(({ id }) => !known.has(id) && known.add(id))]
}

export function reduce(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'search':
      return SEARCHING
    case 'more':
      return { ...state, status: 'more', error: undefined }
    case 'found': {
      const { page, found } = event
      const done = found.rows.length === 0 || page * LIMITS.page.list >= found.total
      return { status: done ? 'done' : 'ready', page, rows: join(state.rows, found.rows), total: found.total }
    }
    case 'failed':
      return { ...state, status: state.page === 0 ? 'failed' : 'moreFailed', error: event.error }
  }
}
