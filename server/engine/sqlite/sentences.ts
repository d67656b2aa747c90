/** How many of some words stand together in one sentence. */
import { isSentenceEnd } from '@domain/text/matching'

/** A word with the end of a sentence in it stands in none. */
export const fitsSentence = (word: string) => ![...word].some(sign => isSentenceEnd(sign.charCodeAt(0)))

export function sentenceEnds(text: string): Uint32Array {
  const ends: number[] = []
  for (let at = 0; at < text.length; at++) if (isSentenceEnd(text.charCodeAt(at))) ends.push(at)
  return Uint32Array.from([...ends, text.length])
}

/** Where a word stands in one document: from one index of its places to another. */
export interface Occurring {
  places: Uint32Array
  from: number
  to: number
}

/** The most that one sentence holds, of those from `sentence` on. Places and ends ascend; no place lies behind the last end. */
export function mostTogether(words: Occurring[], ends: Uint32Array, sentence: number): number {
  let most = 0
  for (let at = sentence, left = words.length; left > 1 && left > most; at++) {
    const end = ends[at]!
    let holding = 0
    left = 0
    for (const word of words) {
      const { places, to } = word
      if (word.from < to && places[word.from]! <= end) {
        holding++
        while (word.from < to && places[word.from]! <= end) word.from++
      }
      if (word.from < to) left++
    }
    if (holding > most) most = holding
  }
  return most
}
