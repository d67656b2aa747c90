/** A document cut into what is drawn at a time: its paragraphs, and parts of those that are too long for one. */
import { isItem } from '@domain/citation/article'
import { holdsLongRun } from '@domain/text/document-lines'
import { plainText } from '@domain/text/markup'
import { cutsPair } from '@domain/text/occurrences'
import type { Passage } from '@/libraries/document'

export type Look =
  /** Headings of the first level, and of those below. */
  | 'part'
  | 'chapter'
  | 'label'
  /** The first paragraph of an article, its number hanging; its other paragraphs; （一） in one. */
  | 'article'
  | 'clause'
  | 'item'
  | 'paragraph'
  /** What goes on where a long paragraph was cut. */
  | 'rest'
  | 'center'
  | 'right'
  /** A row of a table. */
  | 'start'

/** A stretch of a passage's plain text. */
export interface Piece {
  passage: number
  from: number
  to: number
  look: Look
  /** How much room its letters take in a row, in widths of a Chinese one. */
  ems: number
  /** Its lines end where they end: justified, they would tear open. */
  ragged?: true
}

export interface Reading {
  passages: Passage[]
  /** Of each passage: its text without markup, an article's number before it. */
  plain: string[]
  pieces: Piece[]
  /** Of each passage: its first piece. */
  firstPiece: number[]
}

/** A paragraph longer than this is cut, at the end of a sentence if there is one in its second half. */
export const LONGEST = 1000
const LONGEST_ITEM_NUMBER = 14
const SENTENCE_END = /[。；！？!?;]/

/** Between an article's number and its text. */
export const NUMBER_GAP = '\u3000'

const plainOf = (passage: Passage) =>
  passage.kind === 'article' ? passage.number + NUMBER_GAP + plainText(passage.text) : plainText(passage.text)

function emsOf(text: string, from: number, to: number): number {
  let ems = 0
  for (let at = from; at < to; at++) ems += text.charCodeAt(at) < 0x2e80 ? 0.55 : 1
  return ems
}

function cutBefore(text: string, from: number, to: number): number {
  if (to - from <= LONGEST) return to
  const end = from + LONGEST
  for (let at = end; at > from + LONGEST / 2; at--) if (SENTENCE_END.test(text.charAt(at - 1))) return at
  return cutsPair(text, end) ? end - 1 : end
}

function looksOf(passage: Passage): { first: Look; others: Look } {
  switch (passage.kind) {
    case 'heading':
      return passage.level === 1 ? { first: 'part', others: 'part' } : { first: 'chapter', others: 'chapter' }
    case 'label':
      return { first: 'label', others: 'label' }
    case 'article':
      return { first: 'article', others: 'clause' }
    case 'paragraph':
      return { first: passage.align ?? 'paragraph', others: passage.align ?? 'paragraph' }
  }
}

function piecesOf(passage: Passage, index: number, text: string): Piece[] {
  const { first, others } = looksOf(passage)
  const pieces: Piece[] = []
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf('\n', start)
    const to = end < 0 ? text.length : end
    for (let from = start; from < to;) {
      const cut = cutBefore(text, from, to)
      let look = pieces.length ? others : first
      if (from > start) look = 'rest'
      else if (look === 'clause' && isItem(text.slice(from, Math.min(to, from + LONGEST_ITEM_NUMBER)))) look = 'item'
      const ragged = holdsLongRun(text.slice(from, cut)) ? { ragged: true as const } : {}
      pieces.push({ passage: index, from, to: cut, look, ems: emsOf(text, from, cut), ...ragged })
      from = cut
    }
    start = to + 1
  }
  return pieces
}

export function readingOf(passages: Passage[]): Reading {
  const plain = passages.map(plainOf)
  const pieces: Piece[] = []
  const firstPiece: number[] = []
  passages.forEach((passage, index) => {
    firstPiece.push(pieces.length)
    for (const piece of piecesOf(passage, index, plain[index] ?? '')) pieces.push(piece)
  })
  return { passages, plain, pieces, firstPiece }
}

/** The piece that an offset of a passage lies in. */
export function pieceAt({ pieces, firstPiece }: Reading, passage: number, offset = 0): number {
  const end = firstPiece[passage + 1] ?? pieces.length
  let index = firstPiece[passage] ?? 0
  while (index + 1 < end && (pieces[index + 1]?.from ?? Infinity) <= offset) index++
  return Math.min(index, pieces.length - 1)
}
