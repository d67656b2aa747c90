/**
 * Checks what a visitor may search. Guests may use neither members-only conditions nor the advanced search. In most
 * libraries, the lower levels of trees are closed to them too. Office users may search the libraries for which their
 * office has a permission point.
 */
import type { PermissionPoint } from '@contract/user'
import type { FastifyRequest } from 'fastify'
import { isMembersOnlyChoice } from '@domain/query/members-only'
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, CollectionSpec } from '../engine/port'
import type { App } from '../http/app-type'
import { HttpError } from '../http/http-error'
import type { Visitor } from '../http/visitor'
import { leafClausesOf } from './clause'

export const isPermissionGranted = (point: PermissionPoint, visitor: Visitor) =>
  visitor.kind !== 'office' || !('account' in visitor) || visitor.account.permissions.includes(point)

export function refuseWithoutPermission(point: PermissionPoint, { visitor }: Pick<FastifyRequest, 'visitor'>) {
  if (!isPermissionGranted(point, visitor)) throw new HttpError('permission_denied')
}

/** Refuses visitors without the permission, on every route that is registered in `app`. */
export function requirePermission(app: App, point: PermissionPoint) {
  app.addHook('preHandler', async request => refuseWithoutPermission(point, request))
}

export const isGuest = (visitor: Visitor) => visitor.kind === 'guest'

const isSecondLevel = (clause: Clause, { trees }: CollectionSpec) =>
  clause.kind === 'value' && trees.includes(clause.field) && clause.values.some(value => value.includes('/'))

const SIDED = ['当事人', '法官']

/** Whether a condition belongs to the advanced search: a word distance, a party's side, or the presiding judge. */
const isAdvanced = ({ name, mode, level }: ApiCondition) =>
  mode !== undefined || (SIDED.includes(name) && Boolean(level))

/** Throws if a guest uses a condition that only members may use. */
export function refuseMembersOnlyConditions(
  visitor: Visitor,
  conditions: ApiCondition[],
  clause: Clause,
  library: { spec: CollectionSpec; membersOnly: string[]; openTrees?: boolean },
) {
  if (!isGuest(visitor)) return
  const isForMembers = ({ name, value }: ApiCondition) =>
    library.membersOnly.includes(name) || isMembersOnlyChoice(name, value)
  if (conditions.some(isForMembers)) throw new HttpError('login_to_choose')
  if (conditions.some(isAdvanced)) throw new HttpError('advanced_members')
  if (library.openTrees) return
  if (leafClausesOf(clause).some(leaf => isSecondLevel(leaf, library.spec))) throw new HttpError('second_level_members')
}
