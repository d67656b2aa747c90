/** The text of a document that comes in labelled sections: its passages, and the catalog of them. */
import type { LabelledParagraph } from '@contract/judgement'
import { isCaption, isNumberedHeading, isSignature, tableRow } from '@domain/text/document-lines'
import { plainText } from '@domain/text/markup'
import type { CatalogEntry, Passage, ReadableDocument } from '../document'

const HEAD = '首部'

function alignOf(line: string, label: string) {
  if (label === HEAD && isCaption(line)) return 'center'
  return isSignature(line) ? 'right' : undefined
}

/** Sections of one label that follow each other are one; what holds no text is not there. */
function joined(sections: LabelledParagraph[]): LabelledParagraph[] {
  const found: LabelledParagraph[] = []
  for (const { lableName, subParagraphs } of sections) {
    const lines = subParagraphs.filter(({ text }) => plainText(text).trim())
    const last = found[found.length - 1]
    if (last && last.lableName === lableName) last.subParagraphs.push(...lines)
    else if (lines.length) found.push({ lableName, subParagraphs: lines })
  }
  return found
}

export function labelledText(sections: LabelledParagraph[]): Pick<ReadableDocument, 'passages' | 'catalog'> {
  const passages: Passage[] = []
  const catalog: CatalogEntry[] = []
  for (const { lableName, subParagraphs } of joined(sections)) {
    if (lableName) {
      catalog.push({ text: lableName, level: 1, passage: passages.length })
      passages.push({ kind: 'label', text: lableName })
    }
    for (const { text } of subParagraphs) {
      const row = tableRow(text)
      if (row !== undefined) {
        if (row) passages.push({ kind: 'paragraph', text: row, align: 'start' })
        continue
      }
      const line = plainText(text).trim()
      const align = alignOf(line, lableName)
      if (isNumberedHeading(line)) catalog.push({ text: line, level: 2, passage: passages.length })
      passages.push(align ? { kind: 'paragraph', text, align } : { kind: 'paragraph', text })
    }
  }
  return { passages, catalog }
}
