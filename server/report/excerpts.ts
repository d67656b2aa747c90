/** The excerpts that a report quotes from the reasons of a judgment. */
import { snippetOf } from '@domain/text/hits'
import { hitsOf } from '@domain/text/word-tree'

/** The maximum number of characters of an excerpt, and of the sentence that concludes it. */
export const EXCERPT_LENGTH = 400
const CONCLUSION_LENGTH = 200

/** Matches lines that lead to the operative part, and short lines without 。 or ；, such as headings. */
const FORMAL_LINE = /^(?:综上|据此|因此|依照|依据|根据)[^\n]*(?:判决|裁定|决定)如下[：:]?$|^[^。；]{1,60}$/
/** Matches the words by which a court decides a point. */
const CONCLUDES = /不?予以?(?:支持|采信|采纳|确认|认定|准许)|(?:不能|不|应属|有效)成立|(?:应当?|须|无需|不)承担/

/** Leaves out lines without reasons. If all lines are of this kind, returns all of them. */
function withoutFormalLines(lines: string[]): string[] {
  const reasons = lines.filter(line => !FORMAL_LINE.test(line.trim()))
  return reasons.length ? reasons : lines
}

/**
 * Returns the part of a line around the searched words. If the court does not decide the point there, adds the next
 * sentence that does. A sentence that is too long is not added.
 */
function excerptOf(line: string, words: string[]): string {
  const snippet = snippetOf([line], words, EXCERPT_LENGTH)
  const part = snippet.replace(/^…|…$/g, '')
  const start = line.indexOf(part)
  if (start < 0 || CONCLUDES.test(part)) return snippet
  const whole = part.slice(0, part.lastIndexOf('。') + 1)
  const [cut = '', ...later] = line.slice(start + whole.length).match(/[^。]+。?/g) ?? []
  const conclusion = [cut, ...later].find(sentence => CONCLUDES.test(sentence))
  if (!conclusion || conclusion.length > CONCLUSION_LENGTH) return snippet
  const lead = snippet.startsWith('…') ? '…' : ''
  return conclusion === cut ? `${lead}${whole}${cut}` : `${lead}${part}…${conclusion}`
}

/**
 * Returns excerpts of the lines with the most searched words, in text order. If no line has such words, returns those
 * of the first lines.
 */
export function excerptsOf(lines: string[], words: string[], count: number): string[] {
  const reasons = withoutFormalLines(lines)
  const ranked = reasons.map((line, at) => ({ at, words: new Set(hitsOf(line, words).map(({ word }) => word)).size }))
  const best = ranked.sort((a, b) => b.words - a.words || a.at - b.at).slice(0, count)
  return best.sort((a, b) => a.at - b.at).map(({ at }) => excerptOf(reasons[at]!, words))
}
