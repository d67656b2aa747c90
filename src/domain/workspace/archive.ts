/** What is kept of somebody as one .zip: as data for programs, and their desk as a paper for people. */
import { docxParts } from '../document-model/docx'
import { zipOf } from '../document-model/zip'
import type { Ledger } from './sync-state'
import { type Imprint, paperOf } from './paper'

export const ARCHIVE = { data: '我的信息.json', desk: '我的工作台.docx' }

export function archiveOf(data: unknown, ledger: Ledger, imprint: Imprint): Uint8Array {
  const paper = paperOf(ledger, imprint)
  return zipOf({
    [ARCHIVE.data]: JSON.stringify(data, null, 2),
    ...(paper ? { [ARCHIVE.desk]: zipOf(docxParts(paper)) } : {}),
  })
}
