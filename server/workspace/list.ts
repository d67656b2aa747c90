/** What lies in a folder of a desk, as a list of authorities on paper. */
import type { DeskExport } from '@contract/desk'
import { documentBlock, factsOf, type Imprint } from '@domain/workspace/paper'
import type { DocumentModel } from '@domain/document-model/document-model'

export const listOf = ({ title, documents }: DeskExport, imprint: Imprint): DocumentModel => ({
  title,
  facts: factsOf(documents.length, imprint),
  blocks: documents.map(({ notes = [], ...listed }, at) => documentBlock(listed, notes, at)),
})
