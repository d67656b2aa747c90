/** Computes the table of contents: its visible entries, and the reader's position in it. */
import { articleNumber } from '@domain/citation/article'
import { plainText } from '@domain/text/markup'
import type { CatalogEntry, Passage, ReadableDocument } from '@/libraries/document'

interface CatalogGroup {
  entry: CatalogEntry
  /** The entries of level 2 that belong to this entry. */
  children: CatalogEntry[]
}

/**
 * Groups the entries of levels 1 and 2. Entries of level 2 belong to the entry of level 1 before them. Without such
 * an entry, they belong to the first entry of level 2.
 */
export function catalogGroups(catalog: CatalogEntry[]): CatalogGroup[] {
  const groups: CatalogGroup[] = []
  for (const entry of catalog) {
    const last = groups[groups.length - 1]
    if (entry.level === 1 || (entry.level === 2 && !last)) groups.push({ entry, children: [] })
    else if (entry.level === 2) last?.children.push(entry)
  }
  return groups
}

const SMALL_SCREEN_LINES = 10

/** Whether the catalog needs a sheet of full height. */
export const isLongCatalog = (catalog: CatalogEntry[]) =>
  catalog.filter(({ level }) => level < 3).length > SMALL_SCREEN_LINES

/** Returns the last entry that begins at or above this passage. */
export function catalogEntryAt<Entry extends { passage: number }>(
  catalog: Entry[],
  passage: number,
): Entry | undefined {
  let last: Entry | undefined
  for (const entry of catalog) if (entry.passage <= passage) last = entry
  return last
}

/**
 * An entry that shows when the entry above it is unfolded: a heading, or an article with its first words if there are
 * no further headings.
 */
export interface UnfoldedEntry extends CatalogEntry {
  opening?: string
}

const LONGEST_OPENING = 40

/** Returns the headings directly below an entry. If there are none, returns the articles below the entry. */
export function entriesBelow(entry: CatalogEntry, catalog: CatalogEntry[], passages: Passage[]): UnfoldedEntry[] {
  const later = catalog.slice(catalog.indexOf(entry) + 1)
  const end = later.find(({ level }) => level <= entry.level)?.passage ?? passages.length
  const headings = later.filter(({ level, passage }) => level === entry.level + 1 && passage < end)
  if (headings.length) return headings
  return passages.slice(entry.passage + 1, end).flatMap((passage, at): UnfoldedEntry[] => {
    if (passage.kind !== 'article') return []
    const opening = plainText(passage.text).slice(0, LONGEST_OPENING)
    return [{ text: passage.number, level: entry.level === 1 ? 2 : 3, passage: entry.passage + 1 + at, opening }]
  })
}

const shortNumber = (text: string) => {
  const read = articleNumber(text)
  return read && `${read.number}${read.sub === undefined ? '' : `-${read.sub}`}`
}

/** Shortens 第一条-第九条 to 1–9. Any other text is returned unchanged. */
export function shortArticleRange(range: string): string {
  const numbers = range.split('-').map(shortNumber)
  return numbers.every(number => number !== undefined) ? [...new Set(numbers)].join('–') : range
}

export const articleCount = (passages: Passage[]) => passages.filter(({ kind }) => kind === 'article').length

/**
 * Returns the document without its catalog if that has a single entry and no articles below it. A list of one entry
 * gives no overview.
 */
export const withoutLoneEntry = (document: ReadableDocument): ReadableDocument =>
  document.catalog.length === 1 && !articleCount(document.passages) ? { ...document, catalog: [] } : document
