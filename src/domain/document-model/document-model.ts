/** A part of a document: a heading, a text, or a heading with its text. */
export interface DocumentBlock {
  heading?: string
  level?: 1 | 2 | 3
  /** The text of the block. Each line becomes a paragraph. */
  text?: string
}

/** A document to print or export, independent of the file format. */
export interface DocumentModel {
  title: string
  /** Names and values for the table below the title. A fact without a value is left out. */
  facts: Array<[name: string, value: string | undefined]>
  blocks: DocumentBlock[]
}

// XML forbids or discourages control characters other than tab and line ends, U+FFFE, U+FFFF and lone surrogates. Word
// may refuse a file that contains one of them.
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu
export const withoutUnwritable = (text: string) => text.replace(UNWRITABLE, '')

export const hasValue = (fact: DocumentModel['facts'][number]): fact is [string, string] => !!fact[1]
