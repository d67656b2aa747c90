/** The table of contents: what is shown of it, and where in it the reader is. */
import { articleNumber } from '@domain/citation/article'
import type { CatalogEntry, Passage } from '@/libraries/document'

export interface CatalogGroup {
  entry: CatalogEntry
  children: CatalogEntry[]
}

/** What stands before the first entry of level 1 has no group to be in: it makes its own. */
export function groupsOf(catalog: CatalogEntry[]): CatalogGroup[] {
  const groups: CatalogGroup[] = []
  for (const entry of catalog) {
    const last = groups[groups.length - 1]
    if (entry.level === 2 && last) last.children.push(entry)
    else groups.push({ entry, children: [] })
  }
  return groups
}

/** The last entry that does not begin below this passage. */
export function entryAt(catalog: CatalogEntry[], passage: number): CatalogEntry | undefined {
  let found: CatalogEntry | undefined
  for (const entry of catalog) if (entry.passage <= passage) found = entry
  return found
}

const shortNumber = (text: string) => {
  const read = articleNumber(text)
  return read && `${read.number}${read.sub === undefined ? '' : `-${read.sub}`}`
}

/** 第一条-第九条 → 1–9; what is no range of articles stays as it is. */
export function shortRange(range: string): string {
  const numbers = range.split('-').map(shortNumber)
  return numbers.every(number => number !== undefined) ? [...new Set(numbers)].join('–') : range
}

export const articleCount = (passages: Passage[]) => passages.filter(({ kind }) => kind === 'article').length
