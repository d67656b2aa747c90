/** Saved documents filtered by library and by notices. */
import type { DocumentEntry } from '@domain/workspace/folders'
import { filterMatcher, hasFilter, type DocumentFilter, filterCounts } from '@domain/workspace/filter'

const savedDocument = (id: string, library: string, remark?: string) =>
  ({ id, kind: 'document', body: { title: id, library, remark }, editedAt: 1, version: 0 }) as unknown as DocumentEntry

const documents = [
  savedDocument('a', '案例'),
  savedDocument('b', '案例', '要查'),
  savedDocument('c', '法规'),
  savedDocument('d', '法规'),
  savedDocument('e', '案例'),
]
const marked = { noted: new Set(['c']), changed: new Set(['d']) }
const matchingIds = (narrowing: DocumentFilter) =>
  documents.filter(filterMatcher(narrowing, marked)).map(({ id }) => id)

test.each([
  [{}, 'abcde'],
  [{ library: '案例' }, 'abe'],
  [{ mark: 'noted' }, 'bc'],
  [{ library: '法规', mark: 'noted' }, 'c'],
  [{ mark: 'changed' }, 'd'],
  [{ library: '案例', mark: 'changed' }, ''],
] as const)('by %j', (narrowing, ids) => {
  expect(matchingIds(narrowing).join('')).toBe(ids)
})

test('how many there would be with each choice, beside the one that stays', () => {
  expect(filterCounts(documents, {}, marked)).toEqual({
    libraries: [
      { name: '案例', count: 3 },
      { name: '法规', count: 2 },
    ],
    marks: [
      { name: 'noted', count: 2 },
      { name: 'changed', count: 1 },
    ],
  })
  const { libraries, marks } = filterCounts(documents, { library: '案例', mark: 'changed' }, marked)
  expect(libraries).toEqual([
    { name: '法规', count: 1 },
    { name: '案例', count: 0 },
  ])
  expect(marks).toEqual([
    { name: 'noted', count: 1 },
    { name: 'changed', count: 0 },
  ])
})

test('nothing chosen filters nothing', () => {
  expect([{}, { library: '案例' }, { mark: 'noted' } as const].map(hasFilter)).toEqual([false, true, true])
})
