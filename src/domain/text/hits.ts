import { type Hit, hitsOf } from './word-tree'

interface Window {
  from: number
  to: number
  distinct: number
  count: number
}

type Score = Pick<Window, 'distinct' | 'count'>
const isBetter = (a: Score, b: Score) => a.distinct > b.distinct || (a.distinct === b.distinct && a.count > b.count)

/** The window of at most `length` with the most distinct words, then the most hits, then the first. */
function bestWindow(hits: Hit[], length: number): Window {
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

/** Share of the remaining length that may precede the first hit. */
const LEAD = 1 / 4

/** A new clause begins after these. */
const CLAUSE_END = /[\s，。；：！？、,;:!?]/
/** Never first in a snippet: signs that close something cut off. */
const CLOSING = /[\s，。；：！？、,;:!?）〕】》〉」』”’)\]…·—\-.%％]/
/** A line's end after a full-width sign, which is as wide as a gap. */
const WIDE_GAP = /([，。；：！？、）》」』”])\s+/g
/** One unbreakable run, however long. */
const RUN = /[0-9A-Za-z.,:%]/

/** Begins at the first clause before the hit, otherwise at the next word. Never after the hit. */
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

function cut(text: string, { from, to }: Window, length: number): string {
  const room = Math.max(0, length - (to - from))
  let start = Math.max(0, from - Math.floor(room * LEAD))
  start = snippetStart(text, Math.max(0, Math.min(start, text.length - length)), from)
  let end = Math.min(text.length, start + length)
  if (isLowHalf(text, start)) start++
  if (isLowHalf(text, end)) end--
  const body = text.slice(start, end).replace(WIDE_GAP, '$1').replace(/\s/g, ' ')
  return `${text.slice(0, start).trim() ? '…' : ''}${body}${end < text.length ? '…' : ''}`
}

/** The most relevant part of the texts, plain. Without hits the beginning. `…` marks what was cut off. */
export function snippet(texts: string[], words: readonly string[], length = 120): string {
  let chosen = texts.find(text => text.trim()) ?? ''
  let best: Window = { from: 0, to: 0, distinct: 0, count: 0 }
  for (const text of texts) {
    const window = bestWindow(hitsOf(text, words), length)
    if (isBetter(window, best)) [chosen, best] = [text, window]
  }
  return cut(chosen, best, length)
}

/** The hit ranges in order. Overlapping hits merge; adjacent ones stay two hits. */
export function hitRanges(text: string, words: readonly string[]): Array<[from: number, to: number]> {
  const merged: Array<[number, number]> = []
  for (const { from, to } of hitsOf(text, words)) {
    const last = merged[merged.length - 1]
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
