/** Returns the words of a citation with the text around them, so that readers can find the citation. */

/** The maximum number of characters of text on each side of a citation. */
const AROUND = 36

export interface CitationExcerpt {
  before: string
  words: string
  after: string
}

/** Returns the excerpt around a range of a text. The text around the range is from the same paragraph. */
export function citationExcerptOf(text: string, { from, to }: { from: number; to: number }): CitationExcerpt {
  const before = text.slice(Math.max(0, from - AROUND), from)
  const after = text.slice(to, to + AROUND)
  const begin = before.lastIndexOf('\n')
  const end = after.indexOf('\n')
  const opening = begin < 0 && from > AROUND ? '…' : ''
  const ending = end < 0 && to + AROUND < text.length ? '…' : ''
  return {
    before: opening + before.slice(begin + 1),
    words: text.slice(from, to),
    after: (end < 0 ? after : after.slice(0, end)) + ending,
  }
}
