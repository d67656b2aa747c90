import {
  entriesBelow,
  catalogEntryAt,
  catalogGroups,
  isLongCatalog,
  shortArticleRange,
  withoutLoneEntry,
} from '@/features/reader/model/catalog'
import type { CatalogEntry, Passage, ReadableDocument } from '@/libraries/document'

const entry = (level: 1 | 2 | 3, passage: number): CatalogEntry => ({ text: `${level}-${passage}`, level, passage })
const catalog = [entry(1, 1), entry(2, 2), entry(2, 9), entry(1, 20), entry(2, 21)]

test('an entry of level 2 belongs to the entry of level 1 before it', () => {
  expect(catalogGroups(catalog).map(({ entry: { passage }, children }) => [passage, children.length])).toEqual([
    [1, 2],
    [20, 1],
  ])
})

test('an entry of level 2 without a parent forms its own group', () => {
  expect(catalogGroups([entry(2, 3), entry(1, 5)]).map(group => group.entry.passage)).toEqual([3, 5])
  expect(catalogGroups([])).toEqual([])
})

test('entries of level 3 are in no group', () => {
  const deep = [entry(1, 0), entry(2, 1), entry(3, 2), entry(3, 5), entry(2, 9)]
  expect(catalogGroups(deep)[0]?.children.map(({ passage }) => passage)).toEqual([1, 9])
})

test('the length of a catalog does not count entries of level 3', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => entry(at % 2 ? 2 : 1, at))
  expect([
    isLongCatalog(lines(10)),
    isLongCatalog(lines(11)),
    isLongCatalog([...lines(10), entry(3, 10), entry(3, 11)]),
  ]).toEqual([false, true, false])
})

describe('entries below a heading', () => {
  const article = (number: string, text: string): Passage => ({ kind: 'article', number, text })
  const heading: Passage = { kind: 'heading', level: 1, text: '章' }
  const passages = [heading, article('第一条', '甲<em>乙</em>丙'), heading, article('第二条', '丁'), heading]

  test('are the headings of the next level', () => {
    const deep = [entry(1, 0), entry(2, 1), entry(3, 2), entry(3, 5), entry(2, 9), entry(3, 10)]
    expect(entriesBelow(deep[1]!, deep, passages).map(({ passage }) => passage)).toEqual([2, 5])
  })

  test('are its articles with their first words if it has no headings', () => {
    const flat = [entry(1, 0), entry(1, 2), entry(1, 4)]
    expect(entriesBelow(flat[0]!, flat, passages)).toEqual([
      { text: '第一条', level: 2, passage: 1, opening: '甲乙丙' },
    ])
    expect(entriesBelow(flat[1]!, flat, passages).map(({ passage }) => passage)).toEqual([3])
    expect(entriesBelow(flat[2]!, flat, passages)).toEqual([])
  })
})

test.each([
  [0, undefined],
  [1, 1],
  [8, 2],
  [9, 9],
  [20, 20],
  [999, 21],
])('passage %i belongs to the entry of passage %s', (passage, expected) => {
  expect(catalogEntryAt(catalog, passage)?.passage).toBe(expected)
})

test.each([
  ['第一条-第九条', '1–9'],
  ['第五百七十七条-第五百九十四条', '577–594'],
  ['第一百二十条之一-第一百二十条之六', '120-1–120-6'],
  ['第七条', '7'],
  ['序言', '序言'],
])('%s becomes %s', (range, expected) => expect(shortArticleRange(range)).toBe(expected))

test('a single entry is no catalog, unless articles stand below it', () => {
  const entriesOf = (entries: CatalogEntry[], passages: Passage[] = []) =>
    withoutLoneEntry({ catalog: entries, passages } as unknown as ReadableDocument).catalog.length
  const article: Passage = { kind: 'article', number: '第一条', text: '甲' }
  expect([entriesOf([entry(1, 0)]), entriesOf(catalog), entriesOf([entry(1, 0)], [article])]).toEqual([0, 5, 1])
})
