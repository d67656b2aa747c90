import { type WordHit, hitsOf } from './word-tree'

interface Window {
  from: number
  to: number
  distinct: number
  count: number
}

type Score = Pick<Window, 'distinct' | 'count'>
const isBetter = (a: Score, b: Score) => a.distinct > b.distinct || (a.distinct === b.distinct && a.count > b.count)

/**
 * Returns the window of at most `length` characters with the most distinct words. Of equal windows, the one with more
 * hits wins, otherwise the earlier one.
 */
function bestWindow(hits: WordHit[], length: number): Window {
  let best: Window = { from: 0, to: 0, distinct: 0, count: 0 }
  const counts = new Map<number, number>()
  let first = 0
  let count = 0
  for (const hit of hits) {
    counts.set(hit.word, (counts.get(hit.word) ?? 0) + 1)
    count++
    for (
      let leftmost = hits[first];
      leftmost && leftmost !== hit && hit.to - leftmost.from > length;
      leftmost = hits[first]
    ) {
      const others = (counts.get(leftmost.word) ?? 0) - 1
      if (others) counts.set(leftmost.word, others)
      else counts.delete(leftmost.word)
      count--
      first++
    }
    const score = { distinct: counts.size, count }
    if (isBetter(score, best)) best = { from: hits[first]?.from ?? 0, to: hit.to, ...score }
  }
  return best
}

const isLowHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

/**
 * A snippet has further characters before and after its window of hits. At most this share of them comes before the
 * window, except near the end of the text.
 */
const LEAD = 1 / 4

/** Matches a character after which a new clause begins. */
const CLAUSE_END = /[\s，。；：！？、,;:!?]/
/** Matches a character that cannot begin a snippet, because it belongs to the text before it. */
const CLOSING = /[\s，。；：！？、,;:!?）〕】》〉」』”’)\]…·—\-.%％]/
/** Matches white space after a full-width sign. The sign itself already looks like a gap. */
const WIDE_GAP = /([，。；：！？、）》」』”])\s+/g
/**
 * Matches a character of a run such as a number or a Latin word. A snippet never begins inside a run, unless the hit
 * does.
 */
const RUN = /[0-9A-Za-z.,:%]/

/**
 * Returns the start of a snippet, between `start` and the hit at `from`. It is the start of a clause, otherwise the
 * next position outside a run. At the start of the text, only white space is skipped.
 */
function snippetStart(text: string, start: number, from: number): number {
  const skip = (at: number, kind: RegExp) => {
    while (at < from && kind.test(text.charAt(at))) at++
    return at
  }
  const inRun = (at: number) => RUN.test(text.charAt(at - 1)) && RUN.test(text.charAt(at))
  if (start === 0) return Math.max(0, text.search(/\S/))
  for (let at = start; at <= from; at++)
    if (CLAUSE_END.test(text.charAt(at - 1)) && !inRun(at)) return skip(at, CLOSING)
  return skip(inRun(start) ? skip(start, RUN) : start, CLOSING)
}

/** Returns the end of a snippet: `end`, or the start of the number or Latin word that `end` would split. */
function snippetEnd(text: string, end: number, to: number): number {
  let at = end
  while (at > to && RUN.test(text.charAt(at - 1)) && RUN.test(text.charAt(at))) at--
  return at > to ? at : end
}

function cut(text: string, { from, to }: Window, length: number): string {
  const room = Math.max(0, length - (to - from))
  let start = Math.max(0, from - Math.floor(room * LEAD))
  start = snippetStart(text, Math.max(0, Math.min(start, text.length - length)), from)
  let end = snippetEnd(text, Math.min(text.length, start + length), to)
  if (isLowHalf(text, start)) start++
  if (isLowHalf(text, end)) end--
  const body = text.slice(start, end).replace(WIDE_GAP, '$1').replace(/\s/g, ' ')
  return `${text.slice(0, start).trim() ? '…' : ''}${body}${end < text.length ? '…' : ''}`
}

/** The default maximum length of a snippet in characters. */
const LENGTH = 120

function bestText(texts: string[], words: readonly string[], length: number) {
  let at = -1
  let best: Window = { from: 0, to: 0, distinct: 0, count: 0 }
  for (const [index, text] of texts.entries()) {
    const window = bestWindow(hitsOf(text, words), length)
    if (isBetter(window, best)) [at, best] = [index, window]
  }
  return { at, window: best }
}

/** Returns the index of the text from which `snippetOf` cuts a snippet of the default length, or -1 without hits. */
export const snippetIndex = (texts: string[], words: readonly string[]): number => bestText(texts, words, LENGTH).at

/**
 * Returns the most relevant part of the texts, as plain text. Without hits it is the beginning of the first text that
 * is not blank. `…` marks omitted text.
 */
export function snippetOf(texts: string[], words: readonly string[], length = LENGTH): string {
  const { at, window } = bestText(texts, words, length)
  return cut(texts[at] ?? texts.find(text => text.trim()) ?? '', window, length)
}

/** Returns the ranges of the hits, in order. Overlapping hits are merged; adjacent hits stay separate. */
export function hitRanges(text: string, words: readonly string[]): Array<[from: number, to: number]> {
  const merged: Array<[number, number]> = []
  for (const { from, to } of hitsOf(text, words)) {
    const last = merged[merged.length - 1]
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
