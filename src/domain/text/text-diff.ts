/** Two versions of a text side by side: what it is cut into to be compared, and how the differences read best. */

export interface Change {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Numbers and foreign words stay whole, Chinese goes by the character; an emoji is one, too. */
const TOKEN = /[A-Za-z]+|[\d０-９.,%％]+|[零〇一二三四五六七八九十百千万亿]+|[ \t]+|[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]/g
export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/** For texts that have too little in common to be compared by the word. */
const SENTENCE = /[^。；\n]*[。；\n]|[^。；\n]+/g
export const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? []

/** What was taken out, what came in its place, and the unchanged text that follows. */
interface Edit {
  removed: string
  added: string
  after: string
}

function editsOf(changes: Change[]): Edit[] {
  const edits: Edit[] = []
  let last: Edit | undefined
  for (const { kind, text } of changes) {
    if (!last || (last.after && kind !== 'same')) edits.push((last = { removed: '', added: '', after: '' }))
    last[kind === 'same' ? 'after' : kind] += text
  }
  return edits
}

/** A letter that is left where one wording took the place of another is there by chance; nobody reads it so. */
const BY_CHANCE = 1

function belongTogether(one: Edit, next: Edit) {
  const isReplaced = (one.removed || next.removed) && (one.added || next.added)
  return isReplaced && (one.removed || one.added) && one.after.length <= BY_CHANCE && !/[。；\n]/.test(one.after)
}

/** Neighbouring changes become one, what was removed before what was added in its place. */
export function readable(changes: Change[]): Change[] {
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
    .flatMap(({ removed, added, after }): Change[] => [
      { kind: 'removed', text: removed },
      { kind: 'added', text: added },
      { kind: 'same', text: after },
    ])
    .filter(({ text }) => text !== '')
}

/** The changes of each paragraph; a paragraph that one version only has is there all the same. */
export function paragraphsOf(changes: Change[]): Change[][] {
  const paragraphs: Change[][] = [[]]
  for (const { kind, text } of changes) {
    text.split('\n').forEach((line, at) => {
      if (at) paragraphs.push([])
      if (line) paragraphs[paragraphs.length - 1]?.push({ kind, text: line })
    })
  }
  return paragraphs.filter(({ length }) => length > 0)
}
