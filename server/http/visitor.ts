import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/accounts'
import type { Sessions } from '../accounts/sessions'
import type { App } from './app-type'
import { HttpError } from './http-error'

/** The sender of a request. `stranger`: the token is unknown or expired. */
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

/** Must be registered first, because the rate limits depend on the visitor. */
export function recogniseVisitors(app: App, sessions: Sessions) {
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => {
    request.visitor = await recognise(sessions, request.headers.token)
  })
}

/**
 * Refuses an unknown or expired token, even on routes open to guests. Otherwise the client would believe that it is
 * logged in, yet see only what guests see. The status 401 makes the client drop the token.
 */
export function refuseUnknownTokens(app: App) {
  app.addHook('preParsing', async request => {
    if (request.visitor.kind === 'stranger') throw new HttpError('session_expired')
  })
}

/** Refuses guests, for a corpus that is licensed to account holders only. Share links still work for everybody. */
export function refuseGuests(app: App) {
  app.addHook('preParsing', async request => void requireLogin(request))
}

export function requireLogin({ visitor }: FastifyRequest) {
  if ('account' in visitor) return visitor
  throw new HttpError('login_required')
}
