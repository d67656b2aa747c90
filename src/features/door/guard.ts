/** Who may enter which screen: pure rules over the route, its params and the session. */
import type { ShareMethod, SharedData } from '@contract/share'
import type { Params } from '@/domain/address'
import type { Host } from '@/platform/host/port'
import { ROUTES, type RouteName } from '@/routes'
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
  const { point, gated } = ROUTES[name]
  const { secretKey } = params
  if (gated && secretKey && !session.token) return 'check'

  const wanted = params.cccPermissionPoint ?? point
  if (wanted && session.isNew3cUser && session.token) {
    const granted = session.visitor?.points
    if (!session.visitor) return 'ask'
    if (granted && !granted.includes(wanted)) return 'denied'
  }
  if (gated && !secretKey && host === 'weapp') return session.token ? 'mint' : 'gated'
  return 'open'
}

/** What a key for this screen opens. */
const SHARE_METHODS: Partial<Record<RouteName, ShareMethod>> = {
  'case-detail': 'judgement_details_interface',
  'law-detail': 'lawregu_details_interface',
  'judicial-detail': 'judicialview_details_interface',
  'case-visual': 'case_visual_interface',
}

export const shareMethodOf = (name: RouteName) => SHARE_METHODS[name]

/** The id of the document that a screen shows, if it shows one. */
function documentOf(name: RouteName, params: Params) {
  const key = /:(\w+)/.exec(ROUTES[name].url)?.[1]
  return key && params[key]
}

/** A key opens the document it was made for, and no other of its kind. */
export const isKeyTo = (name: RouteName, params: Params, shared: Pick<SharedData, 'params'>) =>
  shared.params.id === documentOf(name, params)

/** The request for a key to this screen: its document, and the query it was found with. */
export function shareRequestFor(name: RouteName, params: Params) {
  const method = shareMethodOf(name)
  return method ? [{ method, params: { query: params.query ?? '', id: documentOf(name, params) } }] : []
}
