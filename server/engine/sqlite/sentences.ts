/** Counts how many of the searched words share a sentence. */
import { isSentenceEnd } from '@domain/text/matching'
import { MOST_TERMS } from '../relevance'
import { lowerBound } from './ascending'

/** Whether a word can occur within one sentence, because it contains no end of a sentence. */
export const fitsInSentence = (word: string) => ![...word].some(sign => isSentenceEnd(sign.charCodeAt(0)))

export function sentenceEnds(text: string): Uint32Array {
  const ends: number[] = []
  for (let at = 0; at < text.length; at++) if (isSentenceEnd(text.charCodeAt(at))) ends.push(at)
  return Uint32Array.from([...ends, text.length])
}

/** The positions of one word in one document: those in `positions` from index `from` to before `to`. */
export interface WordOccurrences {
  positions: Uint32Array
  from: number
  to: number
}

/** The next positions of the words, in ascending order. */
const heads = new Uint32Array(MOST_TERMS)

/** Fills `heads` with the next position of each word that has one, and returns their number. */
function readHeads(words: WordOccurrences[]): number {
  let count = 0
  for (let word = 0; word < words.length; word++) {
    const { positions, from, to } = words[word]!
    if (from === to) continue
    const position = positions[from]!
    let at = count++
    for (; at > 0 && heads[at - 1]! > position; at--) heads[at] = heads[at - 1]!
    heads[at] = position
  }
  return count
}

/**
 * Returns the maximum number of words that share a sentence, from sentence number `sentence` on. Positions and sentence
 * ends are ascending. Sentences that cannot exceed the maximum are skipped.
 */
export function mostInOneSentence(words: WordOccurrences[], ends: Uint32Array, sentence: number): number {
  const boundOf = lowerBound
  let at = sentence
  for (let most = 1; ;) {
    if (readHeads(words) <= most) return most
    at = boundOf(ends, heads[most]!, at)
    const begin = at ? ends[at - 1]! : 0
    const end = ends[at]!
    let holding = 0
    for (let word = 0; word < words.length; word++) {
      const one = words[word]!
      const { positions, to } = one
      let { from } = one
      while (from < to && positions[from]! < begin) from++
      if (from < to && positions[from]! <= end) {
        holding++
        while (from < to && positions[from]! <= end) from++
      }
      one.from = from
    }
    if (holding > most) most = holding
  }
}
