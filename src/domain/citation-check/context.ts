/** The words of a citation, and those around it by which a reader finds the place. */

const AROUND = 36

export interface InContext {
  before: string
  words: string
  after: string
}

/** No further than the paragraph. */
export function inContext(text: string, { from, to }: { from: number; to: number }): InContext {
  const before = text.slice(Math.max(0, from - AROUND), from)
  const after = text.slice(to, to + AROUND)
  const begin = before.lastIndexOf('\n')
  const end = after.indexOf('\n')
  const lead = begin < 0 && from > AROUND ? '…' : ''
  const trail = end < 0 && to + AROUND < text.length ? '…' : ''
  return {
    before: lead + before.slice(begin + 1),
    words: text.slice(from, to),
    after: (end < 0 ? after : after.slice(0, end)) + trail,
  }
}
