import { isChained } from './chain'
import { contains, findWord, occurrences } from './occurrences'

export { occurrences }

/** How near to each other the words of a condition must stand. `article` is for who knows where articles begin and end. */
export type Near =
  { within: 'gap'; gap: number } | { within: 'sentence' } | { within: 'paragraph' } | { within: 'article' }

export const isParagraphEnd = (unit: number) => unit === 0x0a
/** A line break, 。！？； */
export const isSentenceEnd = (unit: number) =>
  unit === 0x0a || unit === 0x3002 || unit === 0xff01 || unit === 0xff1f || unit === 0xff1b

/** Whether one stretch between two ends holds all words. Each stretch with the first word is looked at once. */
function sharesBlock(text: string, words: string[], isEnd: (unit: number) => boolean): boolean {
  const [first = ''] = words
  let next = 0
  for (let at = findWord(text, first, 0); at >= 0; at = findWord(text, first, next)) {
    let from = at
    while (from > 0 && !isEnd(text.charCodeAt(from - 1))) from--
    next = at
    while (next < text.length && !isEnd(text.charCodeAt(next))) next++
    const block = text.slice(from, next)
    if (words.every(word => contains(block, word))) return true
    next++
  }
  return false
}

/**
 * Whether all words stand in the text, near each other if told: exact, case and all.
 * A sentence ends at 。！？； and with the line, a paragraph with the line; a gap counts characters and ends nowhere.
 */
export function matches(text: string, words: string[], near?: Exclude<Near, { within: 'article' }>): boolean {
  const required = words.filter(Boolean)
  if (!required.every(word => contains(text, word))) return false
  if (!near || !required.length) return true
  if (near.within === 'gap') return isChained(text, required, near.gap)
  return sharesBlock(text, required, near.within === 'sentence' ? isSentenceEnd : isParagraphEnd)
}
