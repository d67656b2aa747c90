/** Spec section 4: the page index starts at 1 and rises after each load; a new search clears the list. */
import { reduceSearchResults, reduceResults, type ResultsEvent, SEARCHING_STATE } from '@/features/results/state'
import type { ListRow } from '@/libraries/library'

const row = (id: number): ListRow => ({
  id: `r${id}`,
  view: { title: [] },
  metadata: {},
  opens: { route: 'case-detail', params: {} },
})
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => row(from + at))
const loadedPage = (page: number, from: number, to: number, total: number): ResultsEvent => ({
  type: 'loaded',
  page,
  results: { rows: rows(from, to), total },
})
const failed: ResultsEvent = { type: 'failed', error: { id: 'network' } }
const after = (...events: ResultsEvent[]) => events.reduce(reduceResults, SEARCHING_STATE)
const ids = (...events: ResultsEvent[]) => after(...events).rows.map(({ id }) => id)

test('a first page', () => {
  expect(after()).toEqual({ status: 'searching', page: 0, rows: [] })
  expect(after(loadedPage(1, 1, 10, 25))).toMatchObject({ status: 'ready', page: 1, total: 25 })
})

test('pages join, and the last one ends the list', () => {
  const second: ResultsEvent[] = [loadedPage(1, 1, 10, 25), { type: 'more' }, loadedPage(2, 11, 20, 25)]
  expect(after(...second.slice(0, 2))).toMatchObject({ status: 'more', page: 1 })
  expect(after(...second)).toMatchObject({ status: 'ready', page: 2 })
  expect(after(...second, { type: 'more' }, loadedPage(3, 21, 25, 25))).toMatchObject({ status: 'done', page: 3 })
  expect(ids(...second)).toHaveLength(20)
})

test.each([
  ['exactly one page', loadedPage(1, 1, 10, 10)],
  ['nothing', loadedPage(1, 1, 0, 0)],
  ['a service that runs dry before its total', loadedPage(1, 1, 0, 99)],
])('%s is the end', (_, event) => expect(after(event).status).toBe('done'))

test('a document that slipped to a later page is shown once', () => {
  expect(ids(loadedPage(1, 1, 10, 30), { type: 'more' }, loadedPage(2, 10, 19, 30))).toEqual(
    rows(1, 19).map(({ id }) => id),
  )
})

test('a page that repeats the one before is the last, and shows nothing twice', () => {
  const events = [loadedPage(1, 1, 10, 990), { type: 'more' } as const, loadedPage(2, 1, 10, 990)]
  expect(after(...events)).toMatchObject({ status: 'done', page: 2, total: 990 })
  expect(ids(...events)).toHaveLength(10)
})

test('the same id twice in one page stands twice', () => {
  const twice: ResultsEvent = { type: 'loaded', page: 1, results: { rows: [row(1), row(1)], total: 2 } }
  expect(ids(twice)).toEqual(['r1', 'r1'])
})

describe('a total that nobody says, or that cannot be', () => {
  test.each([undefined, 3, 0])('%s: a full page goes on, a short one ends and is all', total => {
    const page = (number: number, from: number, to: number): ResultsEvent => ({
      type: 'loaded',
      page: number,
      results: { rows: rows(from, to), total },
    })
    expect(after(page(1, 1, 10))).toMatchObject({ status: 'ready', total: undefined })
    expect(after(page(1, 1, 10), { type: 'more' }, page(2, 11, 14))).toMatchObject({ status: 'done', total: 14 })
  })

  test('once said it stands', () => {
    const second: ResultsEvent = { type: 'loaded', page: 2, results: { rows: rows(11, 20) } }
    expect(after(loadedPage(1, 1, 10, 25), { type: 'more' }, second)).toMatchObject({ status: 'ready', total: 25 })
  })
})

test('a failed first page has nothing to show, a failed later one keeps the rows', () => {
  expect(after(failed)).toMatchObject({ status: 'failed', rows: [], error: { id: 'network' } })
  const torn = after(loadedPage(1, 1, 10, 25), { type: 'more' }, failed)
  expect(torn).toMatchObject({ status: 'moreFailed', page: 1, total: 25, error: { id: 'network' } })
  expect(torn.rows).toHaveLength(10)
  const again = reduceResults(torn, { type: 'more' })
  expect(again).toMatchObject({ status: 'more', page: 1 })
  expect(again.error).toBeUndefined()
  expect(reduceResults(again, loadedPage(2, 11, 20, 25))).toMatchObject({ status: 'ready', page: 2 })
})

test('asked for anew, the first page stands in the place of all; where it fails, all stays', () => {
  const pages: ResultsEvent[] = [loadedPage(1, 1, 10, 25), { type: 'more' }, loadedPage(2, 11, 20, 25)]
  const refreshed: ResultsEvent = { type: 'refreshed', results: { rows: rows(21, 30), total: 26 } }
  expect(after(...pages, refreshed)).toMatchObject({ status: 'ready', page: 1, total: 26, rows: rows(21, 30) })
  const refused: ResultsEvent = { type: 'refreshFailed', error: { id: 'network' } }
  expect(after(...pages, refused)).toEqual(after(...pages))
  // The page that was on its way was given up for it.
  expect(after(...pages, { type: 'more' }, refused)).toMatchObject({ status: 'moreFailed', page: 2 })
  expect(after(refused)).toMatchObject({ status: 'failed' })
})

test('a new search starts from nothing, whatever was there', () => {
  for (const events of [
    [loadedPage(1, 1, 10, 25)],
    [failed],
    [loadedPage(1, 1, 10, 25), { type: 'more' } as const, failed],
  ]) {
    expect(after(...events, { type: 'search' })).toEqual(SEARCHING_STATE)
  }
})

test('a further page of a search that another has followed changes nothing', () => {
  const results = { rows: [], total: 3 }
  const later = reduceSearchResults(
    { search: 0, state: SEARCHING_STATE },
    { search: 1, event: { type: 'loaded', page: 1, results } },
  )
  expect(reduceSearchResults(later, { search: 0, event: { type: 'more' } })).toBe(later)
  expect(reduceSearchResults(later, { search: 2, event: { type: 'more' } })).toEqual({
    search: 2,
    state: { ...SEARCHING_STATE, status: 'more' },
  })
})
