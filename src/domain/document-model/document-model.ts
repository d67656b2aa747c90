/** A document to print or export, independent of the format. */
export interface DocumentBlock {
  heading?: string
  level?: 1 | 2 | 3
  /** Each line becomes a paragraph. */
  text?: string
}

export interface DocumentModel {
  title: string
  /** Name and value, shown as a table under the title. Facts without a value are left out. */
  facts: Array<[name: string, value: string | undefined]>
  blocks: DocumentBlock[]
}

// XML has no place for control characters and lone surrogates, and one of them makes Word refuse the whole file.
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu
export const clean = (text: string) => text.replace(UNWRITABLE, '')

export const hasValue = (fact: DocumentModel['facts'][number]): fact is [string, string] => !!fact[1]
