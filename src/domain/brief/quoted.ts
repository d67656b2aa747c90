/** Whether words in quotation marks are those of the text that they are said to be of. */

const HALF_WIDTH: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '(': '（',
  ')': '）',
  '?': '？',
  '!': '！',
}

/** The words as they are read: not how wide their signs are, nor how they are laid out. */
export const bareWords = (text: string): string =>
  text
    .replace(/\.{3,}/g, '…')
    .replace(/\.(?!\d)/g, '。')
    .replace(/[\s\u200b“”"‘’'「」『』＂]/g, '')
    .replace(/[,;:()?!]/g, sign => HALF_WIDTH[sign] ?? sign)
    .replace(/[０-９]/g, digit => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** The number that an article begins with is none of its words. */
const NUMBERED = /^第[零〇一二三四五六七八九十百千两\d]{1,12}条(?:之[一二三四五六七八九十\d]{1,3})?/
const LEFT_OUT = /(?:…|\*{3,}|。{3,}|×{3,}|（略）)+/
const END = /[，。；：、！？]+$/
const BEGIN = /^[，。；：、！？]+/

const partsOf = (quote: string) =>
  bareWords(quote)
    .replace(NUMBERED, '')
    .split(LEFT_OUT)
    .map(part => part.replace(END, '').replace(BEGIN, ''))
    .filter(part => part !== '')

/** For whoever asks of many texts, the bare words of each: whether all parts stand there, one after the other. */
export function quoteFinder(quote: string): (bare: string) => boolean {
  const parts = partsOf(quote)
  return bare => {
    let at = 0
    return parts.every(part => {
      const found = bare.indexOf(part, at)
      at = found + part.length
      return found >= 0
    })
  }
}

export const isQuoted = (quote: string, text: string): boolean => quoteFinder(quote)(bareWords(text))

const CLAUSE = /[^，。；：\n]*[，。；：\n]|[^，。；：\n]+/g

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  const bare = bareWords(text)
  for (let at = 0; at + 1 < bare.length; at++) {
    const pair = bare.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

function likeness(wanted: Map<string, number>, all: number, found: Map<string, number>, size: number): number {
  let common = 0
  wanted.forEach((count, pair) => (common += Math.min(count, found.get(pair) ?? 0)))
  return all + size ? (2 * common) / (all + size) : 0
}

/** Room for what was left out, and no more: an article may be long. */
const LONGER = 60

export interface Stretch {
  text: string
  /** From 0 to 1. */
  likeness: number
}

/** Which clauses of the text come nearest to what was quoted. */
export function nearestStretch(quote: string, text: string): Stretch {
  const clauses = text.match(CLAUSE) ?? []
  const wanted = pairsOf(quote.replace(NUMBERED, ''))
  let all = 0
  wanted.forEach(count => (all += count))
  let best: Stretch = { text: '', likeness: 0 }
  for (let from = 0; from < clauses.length; from++) {
    const found = new Map<string, number>()
    let size = 0
    let taken = ''
    for (let to = from; to < clauses.length; to++) {
      const clause = clauses[to] ?? ''
      pairsOf(taken.slice(-1) + clause).forEach((count, pair) => {
        found.set(pair, (found.get(pair) ?? 0) + count)
        size += count
      })
      taken += clause
      const near = likeness(wanted, all, found, size)
      if (near > best.likeness) best = { text: taken, likeness: near }
      if (taken.length > quote.length + LONGER) break
    }
  }
  return { ...best, text: best.text.trim() }
}
