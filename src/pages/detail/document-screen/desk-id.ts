import type { Params } from '@domain/format/address'
import { type DocumentSource, type ReadableDocument, workspaceIdOf } from '@/libraries/document'

export interface Read {
  source: DocumentSource
  params: Params
  document: ReadableDocument
}

/** An address that names its document otherwise than by its path leaves that to the document. */
export const deskId = ({ source: { route }, params, document: { id, enclosingLaw } }: Read) =>
  workspaceIdOf({ route, params }, enclosingLaw?.law) ?? `${route} ${id}`
