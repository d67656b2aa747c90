/** How many of some words stand together in one sentence. */
import { isSentenceEnd } from '@domain/text/matching'

/** A word with the end of a sentence in it stands in none. */
export const fitsSentence = (word: string) => ![...word].some(sign => isSentenceEnd(sign.charCodeAt(0)))

export function sentenceEnds(text: string): Uint32Array {
  const ends: number[] = []
  for (let at = 0; at < text.length; at++) if (isSentenceEnd(text.charCodeAt(at))) ends.push(at)
  return Uint32Array.from([...ends, text.length])
}

/** The most that one sentence holds. Places and ends ascend; no place lies behind the last end. */
export function mostTogether(words: Uint32Array[], ends: Uint32Array): number {
  const holding = new Uint16Array(ends.length)
  let most = 0
  for (const places of words) {
    let [sentence, before] = [0, -1]
    for (let i = 0; i < places.length; i++) {
      while (ends[sentence]! < places[i]!) sentence++
      if (sentence === before) continue
      before = sentence
      if (++holding[sentence]! > most) most = holding[sentence]!
    }
  }
  return most
}
