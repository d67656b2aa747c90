import type { Params } from '@domain/format/address'
import { type DocumentSource, type ReadableDocument, workspaceIdOf } from '@/libraries/document'

export interface OpenDocument {
  source: DocumentSource
  params: Params
  document: ReadableDocument
}

/** An address that names its document otherwise than by its path leaves that to the document. */
export const workspaceId = ({ source: { route }, params, document }: OpenDocument) =>
  workspaceIdOf({ route, params }, document.own?.law) ?? `${route} ${document.id}`
