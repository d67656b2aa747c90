/** Converts documents to database rows and back. */
import type { EngineDocument } from '../port'
import { wellFormed } from '../well-formed'

export interface StoredDocumentRow {
  /** The document id. It is stored as a blob, because SQLite's text functions stop at NUL. */
  id: Uint8Array
  /**
   * The full text: title and blocks, separated by line breaks. It is in UTF-16, which is read ten times faster than
   * UTF-8.
   */
  text: Uint8Array
  /** A `StoredTextLayout` as JSON. */
  layout: string
  /** The `DocumentColumns` as JSON. */
  keys: string
  /** The names and the payload as JSON. */
  rest: string
}

/** The lengths of the title and of each block in the full text, in UTF-16 code units. */
export interface StoredTextLayout {
  title: number
  blocks: Array<[scope: string, length: number, no?: string]>
}

/** What the columns in memory contain of a document. */
export type DocumentColumns = Pick<EngineDocument, 'values' | 'numbers' | 'weight'> & { lengths: Lengths }
/** The number of characters in the title and in the blocks of each scope. */
type Lengths = Record<string, number>
type Rest = Pick<EngineDocument, 'names' | 'payload'>

const view = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
export const readId = (bytes: Uint8Array) => view(bytes).toString('utf8')
export const readText = (bytes: Uint8Array) => view(bytes).toString('utf16le')

const lengthOf = (text: string) => {
  let length = text.length
  for (let at = 0; at < text.length; at++) if (text.codePointAt(at)! > 0xffff) length--
  return length
}

function lengthsOf({ title, blocks }: EngineDocument): Lengths {
  const lengths: Lengths = { title: lengthOf(title) }
  for (const { scope, text } of blocks) lengths[scope] = (lengths[scope] ?? 0) + lengthOf(text)
  return lengths
}

export function documentToRow(document: EngineDocument): StoredDocumentRow {
  const { id, title, blocks, names, values, numbers, weight, payload } = document
  const layout: StoredTextLayout = {
    title: title.length,
    blocks: blocks.map(({ scope, text, no }) => (no === undefined ? [scope, text.length] : [scope, text.length, no])),
  }
  const keys: DocumentColumns = { values, numbers, weight, lengths: lengthsOf(document) }
  const rest: Rest = { names, payload }
  return {
    id: Buffer.from(id, 'utf8'),
    text: Buffer.from(wellFormed([title, ...blocks.map(({ text }) => text)].join('\n')), 'utf16le'),
    layout: JSON.stringify(layout),
    keys: JSON.stringify(keys),
    rest: JSON.stringify(rest),
  }
}

export function blocksOf(text: string, layout: StoredTextLayout): EngineDocument['blocks'] {
  let at = layout.title + 1
  return layout.blocks.map(([scope, length, no]) => {
    const block = { scope, ...(no === undefined ? {} : { no }), text: text.slice(at, at + length) }
    at += length + 1
    return block
  })
}

export function documentFromRow(row: StoredDocumentRow): EngineDocument {
  const text = readText(row.text)
  const layout = JSON.parse(row.layout) as StoredTextLayout
  const { values, numbers, weight } = JSON.parse(row.keys) as DocumentColumns
  const { names, payload } = JSON.parse(row.rest) as Rest
  const title = text.slice(0, layout.title)
  return { id: readId(row.id), title, blocks: blocksOf(text, layout), names, values, numbers, weight, payload }
}

export const isSameRow = (a: StoredDocumentRow, b: StoredDocumentRow) =>
  a.layout === b.layout && a.keys === b.keys && a.rest === b.rest && Buffer.compare(a.text, b.text) === 0
