/** What lies in a folder of a desk, as a list of authorities on paper. */
import type { DeskExport } from '@contract/desk'
import { copy, fill } from '../copy'
import type { DocxBlock, DocxContent } from '../download/docx'
import type { Moment } from '../report/moment'

const text = copy.desk

type Listed = DeskExport['documents'][number]

function blockOf({ title, library, from, number, day, status, remark }: Listed, at: number): DocxBlock {
  const known = [library, from, number, day, status].filter(Boolean).join(text.between)
  return {
    heading: fill(text.line, { at: at + 1, title }),
    level: 3,
    text: [known, remark ? fill(text.remark, { remark }) : ''].filter(Boolean).join('\n'),
  }
}

export const listOf = ({ title, documents }: DeskExport, { day, clock }: Moment, platform: string): DocxContent => ({
  title,
  facts: [
    [text.facts.count, fill(text.count, { count: documents.length })],
    [text.facts.time, `${day} ${clock}`],
    [text.facts.platform, platform],
  ],
  blocks: documents.map(blockOf),
})
