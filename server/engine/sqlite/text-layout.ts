/**
 * A part as one line of characters. Each title and each block is a segment that ends with a line break. Distances in
 * the line are distances in characters.
 */
import type { CollectionSpec } from '../port'
import type { StoredTextLayout } from './stored'
import { longScopes } from './tables'

/** The kinds of segments: even numbers for text without an article number, odd numbers for articles. */
export const TITLE = 0
export const kindOf = (spec: CollectionSpec, scope: string, numbered: boolean) =>
  2 * (longScopes(spec).indexOf(scope) + 1) + Number(numbered)
export const isNumbered = (kind: number) => kind % 2 === 1

export const LINE_BREAK_CODE = 0x0a

export interface Line {
  codes: Uint32Array
  /** The end (its line break) and the kind of each segment. */
  ends: number[]
  kinds: number[]
  /** The document of each character, counted from 0, and the end of each document's title. */
  documents: Uint16Array
  titles: number[]
}

/** Joins the texts of a part in one line. An unused doc id becomes an empty title. */
export function lineOf(
  spec: CollectionSpec,
  texts: Array<{ full: string; layout: StoredTextLayout } | undefined>,
): Line {
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
    let at = add(TITLE, full, 0, layout.title)
    titles.push(length - 1)
    for (const [scope, size, no] of layout.blocks) {
      at = add(kindOf(spec, scope, no !== undefined), full, at, at + size)
    }
    documents.fill(document, start, length)
  })
  return { codes: codes.subarray(0, length), ends, kinds, documents, titles }
}

/** The documents and segments of a part, and the segments that a search includes. */
export interface SearchScope {
  /** Whether all segments are included. Then `ends` and `included` are empty. */
  isWhole: boolean
  /** The position of each segment's line break, and a flag for each included segment. */
  ends: Uint32Array
  included: Uint8Array
  /** The end of each document after `compact`. `titles` has the ends of titles, used if the scope is whole. */
  documents: Uint32Array
  titles: Uint32Array
}
