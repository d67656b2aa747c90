import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/accounts'
import type { Sessions } from '../accounts/sessions'
import type { App } from './app-type'
import { HttpError } from './http-error'

/** `stranger`: the token is unknown or expired. */
export type Visitor = { kind: 'guest' | 'stranger' } | { kind: Account['kind']; account: Account; token: string }

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

const GUEST: Visitor = { kind: 'guest' }

async function recognise(sessions: Sessions, token: string | string[] | undefined): Promise<Visitor> {
  if (typeof token !== 'string' || token === '') return GUEST
  const account = await sessions.find(token)
  return account ? { kind: account.kind, account, token } : { kind: 'stranger' }
}

/** Register it first: the rate limits depend on the visitor. */
export function recogniseVisitors(app: App, sessions: Sessions) {
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => {
    request.visitor = await recognise(sessions, request.headers.token)
  })
}

/**
 * Refuses an invalid or expired token even where guests are allowed. Answered as a guest, the client would
 * still believe that it is logged in and show less without a reason. The 401 makes it drop the token.
 */
export function refuseUnknownTokens(app: App) {
  app.addHook('preParsing', async request => {
    if (request.visitor.kind === 'stranger') throw new HttpError('session_expired')
  })
}

/** For a corpus that is licensed to account holders only. Share links stay open to everybody. */
export function refuseGuests(app: App) {
  app.addHook('preParsing', async request => void requireLogin(request))
}

export function requireLogin({ visitor }: FastifyRequest) {
  if ('account' in visitor) return visitor
  throw new HttpError('login_required')
}
