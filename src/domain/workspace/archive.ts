/** Writes personal data as one zip file. It has the data as JSON, and the workspace as a document for people. */
import { docxParts } from '../document-model/docx'
import { zipOf } from '../document-model/zip'
import type { SyncState } from './sync-state'
import { type Colophon, workspaceDocument } from './document'

export const ARCHIVE = { data: '我的数据.json', desk: '我的工作台.docx' }

export function archiveOf(data: unknown, state: SyncState, colophon: Colophon): Uint8Array {
  const document = workspaceDocument(state, colophon)
  return zipOf({
    [ARCHIVE.data]: JSON.stringify(data, null, 2),
    ...(document ? { [ARCHIVE.desk]: zipOf(docxParts(document)) } : {}),
  })
}
