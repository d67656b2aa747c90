import type { SavedSearch } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { newEntryId } from '@domain/workspace/new-id'
import { coversAllNewResults, hasComparableIds, newIdsAmong, savedSearchesIn } from '@domain/workspace/searches'

const many = (from: number, count: number = WORKSPACE_LIMITS.seenIds) =>
  Array.from({ length: count }, (_, at) => `d${from + at}`)

test.each([
  ['nothing is new', ['a', 'b'], ['a', 'b'], []],
  ['one came to few', ['x', 'a', 'b'], ['a', 'b'], ['x']],
  ['an old one was added to few', ['a', 'b', 'old'], ['a', 'b'], ['old']],
  ['one has gone', ['b'], ['a', 'b'], []],
  ['there was none', ['x'], [], ['x']],
  ['three came to many', ['x', 'y', 'z', ...many(1, WORKSPACE_LIMITS.seenIds - 3)], many(1), ['x', 'y', 'z']],
  [
    'one of many has gone: the next of before moves up',
    [...many(2), 'd51'].slice(0, WORKSPACE_LIMITS.seenIds),
    many(1),
    [],
  ],
  ['all are new', ['x', 'y'], many(1), ['x', 'y']],
])('%s', (_, ids, seenIds, fresh) => {
  expect(newIdsAmong(ids, seenIds)).toEqual(fresh)
})

test('searches are looked at in turn, the one longest ago first', () => {
  const search = (id: string, lookedAt: number) => ({
    id,
    kind: 'search' as const,
    body: { name: id, library: 'case', query: '', known: [], lookedAt } satisfies SavedSearch,
    editedAt: 1,
    version: 0,
  })
  const syncState = Object.fromEntries([search('b', 2), search('a', 1)].map(entry => [entry.id, entry]))
  expect(savedSearchesIn(syncState).map(({ id }) => id)).toEqual(['a', 'b'])
})

const DECEMBER = Date.UTC(2026, 11)
const ofIncentives = { library: 'incentive', known: many(1, 10), lookedAt: DECEMBER - 1 }

test.each([
  ['not after a failed first request', { known: [], lookedAt: 0 }, false],
  ['none were there', { known: [], lookedAt: 1 }, true],
  ['ten of another library', { known: many(1, 10), lookedAt: 1 }, true],
  ['not ten tax incentives of an older app, which may be cut', ofIncentives, false],
  ['nine tax incentives of an older app', { ...ofIncentives, known: many(1, 9) }, true],
  ['ten tax incentives of this app', { ...ofIncentives, lookedAt: DECEMBER }, true],
])('whether the seen ids tell what is new: %s', (_, search, holds) => {
  expect(hasComparableIds({ name: '检索', library: 'case', query: '', ...search })).toBe(holds)
})

test('two ids of one moment differ', () => {
  expect(newEntryId('folder', 1_700_000_000_000, 0.5)).not.toBe(newEntryId('folder', 1_700_000_000_000, 0.25))
})

test.each([
  ['one that was known has come', many(1), ['d50'], true],
  ['a page without one', many(1), ['old'], false],
  ['a page that is not full is the last', many(1, 49), ['old'], true],
  ['nothing is found', [], ['old'], true],
  ['as many as are looked through', many(1, WORKSPACE_LIMITS.checked), ['old'], true],
])('whether one need not look further down: %s', (_, ids, seenIds, holds) => {
  expect(coversAllNewResults(ids, seenIds, WORKSPACE_LIMITS.seenIds)).toBe(holds)
})
