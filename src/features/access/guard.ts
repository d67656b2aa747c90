/**
 * What a visitor needs before a screen opens. In the mini-program, a screen with a share method requires a share key:
 * such a screen is *gated*.
 */
import type { Params } from '@domain/format/address'
import type { Host } from '@/platform/ports/session'
import { isOffered } from '@/platform/settings/offered'
import { ROUTES, type RouteName } from '@/routing/routes'
import type { SessionState } from '@/stores/session'

export type AccessDecision =
  | 'open'
  /** This deployment does not have the screen. */
  | 'closed'
  /** The permissions of the reader's office must be loaded first. */
  | 'ask'
  /** The office lacks the permission. */
  | 'denied'
  /** A gated screen without a share key, for a guest. */
  | 'gated'
  /** A gated screen without a share key, for a member. The member gets a new share key. */
  | 'mint'
  /** A guest's share key must be checked. */
  | 'check'

type Session = Pick<SessionState, 'token' | 'isNew3cUser' | 'visitor'>

export function accessDecision(name: RouteName, params: Params, session: Session, host: Host): AccessDecision {
  const { point, shareMethod } = ROUTES[name]
  const { secretKey } = params
  // A share key opens content of its own.
  if (!secretKey && !isOffered(name)) return 'closed'
  if (shareMethod && secretKey && !session.token) return 'check'

  const permission = params.cccPermissionPoint ?? point
  if (permission && session.isNew3cUser && session.token) {
    const granted = session.visitor?.points
    if (!session.visitor) return 'ask'
    if (granted && !granted.includes(permission)) return 'denied'
  }
  if (shareMethod && !secretKey && host === 'weapp') return session.token ? 'mint' : 'gated'
  return 'open'
}
