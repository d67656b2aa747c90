/** Word files and PDFs that are cheap to send but expensive to read. */
import { zip } from '../support/docx'
import { bombPage, pdfFile } from '../support/pdf'
import { FACTORS } from './hostile'

const PARTS = ['</w:tc>', '<w:tc>', '<w:t', '<w:p><w:r><w:t>', '</w:p>', '<!--', '<![CDATA[', '&amp', '<w:tbl><w:tr>']
/** The length of the unpacked text. It compresses to a few kilobytes. */
const LENGTH = 300_000
/** The megabytes to which a page of a PDF unpacks. */
const BOMB_MEGABYTES = 40

const docx = (body: string) =>
  zip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
  })

export function* hostileFiles(): Generator<Buffer> {
  for (const factor of FACTORS)
    for (const part of PARTS) yield docx(part.repeat(Math.ceil((LENGTH * factor) / part.length)))
  for (const factor of FACTORS) yield pdfFile({ pages: [bombPage(BOMB_MEGABYTES * factor)] })
  yield Buffer.from('PK\x03\x04 no archive')
  yield Buffer.alloc(1024 * 1024, 0xff)
  yield Buffer.from('《'.repeat(500_000))
}
