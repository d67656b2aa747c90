/**
 * A part of a collection, the documents of so many ordinals, as one line of characters: each title and each block is a segment,
 * closed by a line break. A distance in it is a distance in characters.
 */
import type { CollectionSpec } from '../port'
import type { Layout } from './stored'
import { longScopes } from './tables'

/** What a segment is: even for a text that has no number, odd for an article. */
export const TITLE = 0
export const kindOf = (spec: CollectionSpec, scope: string, numbered: boolean) =>
  2 * (longScopes(spec).indexOf(scope) + 1) + Number(numbered)
export const isNumbered = (kind: number) => kind % 2 === 1

export const BREAK = 0x0a

export interface Line {
  codes: Uint32Array
  /** Where the line breaks of segments stand, and what the segments are. */
  ends: number[]
  kinds: number[]
  /** The document of each character, from 0, and where the titles of these end. */
  documents: Uint16Array
  titles: number[]
}

/** An ordinal that nobody has is an empty title. */
export function lineOf(spec: CollectionSpec, texts: Array<{ full: string; layout: Layout } | undefined>): Line {
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
    codes[length++] = BREAK
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

/** What a question walks over in a part: its documents and segments, and which of these are asked about. */
export interface SearchScope {
  /** All segments are asked about: then they are not told one by one. */
  isWhole: boolean
  /** Where the line break of each segment stands. */
  ends: Uint32Array
  included: Uint8Array
  /** Where each document ends when `closedUp`, and where the scope is whole, its title. */
  documents: Uint32Array
  titles: Uint32Array
}
