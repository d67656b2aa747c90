/** Events of the audit log: logins, refusals, exports. They hold no secrets. */
import type { FastifyRequest } from 'fastify'
import { addressOf } from './limits'
import { pathOf } from '../paths'

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
  | 'share_minted'
  | 'shares_revoked'
  | 'refused'
  | 'downloaded'

interface Details {
  /** The account that it concerns, where it is not the visitor's. */
  account?: string
  refusal?: string
  methods?: string[]
  /** A count, such as ended sessions. */
  count?: number
}

/** Logged as warnings: repeated attempts need attention. */
const SUSPICIOUS: EventName[] = ['login_failed', 'login_locked', 'password_wrong']

export function logEvent(request: FastifyRequest, event: EventName, details: Details = {}) {
  const { visitor } = request
  const account = visitor && 'account' in visitor ? visitor.account.id : undefined
  const line = { event, account, address: addressOf(request), path: pathOf(request.url), ...details }
  if (SUSPICIOUS.includes(event)) request.log.warn(line, event)
  else request.log.info(line, event)
}
