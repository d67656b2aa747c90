/** What a share key shows: one document, or the charts of one query. */
import type { SharedData, ShareMethod, ShareRequest } from '@contract/share'
import type { PermissionPoint } from '@contract/user'
import type { Engine } from '../engine/port'
import type { Visitor } from '../http/visitor'
import { caseLibrary } from '../libraries/case'
import { refuseMembersOnly, refuseWithout } from '../search/access'
import { clauseOf } from '../search/clause'
import { readQuery } from '../search/request'
import { openJudicial } from './judicialview'
import { openCase, sharedVisual } from './judgement'
import { openLaw } from './lawregu'
import { readSharedQuery } from '@domain/query/shared-document'

interface Shareable {
  point: PermissionPoint
  open(engine: Engine, id: string, query: string): Promise<unknown>
}

const SHAREABLE: Record<ShareMethod, Shareable> = {
  judgement_details_interface: { point: 'judgement', open: openCase },
  lawregu_details_interface: { point: 'lawregu', open: openLaw },
  judicialview_details_interface: { point: 'judicialview', open: openJudicial },
  case_visual_interface: { point: 'judgement', open: (engine, _id, query) => sharedVisual(engine, query) },
}

/** A key gives away what its maker may see, and no more. */
export function refuseToShare({ method, params }: ShareRequest[number], visitor: Visitor) {
  refuseWithout(SHAREABLE[method].point, { visitor })
  if (method !== 'case_visual_interface') return
  const conditions = readQuery(params.query)
  refuseMembersOnly(visitor, conditions, clauseOf(conditions, caseLibrary), caseLibrary)
}

/** Keys that were made before the query named the document have it beside. */
export function sharedData(engine: Engine, { method, params }: SharedData) {
  const { id, query } = readSharedQuery(params.query)
  return SHAREABLE[method].open(engine, id ?? params.id ?? '', query)
}
