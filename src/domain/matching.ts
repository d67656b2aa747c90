import { isChained } from './chain'
import { contains, occurrences } from './occurrences'

export { occurrences }

/** How near to each other the words of a condition must stand. `article` is for who knows where articles begin and end. */
export type Near =
  { within: 'gap'; gap: number } | { within: 'sentence' } | { within: 'paragraph' } | { within: 'article' }

const PARAGRAPH_END = /\n/
const SENTENCE_END = /[。！？；\n]/

/** Whether one stretch between two ends holds all words. Each stretch with the longest word, likely the rarest, is looked at once. */
function sharesStretch(text: string, words: string[], end: RegExp): boolean {
  const [first = '', ...others] = [...words].sort((a, b) => b.length - a.length)
  if (words.some(word => end.test(word))) return false
  let next = 0
  for (const at of occurrences(text, first)) {
    if (at < next) continue
    let from = at
    while (from > 0 && !end.test(text.charAt(from - 1))) from--
    next = at
    while (next < text.length && !end.test(text.charAt(next))) next++
    const stretch = text.slice(from, next)
    if (others.every(word => contains(stretch, word))) return true
  }
  return false
}

/**
 * Whether all words stand in the text, near each other if told: exact, case and all.
 * A sentence ends at 。！？； and with the line, a paragraph with the line; a gap counts characters and ends nowhere.
 */
export function matches(text: string, words: string[], near?: Exclude<Near, { within: 'article' }>): boolean {
  const wanted = words.filter(Boolean)
  if (!wanted.every(word => contains(text, word))) return false
  if (!near || !wanted.length) return true
  if (near.within === 'gap') return isChained(text, wanted, near.gap)
  return sharesStretch(text, wanted, near.within === 'sentence' ? SENTENCE_END : PARAGRAPH_END)
}
