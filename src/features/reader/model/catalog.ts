/** The table of contents: what is shown of it, and where in it the reader is. */
import { articleNumber } from '@domain/citation/article'
import { plainText } from '@domain/text/markup'
import type { CatalogEntry, Passage } from '@/libraries/document'

export interface CatalogGroup {
  entry: CatalogEntry
  /** Of level 2. */
  children: CatalogEntry[]
}

/** Levels 1 and 2. What stands before the first entry of level 1 has no group to be in: it makes its own. */
export function groupsOf(catalog: CatalogEntry[]): CatalogGroup[] {
  const groups: CatalogGroup[] = []
  for (const entry of catalog) {
    const last = groups[groups.length - 1]
    if (entry.level === 1 || (entry.level === 2 && !last)) groups.push({ entry, children: [] })
    else if (entry.level === 2) last?.children.push(entry)
  }
  return groups
}

/** So many lines fill a small screen. */
const FEW = 10

/** More than stand in a sheet that is as high as its lines. */
export const isLong = (catalog: CatalogEntry[]) => catalog.filter(({ level }) => level < 3).length > FEW

/** The last entry that does not begin below this passage. */
export function entryAt<Entry extends { passage: number }>(catalog: Entry[], passage: number): Entry | undefined {
  let found: Entry | undefined
  for (const entry of catalog) if (entry.passage <= passage) found = entry
  return found
}

/** A line of the third level: a heading, or where no heading lies below, an article with its first words. */
export interface Deeper extends CatalogEntry {
  opening?: string
}

const LONGEST_OPENING = 40

/** What lies right below the last heading that is shown; nothing, where it leads to text that has no articles. */
export function below(entry: CatalogEntry, catalog: CatalogEntry[], passages: Passage[]): Deeper[] {
  const later = catalog.slice(catalog.indexOf(entry) + 1)
  const end = later.find(({ level }) => level <= entry.level)?.passage ?? passages.length
  const headings = later.filter(({ level, passage }) => level === entry.level + 1 && passage < end)
  if (headings.length) return headings
  return passages.slice(entry.passage + 1, end).flatMap((passage, at): Deeper[] => {
    if (passage.kind !== 'article') return []
    const opening = plainText(passage.text).slice(0, LONGEST_OPENING)
    return [{ text: passage.number, level: entry.level === 1 ? 2 : 3, passage: entry.passage + 1 + at, opening }]
  })
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
