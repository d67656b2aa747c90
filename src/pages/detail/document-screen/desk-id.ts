import type { Params } from '@domain/format/address'
import { deskIdOf } from '@/libraries/desk-id'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'

export interface Read {
  source: DocumentSource
  params: Params
  document: ReadableDocument
}

/** An address that names its document otherwise than by its path leaves that to the document. */
export const deskId = ({ source: { route }, params, document: { id, own } }: Read) =>
  deskIdOf({ route, params }, own?.law) ?? `${route} ${id}`
