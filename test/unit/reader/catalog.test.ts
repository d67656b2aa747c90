import { entryAt, groupsOf, shortRange } from '@/features/reader/model/catalog'
import type { CatalogEntry } from '@/libraries/document'

const entry = (level: 1 | 2, passage: number): CatalogEntry => ({ text: `${level}-${passage}`, level, passage })
const catalog = [entry(1, 1), entry(2, 2), entry(2, 9), entry(1, 20), entry(2, 21)]

test('level 2 lies in the level 1 before it', () => {
  expect(groupsOf(catalog).map(({ entry: { passage }, children }) => [passage, children.length])).toEqual([
    [1, 2],
    [20, 1],
  ])
})

test('a level 2 with nothing above it stands for itself', () => {
  expect(groupsOf([entry(2, 3), entry(1, 5)]).map(group => group.entry.passage)).toEqual([3, 5])
  expect(groupsOf([])).toEqual([])
})

test.each([
  [0, undefined],
  [1, 1],
  [8, 2],
  [9, 9],
  [20, 20],
  [999, 21],
])('at passage %i the reader is in the entry of passage %s', (passage, found) => {
  expect(entryAt(catalog, passage)?.passage).toBe(found)
})

test.each([
  ['第一条-第九条', '1–9'],
  ['第五百七十七条-第五百九十四条', '577–594'],
  ['第一百二十条之一-第一百二十条之六', '120-1–120-6'],
  ['第七条', '7'],
  ['序言', '序言'],
])('%s is shown as %s', (range, shown) => expect(shortRange(range)).toBe(shown))
