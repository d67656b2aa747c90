/** Splits two versions of a text into tokens for comparison, and makes their differences readable. */

export interface TextChange {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/**
 * Matches one token. Numbers, Latin words and emoji are whole tokens. Chinese is split into characters, except
 * numerals.
 */
const TOKEN = /[A-Za-z]+|[\d０-９.,%％]+|[零〇一二三四五六七八九十百千万亿]+|[ \t]+|[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]/g
export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/** Matches a sentence. Texts that differ too much by word are compared by sentence. */
const SENTENCE = /[^。；\n]*[。；\n]|[^。；\n]+/g
export const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? []

/** One edit: removed text, its replacement, and the unchanged text that follows. */
interface Edit {
  removed: string
  added: string
  after: string
}

function editsOf(changes: TextChange[]): Edit[] {
  const edits: Edit[] = []
  let last: Edit | undefined
  for (const { kind, text } of changes) {
    if (!last || (last.after && kind !== 'same')) edits.push((last = { removed: '', added: '', after: '' }))
    last[kind === 'same' ? 'after' : kind] += text
  }
  return edits
}

/**
 * The maximum length in characters of unchanged text that counts as accidental. Between a removal and an addition, such
 * text becomes part of the change.
 */
const BY_CHANCE = 1

function belongTogether(one: Edit, next: Edit) {
  const isReplaced = (one.removed || next.removed) && (one.added || next.added)
  return isReplaced && (one.removed || one.added) && one.after.length <= BY_CHANCE && !/[。；\n]/.test(one.after)
}

/** Joins neighbouring changes. Removed text comes before its replacement. */
export function readableChanges(changes: TextChange[]): TextChange[] {
  const edits: Edit[] = []
  for (const next of editsOf(changes)) {
    const one = edits[edits.length - 1]
    if (one && belongTogether(one, next)) {
      one.removed += one.after + next.removed
      one.added += one.after + next.added
      one.after = next.after
    } else edits.push(next)
  }
  return edits
    .flatMap(({ removed, added, after }): TextChange[] => [
      { kind: 'removed', text: removed },
      { kind: 'added', text: added },
      { kind: 'same', text: after },
    ])
    .filter(({ text }) => text !== '')
}

/** Divides the changes into paragraphs, including paragraphs that only one version contains. */
export function changesByParagraph(changes: TextChange[]): TextChange[][] {
  const paragraphs: TextChange[][] = [[]]
  for (const { kind, text } of changes) {
    text.split('\n').forEach((line, at) => {
      if (at) paragraphs.push([])
      if (line) paragraphs[paragraphs.length - 1]?.push({ kind, text: line })
    })
  }
  return paragraphs.filter(({ length }) => length > 0)
}
