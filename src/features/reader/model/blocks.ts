/** Splits a document into blocks. A block is a paragraph, or a part of a paragraph that is too long. */
import { isListItem } from '@domain/citation/article'
import { holdsLongRun } from '@domain/text/document-lines'
import { plainText } from '@domain/text/markup'
import { splitsSurrogatePair } from '@domain/text/occurrences'
import type { Passage } from '@/libraries/document'

export type BlockLook =
  /** A heading of level 1. A heading of any other level has the look `chapter`. */
  | 'part'
  | 'chapter'
  | 'label'
  /**
   * The three looks inside a law. `article` is the first paragraph of an article, with a hanging number. `clause` is
   * a further paragraph. `item` is a numbered item such as （一）.
   */
  | 'article'
  | 'clause'
  | 'item'
  | 'paragraph'
  /** The continuation of a long paragraph. */
  | 'rest'
  | 'center'
  | 'right'
  /** A row of a table. */
  | 'start'

/** A range of a passage's plain text, which is drawn as one element. */
export interface PassageBlock {
  passage: number
  from: number
  to: number
  look: BlockLook
  /** The width of the text on one line, in widths of a Chinese character. */
  ems: number
  /** Whether the block is not justified. In a block with long unbreakable runs, justification would leave wide gaps. */
  ragged?: true
}

export interface TextBlocks {
  passages: Passage[]
  /** The text of each passage without markup. The text of an article starts with its number. */
  plain: string[]
  blocks: PassageBlock[]
  /** The index of each passage's first block. */
  firstBlock: number[]
}

/**
 * The maximum length of a block in characters. A longer paragraph is split after a sentence in the second half of this
 * length, or else at this length.
 */
export const MAX_BLOCK_LENGTH = 1000
const LONGEST_ITEM_NUMBER = 14
const SENTENCE_END = /[。；！？!?;]/

/** Separates an article's number from its text. */
export const NUMBER_GAP = '\u3000'

const plainOf = (passage: Passage) =>
  passage.kind === 'article' ? passage.number + NUMBER_GAP + plainText(passage.text) : plainText(passage.text)

function emsOf(text: string, from: number, to: number): number {
  let ems = 0
  for (let at = from; at < to; at++) ems += text.charCodeAt(at) < 0x2e80 ? 0.55 : 1
  return ems
}

function cutBefore(text: string, from: number, to: number): number {
  if (to - from <= MAX_BLOCK_LENGTH) return to
  const end = from + MAX_BLOCK_LENGTH
  for (let at = end; at > from + MAX_BLOCK_LENGTH / 2; at--) if (SENTENCE_END.test(text.charAt(at - 1))) return at
  return splitsSurrogatePair(text, end) ? end - 1 : end
}

function looksOf(passage: Passage): { first: BlockLook; others: BlockLook } {
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

function blocksOf(passage: Passage, index: number, text: string): PassageBlock[] {
  const { first, others } = looksOf(passage)
  const blocks: PassageBlock[] = []
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf('\n', start)
    const to = end < 0 ? text.length : end
    for (let from = start; from < to;) {
      const cut = cutBefore(text, from, to)
      let look = blocks.length ? others : first
      if (from > start) look = 'rest'
      else if (look === 'clause' && isListItem(text.slice(from, Math.min(to, from + LONGEST_ITEM_NUMBER))))
        look = 'item'
      const ragged = holdsLongRun(text.slice(from, cut)) ? { ragged: true as const } : {}
      blocks.push({ passage: index, from, to: cut, look, ems: emsOf(text, from, cut), ...ragged })
      from = cut
    }
    start = to + 1
  }
  return blocks
}

export function textBlocksOf(passages: Passage[]): TextBlocks {
  const plain = passages.map(plainOf)
  const blocks: PassageBlock[] = []
  const firstBlock: number[] = []
  passages.forEach((passage, index) => {
    firstBlock.push(blocks.length)
    for (const block of blocksOf(passage, index, plain[index] ?? '')) blocks.push(block)
  })
  return { passages, plain, blocks, firstBlock }
}

/** Returns the index of the block that contains an offset of a passage. */
export function blockIndexAt({ blocks, firstBlock }: TextBlocks, passage: number, offset = 0): number {
  const end = firstBlock[passage + 1] ?? blocks.length
  let index = firstBlock[passage] ?? 0
  while (index + 1 < end && (blocks[index + 1]?.from ?? Infinity) <= offset) index++
  return Math.min(index, blocks.length - 1)
}

const isTop = ({ look }: PassageBlock) => look === 'part' || look === 'label'

/**
 * Returns the heading level of each block, or `undefined` for a block that is no heading. Parts and labels have level
 * 2. A chapter has level 3 if a part or label precedes it, otherwise level 2. Level 1 is the document's title, which is
 * not among the blocks.
 */
export function headingLevelsOf(blocks: PassageBlock[]): (number | undefined)[] {
  let inside = false
  return blocks.map(block => {
    if (isTop(block)) {
      inside = true
      return 2
    }
    if (block.look !== 'chapter') return undefined
    return inside ? 3 : 2
  })
}

/**
 * Returns the heading of the part or label that contains the first drawn block. If this heading is drawn itself, or if
 * there is none, returns `undefined`.
 */
export function headingAbove(blocks: PassageBlock[], from: number): PassageBlock | undefined {
  const first = blocks[from]
  if (!first || isTop(first)) return undefined
  for (let at = from - 1; at >= 0; at--) {
    const block = blocks[at]
    if (block && isTop(block)) return block
  }
  return undefined
}
