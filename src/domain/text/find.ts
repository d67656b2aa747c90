/** Searches for a word in the passages of a document, for the search within the page. */
import { findWord } from './occurrences'

/** All matches, in text order. They are stored as numbers, because a single letter may match a million times. */
export interface PageMatches {
  word: string
  /** The offset of each match in its passage. */
  starts: readonly number[]
  /** The number of matches before each passage. The last number is that of all matches. */
  before: readonly number[]
}

export interface PageMatch {
  passage: number
  from: number
  to: number
}

/**
 * Cleans the typed text. Drops spaces at both ends and next to Chinese characters and punctuation, but not between
 * Latin words and numbers.
 */
export const cleanFindText = (typed: string): string => typed.replace(/(^|[^\w])\s+|\s+(?![\w\s])/g, '$1')

export const NO_MATCHES: PageMatches = { word: '', starts: [], before: [] }

const LATIN = /[a-z]/i
const ofOneCase = (text: string) => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** Finds all matches without overlaps. Ignores the case of Latin letters. */
export function findInPassages(texts: readonly string[], typed: string): PageMatches {
  const word = typed.trim()
  if (!word) return NO_MATCHES
  const anyCase = LATIN.test(word)
  const needle = anyCase ? ofOneCase(word) : word
  const starts: number[] = []
  const before: number[] = []
  for (const text of texts) {
    before.push(starts.length)
    const searched = anyCase ? ofOneCase(text) : text
    for (let at = findWord(searched, needle, 0); at >= 0; at = findWord(searched, needle, at + word.length))
      starts.push(at)
  }
  before.push(starts.length)
  return { word, starts, before }
}

/** Returns the last index whose value is at most the limit. The values must ascend from 0. */
export function lastIndexUpTo(ascending: ArrayLike<number>, limit: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? Infinity) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

export function matchAt({ starts, before, word }: PageMatches, index: number): PageMatch | undefined {
  const from = starts[index]
  if (from === undefined) return undefined
  return { passage: lastIndexUpTo(before, index), from, to: from + word.length }
}

/** Returns the first index between `from` and `to` whose value is at least the limit. Returns `to` if there is none. */
function firstFrom(ascending: ArrayLike<number>, limit: number, [from, to]: [number, number]): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? Infinity) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the index of the first match at or after a position. Returns 0, the first match, if none follows. */
export function nextMatchFrom({ starts, before }: PageMatches, passage: number, offset: number): number {
  const index = firstFrom(starts, offset, [before[passage] ?? 0, before[passage + 1] ?? starts.length])
  return index < starts.length ? index : 0
}

/** Returns the matches that overlap a range of a passage, as a half-open range of indexes. */
export function matchesWithin(
  { starts, before, word }: PageMatches,
  { passage, from, to }: PageMatch,
): [number, number] {
  const end = before[passage + 1] ?? 0
  const first = firstFrom(starts, from - word.length + 1, [before[passage] ?? 0, end])
  return [first, firstFrom(starts, to, [first, end])]
}
