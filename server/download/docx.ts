/** A document as a Word file. */
import { clean, hasValue, type DocumentModel, type DocumentBlock } from '@domain/document-model/document-model'
import { Document, Packer, Paragraph } from 'docx'
import { factTable, headingOf, linesOf, titleOf } from './paper'

const blockOf = ({ heading, level = 1, text }: DocumentBlock) => [
  ...(heading ? [headingOf(heading, level)] : []),
  ...(text ? linesOf(text) : []),
]

export function docxOf({ title, facts, blocks }: DocumentModel): Promise<Buffer> {
  const known = facts.filter(hasValue)
  const table = known.length > 0 ? [factTable(known), new Paragraph({})] : []
  const children = [titleOf(title), ...table, ...blocks.flatMap(blockOf)]
  return Packer.toBuffer(new Document({ title: clean(title), sections: [{ children }] }))
}
