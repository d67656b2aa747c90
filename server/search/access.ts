/** Who may search what: guests have the first level of the filters, office users what their office was granted. */
import type { PermissionPoint } from '@contract/user'
import type { FastifyRequest } from 'fastify'
import type { ApiCondition } from '../../src/domain/query'
import type { Clause, CollectionSpec } from '../engine/port'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'
import type { Visitor } from '../http/visitor'
import { leavesOf } from './clause'

export function refuseWithout(point: PermissionPoint, { visitor }: Pick<FastifyRequest, 'visitor'>) {
  if (visitor.kind !== 'office' || !('account' in visitor)) return
  if (!visitor.account.permissions.includes(point)) throw new Refusal('permission_denied')
}

/** For every route that is registered on this app. */
export function requirePermission(app: App, point: PermissionPoint) {
  app.addHook('preHandler', async request => refuseWithout(point, request))
}

export const isGuest = (visitor: Visitor) => visitor.kind === 'guest'

const isSecondLevel = (clause: Clause, { trees }: CollectionSpec) =>
  clause.kind === 'value' && trees.includes(clause.field) && clause.values.some(value => value.includes('/'))

export function refuseMembersOnly(
  visitor: Visitor,
  conditions: ApiCondition[],
  clause: Clause,
  library: { spec: CollectionSpec; membersOnly: string[]; openTrees?: boolean },
) {
  if (!isGuest(visitor)) return
  if (conditions.some(({ name }) => library.membersOnly.includes(name))) throw new Refusal('login_to_choose')
  if (library.openTrees) return
  if (leavesOf(clause).some(leaf => isSecondLevel(leaf, library.spec))) throw new Refusal('second_level_members')
}
