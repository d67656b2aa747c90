/**
 * The texts of a part as one line of characters. Each title and each block is a segment of the line and ends with a
 * line break. A difference of positions is a distance in characters.
 */
import type { CollectionSpec } from '../port'
import type { StoredTextLayout } from './stored'
import { longScopes } from './tables'

/** The kind of a segment tells its scope. It is even for plain text and odd for articles. */
export const TITLE_KIND = 0
export const textKindOf = (spec: CollectionSpec, scope: string, numbered: boolean) =>
  2 * (longScopes(spec).indexOf(scope) + 1) + Number(numbered)
export const isNumbered = (kind: number) => kind % 2 === 1

export const LINE_BREAK_CODE = 0x0a

export interface IndexedLine {
  codes: Uint32Array
  /** The end of each segment, which is its line break, and its kind. */
  ends: number[]
  kinds: number[]
  /** The document of each character, numbered from 0, and the end of each document's title. */
  documents: Uint16Array
  titles: number[]
}

/** Joins the texts of a part into one line. A doc id that is not in use gets an empty title. */
export function indexedLineOf(
  spec: CollectionSpec,
  texts: Array<{ full: string; layout: StoredTextLayout } | undefined>,
): IndexedLine {
  const room = texts.reduce((sum, text) => sum + (text?.full.length ?? 0) + 1, 0)
  const codes = new Uint32Array(room)
  const documents = new Uint16Array(room)
  const ends: number[] = []
  const kinds: number[] = []
  const titles: number[] = []
  let length = 0

  const add = (kind: number, text: string, from: number, to: number) => {
    kinds.push(kind)
    for (let at = from; at < to; at++) {
      const code = text.codePointAt(at)!
      if (code > 0xffff) at++
      codes[length++] = code
    }
    ends.push(length)
    codes[length++] = LINE_BREAK_CODE
    return to + 1
  }

  texts.forEach((text, document) => {
    const { full, layout } = text ?? { full: '', layout: { title: 0, blocks: [] } }
    const start = length
    let at = add(TITLE_KIND, full, 0, layout.title)
    titles.push(length - 1)
    for (const [scope, size, no] of layout.blocks) {
      at = add(textKindOf(spec, scope, no !== undefined), full, at, at + size)
    }
    documents.fill(document, start, length)
  })
  return { codes: codes.subarray(0, length), ends, kinds, documents, titles }
}

/** The documents and segments of a part, and which segments a search includes. */
export interface SearchScope {
  /** Whether all segments are included. If so, `ends` and `included` are empty. */
  isWhole: boolean
  /** The end of each segment, and a flag that tells whether the segment is included. */
  ends: Uint32Array
  included: Uint8Array
  /**
   * The end of each document as `compactPositions` counts it. `titles` has the ends of titles, for searches of the full
   * text.
   */
  documents: Uint32Array
  titles: Uint32Array
}
