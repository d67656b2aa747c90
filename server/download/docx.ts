/** Makes a Word file of a document. */
import {
  withoutUnwritable,
  hasValue,
  type DocumentModel,
  type DocumentBlock,
} from '@domain/document-model/document-model'
import { Document, Packer, Paragraph } from 'docx'
import { factTable, headingParagraph, textParagraphs, titleParagraph } from './docx-elements'

const blockOf = ({ heading, level = 1, text }: DocumentBlock) => [
  ...(heading ? [headingParagraph(heading, level)] : []),
  ...(text ? textParagraphs(text) : []),
]

export function docxOf({ title, facts, blocks }: DocumentModel): Promise<Buffer> {
  const present = facts.filter(hasValue)
  const table = present.length > 0 ? [factTable(present), new Paragraph({})] : []
  const children = [titleParagraph(title), ...table, ...blocks.flatMap(blockOf)]
  return Packer.toBuffer(new Document({ title: withoutUnwritable(title), sections: [{ children }] }))
}
