/** A folder of the workspace as a printed list of authorities. */
import type { WorkspaceExport } from '@contract/workspace'
import { documentBlock, colophonFacts, type Colophon } from '@domain/workspace/document'
import type { DocumentModel } from '@domain/document-model/document-model'

export const authoritiesDocument = ({ title, documents }: WorkspaceExport, colophon: Colophon): DocumentModel => ({
  title,
  facts: colophonFacts(documents.length, colophon),
  blocks: documents.map(({ notes = [], ...listed }, at) => documentBlock(listed, notes, at)),
})
