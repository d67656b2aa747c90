/** Reads the content that a share key opens: one document, or the charts of one query. */
import type { ShareMethod, ShareRequest } from '@contract/share'
import type { PermissionPoint } from '@contract/user'
import type { Account } from '../accounts/accounts'
import type { Engine } from '../engine/port'
import type { Visitor } from '../http/visitor'
import { HttpError } from '../http/http-error'
import { SERVED_LIBRARIES } from '../libraries/all'
import { caseLibrary } from '../libraries/case'
import { isPermissionGranted, refuseMembersOnlyConditions, refuseWithoutPermission } from '../search/access'
import { clauseOf } from '../search/clause'
import { readQuery } from '../search/request'
import { openDocumentWithFacts } from '../search/run'
import { sharedCharts } from '../libraries/case/service'
import { readSharedQuery } from '@domain/query/shared-document'

interface Shareable {
  point: PermissionPoint
  open(engine: Engine, id: string, query: string): Promise<unknown>
}

/** Returns what a share method opens: charts, or a document of the library with this method. */
function shareable(method: ShareMethod): Shareable {
  if (method === 'case_visual_interface')
    return { point: caseLibrary.service.point, open: (engine, _id, query) => sharedCharts(engine, query) }
  const library = SERVED_LIBRARIES.find(({ service }) => service.contract.share === method)
  if (!library) throw new HttpError('invalid_request')
  const { point } = library.service
  return {
    point,
    open: (engine, id, query) => openDocumentWithFacts(engine, library, id, query),
  }
}

/** Refuses to share content that the visitor may not see. */
export function requireShareable({ method, params }: ShareRequest[number], visitor: Visitor) {
  refuseWithoutPermission(shareable(method).point, { visitor })
  if (method !== 'case_visual_interface') return
  const conditions = readQuery(params.query)
  refuseMembersOnlyConditions(visitor, conditions, clauseOf(conditions, caseLibrary), caseLibrary)
}

/** Refuses a key if the person who made it has lost the permission. */
export function requireMakerPermission(method: ShareMethod, maker?: Account) {
  const visitor = maker && { kind: maker.kind, account: maker, token: '' }
  if (visitor && !isPermissionGranted(shareable(method).point, visitor)) throw new HttpError('share_expired')
}

/** Returns the data that a key opens. In older keys the document's id is not part of the query. */
export function readSharedData(engine: Engine, { method, params }: ShareRequest[number]) {
  const { id, query } = readSharedQuery(params.query)
  return shareable(method).open(engine, id ?? params.id ?? '', query)
}
