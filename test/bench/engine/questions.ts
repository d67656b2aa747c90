/** Makes queries for the engine, Lucene and a plain scan from words of the texts. No query occurs twice. */
import type { WordDistance } from '@domain/text/matching'

export interface EngineQuery {
  /** The name of the query's kind, which all queries of the kind share. */
  what: string
  words: string[]
  near?: Exclude<WordDistance, { within: 'article' }>
}

const RUNS = 16
/** The number of texts from which a word's frequency is estimated. */
const TRIED = 400
/** The share of all texts in which a rare word occurs. */
const RARE = { from: 0.005, to: 0.015 }

/** The number of kinds of queries. Each kind gets every nth word, so that the words of all kinds are equally common. */
export const KINDS = 8

const HAN = /^[\u4e00-\u9fff]+$/

/** Returns the words of a length with the share of texts that contain them, the most common first. */
export function wordsOf(texts: string[], length: number): Array<[word: string, share: number]> {
  const texts400 = texts.slice(0, TRIED)
  const counts = new Map<string, number>()
  for (const text of texts400) {
    const textWords = new Set<string>()
    for (let at = 0; at + length <= text.length; at++) textWords.add(text.slice(at, at + length))
    for (const word of textWords) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([word]) => HAN.test(word))
    .map(([word, count]): [string, number] => [word, count / texts400.length])
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
}

export function queriesOf(texts: string[], runs = RUNS): EngineQuery[] {
  const [single, two, three, four] = [1, 2, 3, 4].map(length => wordsOf(texts, length))
  const longer = [...three!, ...four!].sort(([, left], [, right]) => right - left)
  const rare = [...two!, ...longer].filter(([, share]) => share >= RARE.from && share <= RARE.to)
  const nth = (words: typeof rare, n: number) => words[n]![0]
  const some = (what: string, wordsAt: (n: number) => string[], near?: EngineQuery['near']) =>
    Array.from({ length: runs }, (_, n): EngineQuery => ({ what, words: wordsAt(n), ...(near && { near }) }))

  const short = (n: number, kind: number) => nth(two!, KINDS * n + kind)
  const long = (n: number, kind: number) => nth(longer, KINDS * n + kind)
  const pair = (kind: number) => (n: number) => [short(n, kind), long(n, kind)]
  return [
    ...some('rare word', n => [nth(rare, Math.floor((n * rare.length) / runs))]),
    ...some('common word, 2 characters', n => [short(n, 0)]),
    ...some('common word, 3–4 characters', n => [long(n, 0)]),
    ...some('all of three common words', n => [short(n, 1), long(n, 1), long(n, 2)]),
    ...some('single character', n => [nth(single!, n)]),
    ...some('gap ≤ 10', pair(3), { within: 'gap', gap: 10 }),
    ...some('same sentence', pair(4), { within: 'sentence' }),
    ...some('same paragraph', pair(5), { within: 'paragraph' }),
  ]
}
