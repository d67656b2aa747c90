/** Who may enter which screen: pure rules over the route, its params and the session. */
import type { Params } from '@domain/format/address'
import type { Host } from '@/platform/host/port'
import { ROUTES, type RouteName } from '@/routing/routes'
import type { SessionState } from '@/stores/session'

export type Entry =
  | 'open'
  /** It is not known yet what the office has granted. */
  | 'ask'
  /** The office has not granted it. */
  | 'denied'
  /** A gated screen without its key, and nobody is signed in. */
  | 'gated'
  /** A gated screen without its key: its reader is signed in and gets one. */
  | 'mint'
  /** A guest holds a key: is it good? */
  | 'check'

type Session = Pick<SessionState, 'token' | 'isNew3cUser' | 'visitor'>

export function entryFor(name: RouteName, params: Params, session: Session, host: Host): Entry {
  const { point, shareMethod } = ROUTES[name]
  const { secretKey } = params
  if (shareMethod && secretKey && !session.token) return 'check'

  const wanted = params.cccPermissionPoint ?? point
  if (wanted && session.isNew3cUser && session.token) {
    const granted = session.visitor?.points
    if (!session.visitor) return 'ask'
    if (granted && !granted.includes(wanted)) return 'denied'
  }
  if (shareMethod && !secretKey && host === 'weapp') return session.token ? 'mint' : 'gated'
  return 'open'
}
