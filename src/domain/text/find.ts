/** Find in page: a word in the plain texts of a document's passages. */
import { findWord } from './occurrences'

/** Places, in reading order. Packed, because a common letter stands a million times in a long text. */
export interface PageMatches {
  word: string
  /** Where each one begins in its passage. */
  starts: readonly number[]
  /** Of each passage, and of the one after the last: how many come before it. */
  before: readonly number[]
}

export interface PageMatch {
  passage: number
  from: number
  to: number
}

/** What may stand in the box: the space key types nothing, but spaces between the Latin words of what was pasted stay. */
export const cleanFindText = (typed: string): string => typed.replace(/(^|[^\w])\s+|\s+(?![\w\s])/g, '$1')

export const NO_MATCHES: PageMatches = { word: '', starts: [], before: [] }

const LATIN = /[a-z]/i
const ofOneCase = (text: string) => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** Latin letters are found in either case. What overlaps a match already found is none. */
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

/** The last index whose value is not above the limit, in an ascending list that begins with 0. */
export function lastUpTo(ascending: ArrayLike<number>, limit: number): number {
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
  return { passage: lastUpTo(before, index), from, to: from + word.length }
}

/** The first index of a stretch whose value is not below the limit; the stretch's end, where there is none. */
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

/** The first match at or after a place; the first of all, where none follows. */
export function nextFrom({ starts, before }: PageMatches, passage: number, offset: number): number {
  const index = firstFrom(starts, offset, [before[passage] ?? 0, before[passage + 1] ?? starts.length])
  return index < starts.length ? index : 0
}

/** The matches that touch a stretch of a passage: from this index up to, but without, that one. */
export function matchesWithin(
  { starts, before, word }: PageMatches,
  { passage, from, to }: PageMatch,
): [number, number] {
  const end = before[passage + 1] ?? 0
  const first = firstFrom(starts, from - word.length + 1, [before[passage] ?? 0, end])
  return [first, firstFrom(starts, to, [first, end])]
}
