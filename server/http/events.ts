/** Events of the audit log, such as logins, refusals and exports. No event contains secrets. */
import type { FastifyRequest } from 'fastify'
import { clientAddressOf } from './visitor'
import { pathOfUrl } from '../paths'

export type EventName =
  | 'logged_in'
  | 'login_failed'
  | 'login_locked'
  | 'logged_out'
  | 'password_changed'
  | 'password_wrong'
  | 'wechat_linked'
  | 'wechat_unlinked'
  | 'data_exported'
  | 'desk_cleared'
  | 'account_removed'
  | 'account_restored'
  | 'sessions_ended'
  | 'token_made'
  | 'tokens_revoked'
  | 'share_minted'
  | 'shares_revoked'
  | 'refused'
  | 'downloaded'

interface Details {
  /** The account that the event concerns, if it is not the visitor's account. */
  account?: string
  refusal?: string
  methods?: string[]
  /** A number that belongs to the event, such as the number of ended sessions. */
  count?: number
}

/** Events that are logged as warnings, because repeated attempts need attention. */
const SUSPICIOUS: EventName[] = ['login_failed', 'login_locked', 'password_wrong']

export function logEvent(request: FastifyRequest, event: EventName, details: Details = {}) {
  const { visitor } = request
  const account = visitor && 'account' in visitor ? visitor.account.id : undefined
  const line = { event, account, address: clientAddressOf(request), path: pathOfUrl(request.url), ...details }
  if (SUSPICIOUS.includes(event)) request.log.warn(line, event)
  else request.log.info(line, event)
}
