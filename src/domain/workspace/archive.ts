/** Writes personal data as one zip file: the data as JSON, and the workspace as a Word document. */
import { docxParts } from '../document-model/docx'
import { zipOf } from '../document-model/zip'
import type { SyncState } from './sync-state'
import { type ExportDetails, workspaceDocument } from './document'

export const ARCHIVE_FILES = { data: '我的数据.json', desk: '我的工作台.docx' }

export function dataArchiveOf(data: unknown, state: SyncState, exportDetails: ExportDetails): Uint8Array {
  const document = workspaceDocument(state, exportDetails)
  return zipOf({
    [ARCHIVE_FILES.data]: JSON.stringify(data, null, 2),
    ...(document ? { [ARCHIVE_FILES.desk]: zipOf(docxParts(document)) } : {}),
  })
}
