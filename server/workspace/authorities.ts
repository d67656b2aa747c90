/** Converts a folder of the workspace to a printable list of authorities. */
import type { WorkspaceExport } from '@contract/workspace'
import { documentBlock, exportFacts, type ExportDetails } from '@domain/workspace/document'
import type { DocumentModel } from '@domain/document-model/document-model'

export const authoritiesDocument = ({ title, documents }: WorkspaceExport, colophon: ExportDetails): DocumentModel => ({
  title,
  facts: exportFacts(documents.length, colophon),
  blocks: documents.map(({ notes = [], ...listed }, at) => documentBlock(listed, notes, at)),
})
