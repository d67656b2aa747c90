import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/accounts'
import type { Sessions } from '../accounts/sessions'
import type { App } from './app-type'
import { Refusal } from './http-error'

/** `stranger`: brought a token that is none of ours, or no more. */
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

/** Before anything else, since the rate limits go by who is asking. */
export function recogniseVisitors(app: App, sessions: Sessions) {
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => {
    request.visitor = await recognise(sessions, request.headers.token)
  })
}

/**
 * A forged or expired token is refused even where guests are welcome: answering it as a guest would leave the client
 * believing that it is logged in, and showing less than it should without saying why. The 401 makes it drop the token.
 */
export function refuseStrangers(app: App) {
  app.addHook('preParsing', async request => {
    if (request.visitor.kind === 'stranger') throw new Refusal('session_expired')
  })
}

/** For a corpus that is licensed to account holders alone. What a key opens stays open to whoever was given it. */
export function refuseGuests(app: App) {
  app.addHook('preParsing', async request => void loggedIn(request))
}

export function loggedIn({ visitor }: FastifyRequest) {
  if ('account' in visitor) return visitor
  throw new Refusal('login_required')
}
