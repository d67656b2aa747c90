/** Builds lists of past searches, newest first, and merges them. */
import { isSameQuery, type Condition } from './condition'
import { labelOf, displayLabel } from './labels'
import { LIMITS } from '../limits'
import { decodeUrlQuery, encodeUrlQuery } from './codec'

export interface PastSearch {
  text: string
  /** The conditions, encoded as in addresses. */
  query?: string
  id?: string
  /** Whether `text` is a title from the native wrapper. Such a title may differ from the conditions. */
  isTitled?: boolean
}

const LONGEST_TEXT = 500

/** Whether two searches have the same conditions. Compares the texts if the native wrapper stored no conditions. */
const isSameSearch = (a: PastSearch, b: PastSearch) =>
  a.query && b.query ? isSameQuery(decodeUrlQuery(a.query), decodeUrlQuery(b.query)) : a.text === b.text

/** Adds a search at the top. The history has at most five searches, and a repeated search moves to the top. */
export const addSearch = (entries: PastSearch[], entry: PastSearch): PastSearch[] =>
  [entry, ...removeSearch(entries, entry)].slice(0, LIMITS.history.entries)

export const removeSearch = (entries: PastSearch[], removed: PastSearch): PastSearch[] =>
  entries.filter(one => !isSameSearch(one, removed))

/** Merges the search histories: local searches first, then those of the native wrapper. */
export const mergedHistory = (local: PastSearch[], native: PastSearch[]): PastSearch[] =>
  [...local, ...native.filter(one => !local.some(existing => isSameSearch(existing, one)))].slice(
    0,
    LIMITS.history.entries,
  )

const wordOf = (condition: Condition) => displayLabel(condition).text

/**
 * Summarises a search: the typed words are the title, the other conditions the note (违约金 过高 · 江苏省). Without typed
 * words, the other conditions are the title. `typed` is the dimension of words in the search box.
 */
export function summaryOf(conditions: Condition[], typed: string): { title: string; note?: string } {
  const words = conditions.filter(condition => condition.name === typed && labelOf(condition).label === typed)
  const others = conditions.filter(condition => words.indexOf(condition) < 0).map(textOf)
  if (!words.length) return { title: others.join(' ') }
  return { title: words.map(wordOf).join(' '), note: others.length ? others.join(' ') : undefined }
}

const textOf = (condition: Condition) => {
  const { label } = labelOf(condition)
  return label === condition.name ? wordOf(condition) : `${label} ${wordOf(condition)}`
}

/** Returns the entry of the search history for a search. `typed` is the dimension of words in the search box. */
export const pastSearchOf = (conditions: Condition[], typed: string): PastSearch => ({
  text: summaryOf(conditions, typed).title.slice(0, LONGEST_TEXT),
  query: encodeUrlQuery(conditions),
})
