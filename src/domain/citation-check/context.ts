/** Returns a citation with the text around it, so that readers find its place. */

const AROUND = 36

export interface CitationContext {
  before: string
  words: string
  after: string
}

/** The context never goes beyond the paragraph. */
export function contextOf(text: string, { from, to }: { from: number; to: number }): CitationContext {
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
