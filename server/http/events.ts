/** What somebody may ask afterwards: who came in, who was turned away, who took what along. No secret stands in it. */
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
  /** Whose account it is about, where it is not the visitor's own. */
  account?: string
  refusal?: string
  methods?: string[]
  /** Of how many. */
  count?: number
}

/** Where something is attempted again and again, someone should look. */
const SUSPICIOUS: EventName[] = ['login_failed', 'login_locked', 'password_wrong']

export function tell(request: FastifyRequest, event: EventName, details: Details = {}) {
  const { visitor } = request
  const account = visitor && 'account' in visitor ? visitor.account.id : undefined
  const line = { event, account, address: addressOf(request), path: pathOf(request.url), ...details }
  if (SUSPICIOUS.includes(event)) request.log.warn(line, event)
  else request.log.info(line, event)
}
