/** A document as a Word file. */
import { Document, Packer, Paragraph } from 'docx'
import { clean, factTable, headingOf, linesOf, titleOf } from './paper'

export interface DocxBlock {
  heading?: string
  level?: 1 | 2 | 3
  /** Each line becomes a paragraph. */
  text?: string
}

export interface DocxContent {
  title: string
  /** Name and value, shown as a table under the title; those without a value are left out. */
  facts: Array<[name: string, value: string | undefined]>
  blocks: DocxBlock[]
}

const blockOf = ({ heading, level = 1, text }: DocxBlock) => [
  ...(heading ? [headingOf(heading, level)] : []),
  ...(text ? linesOf(text) : []),
]

export function docxOf({ title, facts, blocks }: DocxContent): Promise<Buffer> {
  const known = facts.filter((fact): fact is [string, string] => !!fact[1])
  const table = known.length > 0 ? [factTable(known), new Paragraph({})] : []
  const children = [titleOf(title), ...table, ...blocks.flatMap(blockOf)]
  return Packer.toBuffer(new Document({ title: clean(title), sections: [{ children }] }))
}
