/** The state of a result list. */
import type { ApiError } from '@/request/errors'
import { LIMITS } from '@domain/limits'
import type { ListRow, NotablePart, ResultPage } from '@/libraries/library'

export interface ResultsState {
  /** `searching` has no rows yet; `more` is loading the next page. */
  status: 'searching' | 'ready' | 'more' | 'done' | 'failed' | 'moreFailed'
  /** The last loaded page. */
  page: number
  rows: ListRow[]
  /** The number of results. Absent while unknown. */
  total?: number
  error?: ApiError
  /** The day up to which the library is complete, for a search without results. */
  completeness?: string
  /** A part of the results, told by the first page. */
  notable?: NotablePart
}

export type ResultsEvent =
  | { type: 'search' }
  | { type: 'more' }
  | { type: 'loaded'; page: number; results: ResultPage }
  /** The first page was reloaded by a pull to refresh. */
  | { type: 'refreshed'; results: ResultPage }
  | { type: 'refreshFailed'; error: ApiError }
  | { type: 'failed'; error: ApiError }

export const SEARCHING: ResultsState = { status: 'searching', page: 0, rows: [] }

/** Joins the rows without duplicates: a document may move to another page between two requests. */
function joinRows(rows: ListRow[], more: ListRow[]): ListRow[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...rows, ...more.filter(({ id }) => !ids.has(id))]
}

/**
 * Adds a page. A page without new rows is the last one: a service that repeats itself must not cause endless requests.
 */
function addPage(state: ResultsState, page: number, results: ResultPage): ResultsState {
  const rows = joinRows(state.rows, results.rows)
  // A total below the number of loaded rows is wrong and not used.
  const total = [results.total, state.total].find(count => count !== undefined && count >= rows.length)
  const isLast = total === undefined ? results.rows.length < LIMITS.page.list : page * LIMITS.page.list >= total
  const isDone = isLast || rows.length === state.rows.length
  const { completeness, notable = state.notable } = results
  return {
    status: isDone ? 'done' : 'ready',
    page,
    rows,
    total: total ?? (isDone ? rows.length : undefined),
    ...(completeness && { completeness }),
    ...(notable && { notable }),
  }
}

/** The state of the results, and the search it belongs to. Each search has a higher number than the one before. */
interface SearchState {
  search: number
  state: ResultsState
}

/** Applies an event to the current search. Ignores events of earlier searches. */
export function reduceSearch(
  current: SearchState,
  { search, event }: { search: number; event: ResultsEvent },
): SearchState {
  if (search < current.search) return current
  return { search, state: reduceResults(search === current.search ? current.state : SEARCHING, event) }
}

export function reduceResults(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'search':
      return SEARCHING
    case 'more':
      return { ...state, status: 'more', error: undefined }
    case 'loaded':
      return addPage(state, event.page, event.results)
    case 'refreshed':
      return addPage(SEARCHING, 1, event.results)
    case 'refreshFailed':
      // After a failed refresh the loaded rows stay. If the refresh stopped a request for the next page, that
      // request can be retried.
      return state.page > 0 && state.status !== 'more'
        ? state
        : reduceResults(state, { type: 'failed', error: event.error })
    case 'failed':
      return { ...state, status: state.page === 0 ? 'failed' : 'moreFailed', error: event.error }
  }
}
