/** What lies in a folder of a desk, as a list of authorities on paper. */
import type { DeskExport } from '@contract/desk'
import { documentBlock, colophonFacts, type Colophon } from '@domain/workspace/paper'
import type { DocumentModel } from '@domain/document-model/document-model'

export const listOf = ({ title, documents }: DeskExport, imprint: Colophon): DocumentModel => ({
  title,
  facts: colophonFacts(documents.length, imprint),
  blocks: documents.map(({ notes = [], ...listed }, at) => documentBlock(listed, notes, at)),
})
