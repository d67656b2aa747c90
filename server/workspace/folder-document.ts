/** Converts a folder of the workspace to a printable list of its documents, with the reader's notes. */
import type { WorkspaceExport } from '@contract/workspace'
import { documentBlock, exportFacts, type ExportDetails } from '@domain/workspace/document'
import type { DocumentModel } from '@domain/document-model/document-model'

export const folderDocument = ({ title, documents }: WorkspaceExport, exportDetails: ExportDetails): DocumentModel => ({
  title,
  facts: exportFacts(documents.length, exportDetails),
  blocks: documents.map(({ notes = [], ...listed }, at) => documentBlock(listed, notes, at)),
})
