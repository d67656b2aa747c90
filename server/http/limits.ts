import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { MINUTE } from '../runtime'
import type { App } from './app-type'
import { isOwnCall } from './internal-request'
import { Refusal } from './http-error'
import { OwnCounts } from './local-limit-store'
import { type SharedCounts, storeOver } from './shared-limits'

interface Limit {
  max: number | ((request: FastifyRequest) => number)
  timeWindow: number
}

/** Requests a visitor may make. An address may stand for a whole office or a mobile network: strict, but not for one person. */
export const LIMITS = {
  general: { max: 600, timeWindow: MINUTE },
  login: { max: 60, timeWindow: MINUTE },
  share: { max: request => (request.visitor.kind === 'guest' ? 120 : 240), timeWindow: MINUTE },
  report: { max: 20, timeWindow: MINUTE },
  alike: { max: 60, timeWindow: MINUTE },
  /** A brief of 5,000 citations is asked in as many questions. */
  brief: { max: 120, timeWindow: MINUTE },
  trial: { max: 10, timeWindow: 10 * MINUTE },
} satisfies Record<string, Limit>
export type Limits = Record<keyof typeof LIMITS, Limit>

/** One IPv6 household owns a whole /64. */
export const addressOf = (request: FastifyRequest) => normalizeIP(request.ip, 64)

export function visitorOf(request: FastifyRequest) {
  if (isOwnCall(request)) return 'the server'
  return 'account' in request.visitor ? `account ${request.visitor.account.id}` : `address ${addressOf(request)}`
}

export function limitRequests(app: App, { general }: Limits, counts?: SharedCounts) {
  app.register(rateLimit, {
    ...general,
    store: counts ? storeOver(counts) : OwnCounts,
    allowList: isOwnCall,
    keyGenerator: visitorOf,
    errorResponseBuilder: () => new Refusal('throttled'),
  })
}
