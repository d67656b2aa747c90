import { randomBytes } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/accounts'
import type { PersonalTokens } from '../accounts/personal-tokens'
import type { Sessions } from '../accounts/sessions'
import type { App } from './app-type'
import { HttpError } from './http-error'
import { isInternalRequest } from './internal-request'
import { MCP_PATH, pathOfUrl } from '../paths'

/** The sender of a request. `unknown`: the token opens no account, for example because its session has expired. */
export type Visitor = { kind: 'guest' | 'unknown' } | { kind: Account['kind']; account: Account; token: string }

/*
 * Visitors on whose behalf the server calls its own services. Such a call has the visitor's rights and limits, but no
 * session.
 */
const LENT_HEADER = 'x-for-visitor'
const lentVisitors = new Map<string, Visitor>()

/** Returns the header for calls on behalf of a visitor. It is valid until `end` is called, and cannot be guessed. */
export function beginDelegation(visitor: Visitor) {
  const key = randomBytes(16).toString('hex')
  lentVisitors.set(key, visitor)
  return { headers: { [LENT_HEADER]: key }, end: () => void lentVisitors.delete(key) }
}

function lentVisitor({ headers }: Pick<FastifyRequest, 'headers'>): Visitor | undefined {
  const key = headers[LENT_HEADER]
  return typeof key === 'string' ? lentVisitors.get(key) : undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
}

const GUEST: Visitor = { kind: 'guest' }

interface TokenStores {
  sessions: Pick<Sessions, 'find'>
  personalTokens: Pick<PersonalTokens, 'find'>
}

const BEARER = /^Bearer ([\w-]{1,100})$/

/**
 * Assistant programs send a personal token, all other clients a session token. Neither is accepted in place of the
 * other.
 */
async function recognise(
  { url, headers }: FastifyRequest,
  { sessions, personalTokens }: TokenStores,
): Promise<Visitor> {
  const isAssistant = pathOfUrl(url) === MCP_PATH
  const token = isAssistant ? BEARER.exec(headers.authorization ?? '')?.[1] : headers.token
  if (typeof token !== 'string' || token === '') return GUEST
  const account = await (isAssistant ? personalTokens : sessions).find(token)
  return account ? { kind: account.kind, account, token } : { kind: 'unknown' }
}

/** Registers a hook that must come before all others, because the rate limits depend on the visitor. */
export function recogniseVisitors(app: App, stores: TokenStores) {
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => {
    request.visitor = lentVisitor(request) ?? (await recognise(request, stores))
  })
}

/**
 * Refuses an unknown or expired token, even on routes open to guests. Otherwise the client would believe that it is
 * logged in, yet see only what guests see. The status 401 makes the client drop the token.
 */
export function refuseUnknownTokens(app: App) {
  app.addHook('preParsing', async request => {
    if (request.visitor.kind === 'unknown') throw new HttpError('session_expired')
  })
}

/** Refuses guests on all routes of a context: services of accounts, and all searches where guests may not browse. */
export function refuseGuests(app: App) {
  app.addHook('preParsing', async request => void requireLogin(request))
}

export function requireLogin({ visitor }: FastifyRequest) {
  if ('account' in visitor) return visitor
  throw new HttpError('login_required')
}

/**
 * Returns the address of the client. Of an IPv6 address only the first 64 bits count, because a household owns all
 * addresses with these bits.
 */
export const clientAddressOf = (request: FastifyRequest) => normalizeIP(request.ip, 64)

/** Returns a key for limits and quotas. It names the account, the address of a guest, or this server itself. */
export function visitorKey(request: FastifyRequest) {
  if (isInternalRequest(request)) return 'the server'
  return 'account' in request.visitor ? `account ${request.visitor.account.id}` : `address ${clientAddressOf(request)}`
}
