import { isChained } from './chain'
import { includesWord, findWord, occurrences } from './occurrences'

export { occurrences }

/** How near the words must be. `article` requires a text that is divided into articles. */
export type WordDistance =
  { within: 'gap'; gap: number } | { within: 'sentence' } | { within: 'paragraph' } | { within: 'article' }

export const isParagraphEnd = (unit: number) => unit === 0x0a
/** Whether a character ends a sentence: a line break or 。！？；. */
export const isSentenceEnd = (unit: number) =>
  unit === 0x0a || unit === 0x3002 || unit === 0xff01 || unit === 0xff1f || unit === 0xff1b

/**
 * Whether one block of the text contains all words. `isEnd` marks the ends of blocks, such as sentences.
 * Each block with the first word is read only once.
 */
function sharesBlock(text: string, words: string[], isEnd: (unit: number) => boolean): boolean {
  const [first = ''] = words
  let next = 0
  for (let at = findWord(text, first, 0); at >= 0; at = findWord(text, first, next)) {
    let from = at
    while (from > 0 && !isEnd(text.charCodeAt(from - 1))) from--
    next = at
    while (next < text.length && !isEnd(text.charCodeAt(next))) next++
    const block = text.slice(from, next)
    if (words.every(word => includesWord(block, word))) return true
    next++
  }
  return false
}

/**
 * Whether the text contains all words, optionally near each other. The match is exact and case-sensitive. Sentences
 * end at 。！？； and at line ends, paragraphs at line ends. A gap may extend across both.
 */
export function matchesWords(
  text: string,
  words: string[],
  near?: Exclude<WordDistance, { within: 'article' }>,
): boolean {
  const required = words.filter(Boolean)
  if (!required.every(word => includesWord(text, word))) return false
  if (!near || !required.length) return true
  if (near.within === 'gap') return isChained(text, required, near.gap)
  return sharesBlock(text, required, near.within === 'sentence' ? isSentenceEnd : isParagraphEnd)
}
