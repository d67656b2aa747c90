import type { Params } from '@domain/format/address'
import { type DocumentSource, type ReadableDocument, workspaceIdOf } from '@/libraries/document'

export interface OpenDocument {
  source: DocumentSource
  params: Params
  document: ReadableDocument
}

/** The document's id in the workspace. An address without the id in its path uses the loaded document. */
export const workspaceId = ({ source: { route }, params, document }: OpenDocument) =>
  workspaceIdOf({ route, params }, document.enclosingLaw?.law) ?? `${route} ${document.id}`
