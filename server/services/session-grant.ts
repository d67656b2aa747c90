/** Begins a session, and returns the response to a login: the token and the account. */
import type { SessionGrant } from '@contract/user'
import type { FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts'
import type { Account } from '../accounts/accounts'
import { deviceNameOf } from '../http/device'
import { logEvent } from '../http/events'

export const sessionGranter =
  ({ sessions }: AccountStore) =>
  async (request: FastifyRequest, account: Account, linked?: boolean): Promise<SessionGrant> => {
    const { token, expiresAt } = await sessions.grant(account, deviceNameOf(request.headers['user-agent']), linked)
    logEvent(request, 'logged_in', { account: account.id })
    const isOffice = account.kind === 'office'
    return {
      token,
      officeId: account.officeId,
      userId: account.id,
      isNew3cUser: isOffice,
      is3c: isOffice,
      expiresAt: expiresAt.toISOString(),
    }
  }
