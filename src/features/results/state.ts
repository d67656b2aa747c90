/** The state of a result list. */
import type { ApiError } from '@/request/errors'
import { LIMITS } from '@domain/limits'
import type { ListRow, HighlightedResults, ResultPage } from '@/libraries/library'

export interface ResultsState {
  /** `searching`: the first page is loading. `more`: the next page is loading. */
  status: 'searching' | 'ready' | 'more' | 'done' | 'failed' | 'moreFailed'
  /** The number of the last loaded page. */
  page: number
  rows: ListRow[]
  /** The number of results. Absent while unknown. */
  total?: number
  error?: ApiError
  /**
   * The sentence that says up to which day the library is complete. Most services send it only for a search without
   * results.
   */
  completeness?: string
  /**
   * A part of the results that the screen points out above the rows. Only the reply for the first page has it. Later
   * pages keep it.
   */
  notable?: HighlightedResults
}

export type ResultsEvent =
  | { type: 'search' }
  | { type: 'more' }
  | { type: 'loaded'; page: number; results: ResultPage }
  /** A pull to refresh has loaded the first page again. */
  | { type: 'refreshed'; results: ResultPage }
  | { type: 'refreshFailed'; error: ApiError }
  | { type: 'failed'; error: ApiError }

export const SEARCHING_STATE: ResultsState = { status: 'searching', page: 0, rows: [] }

/** Joins the rows and leaves out duplicates, because a document may move to another page between two requests. */
function joinRows(rows: ListRow[], more: ListRow[]): ListRow[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...rows, ...more.filter(({ id }) => !ids.has(id))]
}

/**
 * Adds a page. A page without new rows counts as the last one. Otherwise a service that repeats its last page would
 * cause endless requests.
 */
function addPage(state: ResultsState, page: number, results: ResultPage): ResultsState {
  const rows = joinRows(state.rows, results.rows)
  // A total that is less than the number of loaded rows is wrong, so it is ignored.
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

/** The state of the results, and the number of their search. Each new search has a higher number. */
interface SearchState {
  search: number
  state: ResultsState
}

/** Applies an event to the current search. Ignores events of earlier searches. */
export function reduceSearchResults(
  current: SearchState,
  { search, event }: { search: number; event: ResultsEvent },
): SearchState {
  if (search < current.search) return current
  return { search, state: reduceResults(search === current.search ? current.state : SEARCHING_STATE, event) }
}

export function reduceResults(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'search':
      return SEARCHING_STATE
    case 'more':
      return { ...state, status: 'more', error: undefined }
    case 'loaded':
      return addPage(state, event.page, event.results)
    case 'refreshed':
      return addPage(SEARCHING_STATE, 1, event.results)
    case 'refreshFailed':
      // After a failed refresh the loaded rows stay. If the refresh stopped a request for the next page, the reader can
      // retry that request.
      return state.page > 0 && state.status !== 'more'
        ? state
        : reduceResults(state, { type: 'failed', error: event.error })
    case 'failed':
      return { ...state, status: state.page === 0 ? 'failed' : 'moreFailed', error: event.error }
  }
}
