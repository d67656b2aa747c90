/**
 * Joins the texts of a part (see `parts.ts`) into one text, in which positions count characters. Each title and each
 * block is a piece of this text and ends with a line break.
 */
import type { CollectionSpec } from '../port'
import type { StoredTextLayout } from './stored'
import { longScopes } from './tables'

/** The kind of a piece is a number for its scope. It is even for plain text and odd for articles. */
export const TITLE_KIND = 0
export const pieceKindOf = (spec: CollectionSpec, scope: string, numbered: boolean) =>
  2 * (longScopes(spec).indexOf(scope) + 1) + Number(numbered)
export const isArticleKind = (kind: number) => kind % 2 === 1

export const LINE_BREAK_CODE = 0x0a

export interface PartText {
  /** The code point of each character. */
  codes: Uint32Array
  /** For each piece: the position of its line break, and its kind. */
  ends: number[]
  kinds: number[]
  /** The document of each character, numbered from 0 within the part. */
  documents: Uint16Array
  /** The end of each document's title. */
  titles: number[]
}

/** Returns the joined texts of a part. A doc id that is not in use gets an empty title. */
export function partTextOf(
  spec: CollectionSpec,
  texts: Array<{ full: string; layout: StoredTextLayout } | undefined>,
): PartText {
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
      at = add(pieceKindOf(spec, scope, no !== undefined), full, at, at + size)
    }
    documents.fill(document, start, length)
  })
  return { codes: codes.subarray(0, length), ends, kinds, documents, titles }
}

/** The documents and pieces of a part, and which pieces a search includes. */
export interface SearchScope {
  /** Whether all pieces are included. If so, `ends` and `included` are empty. */
  isWhole: boolean
  /** For each piece: its end, and a flag that tells whether it is included. */
  ends: Uint32Array
  included: Uint8Array
  /** The end of each document, as a position that `compactPositions` returns. */
  documents: Uint32Array
  /** The end of each document's title in the full text. */
  titles: Uint32Array
}
