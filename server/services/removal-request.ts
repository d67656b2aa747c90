/** Accepts requests to mask a name in a document, or to withdraw the document. Both the page and the service use it. */
import {
  type RemovableLibrary,
  type RemovalKind,
  type RemovalValues,
  trimmedRemovalValues,
  parseReceipt,
  wrongRemovalFields,
} from '@domain/removal-request'
import type { FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts'
import type { RemovalRequestStatus } from '../accounts/removal-requests'
import type { Engine } from '../engine/port'
import { HttpError } from '../http/http-error'
import { visitorKey } from '../http/visitor'
import { requireDocument } from '../search/run'
import type { ServerSettings } from '../settings'
import { privacyVersion } from '../web/privacy-page'

export interface RemovalDeps {
  store: AccountStore
  settings: ServerSettings
  engine?: Engine
}

/** Returns the title of a document. Refuses a document that does not exist or was withdrawn. */
export async function removableDocumentTitle({ engine }: RemovalDeps, library: RemovableLibrary, id: string) {
  if (!engine) throw new HttpError('not_found')
  return (await requireDocument(engine, library, id)).title
}

interface TypedRequest {
  library: RemovableLibrary
  id: string
  kind: RemovalKind
  values: RemovalValues
}

/** Stores a request. Returns its receipt. */
export async function storeRemovalRequest(
  deps: RemovalDeps,
  request: FastifyRequest,
  typed: TypedRequest,
): Promise<string> {
  const { library, id, kind } = typed
  const values = trimmedRemovalValues(typed.values)
  if (wrongRemovalFields(values).length > 0) throw new HttpError('removal_incomplete')
  const title = await removableDocumentTitle(deps, library, id)
  const added = await deps.store.removalRequests.add({
    kind,
    collection: library,
    document: id,
    title,
    values,
    consent: privacyVersion(deps.settings),
    visitor: visitorKey(request),
  })
  if (!added.ok) throw new HttpError(added.why)
  return added.receipt
}

export async function removalRequestStatus({ store }: RemovalDeps, text: string): Promise<RemovalRequestStatus> {
  const receipt = parseReceipt(text)
  const status = receipt && (await store.removalRequests.status(receipt))
  if (!status) throw new HttpError('receipt_unknown')
  return status
}
