import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { MINUTE } from '../runtime'
import type { App } from './app-type'
import { isInternalRequest } from './internal-request'
import { HttpError } from './http-error'
import { LocalLimitStore } from './local-limit-store'
import { type SharedCounters, sharedCounterStore } from './shared-limits'
import { visitorKey } from './visitor'

interface Limit {
  max: number | ((request: FastifyRequest) => number)
  timeWindow: number
}

/**
 * The maximum numbers of requests of one visitor in a time window. The limits exceed one person's needs, since an
 * address may serve a whole office.
 */
export const RATE_LIMITS = {
  general: { max: 600, timeWindow: MINUTE },
  login: { max: 60, timeWindow: MINUTE },
  share: { max: request => (request.visitor.kind === 'guest' ? 120 : 240), timeWindow: MINUTE },
  report: { max: 20, timeWindow: MINUTE },
  similarCases: { max: 60, timeWindow: MINUTE },
  /** Calls of tools by assistant programs. The calls of services that a tool makes are counted separately. */
  mcp: { max: 120, timeWindow: MINUTE },
  articles: { max: 120, timeWindow: MINUTE },
  /** The limit of requests for a citation check, which suffices for 5,000 citations. */
  citationCheck: { max: 120, timeWindow: MINUTE },
  trial: { max: 10, timeWindow: 10 * MINUTE },
  /** Requests for masking or withdrawal. The database also has a quota for them. */
  removal: { max: 10, timeWindow: 10 * MINUTE },
  /** Questions about the state of a request for masking or withdrawal. */
  receipt: { max: 30, timeWindow: MINUTE },
} satisfies Record<string, Limit>
export type RateLimits = Record<keyof typeof RATE_LIMITS, Limit>

export function limitRequests(app: App, { general }: RateLimits, shared?: SharedCounters) {
  app.register(rateLimit, {
    ...general,
    store: shared ? sharedCounterStore(shared) : LocalLimitStore,
    allowList: isInternalRequest,
    keyGenerator: visitorKey,
    errorResponseBuilder: () => new HttpError('throttled'),
  })
}
