import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Unwritable } from '../accounts/database/port'
import type { RefusalId } from '../copy'
import { TooHard, Unavailable } from '../engine/port'
import { Busy } from '../threads/busy'
import { Ended } from '../threads/ended'
import type { App } from './app-type'
import { tell } from './events'
import { failureOf, Refusal } from './http-error'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a refusal as a page instead of an envelope: for addresses that people, not programs, visit. */
    refusalPage?: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => FastifyReply
  }
}

/** Seconds after which asking again may help. */
const BUSY_FOR = 2

const BY_STATUS: Record<number, RefusalId> = {
  // Whether a thing that may not be had exists is nobody's business.
  403: 'not_found',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_type',
  429: 'throttled',
}

/** Not let in, not allowed, too often: an event for who looks after the server. */
const TOLD = new Set([401, 403, 429])

/** Whatever went wrong, as something that may be told: no message of ours or of a library's reaches a client. */
export function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Busy) return new Refusal('busy')
  if (error instanceof Unavailable) return new Refusal('search_unavailable', error.message)
  if (error instanceof Unwritable) return new Refusal('not_writable', error.message)
  if (error instanceof TooHard) return new Refusal('too_hard')
  if (error instanceof Ended) return new Refusal('over_budget')
  const status = error.statusCode ?? 500
  if (status >= 500 || status < 400) return new Refusal('server_error', error.message)
  return new Refusal(BY_STATUS[status] ?? 'invalid_request', error.message)
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  // Who went away before the answer broke nothing.
  const isFault = refusal.statusCode >= 500 && error.name !== 'AbortError'
  if (TOLD.has(refusal.statusCode)) tell(request, 'refused', { refusal: refusal.id })
  if (refusal.id === 'busy' || refusal.id === 'search_unavailable') reply.header('retry-after', BUSY_FOR)
  if (refusal.id === 'busy') request.log.warn('too much is asked at once')
  else if (isFault) request.log.error({ err: error, id: refusal.id }, 'request failed')
  reply.code(refusal.statusCode).header('cache-control', 'no-store')
  const page = request.routeOptions.config?.refusalPage
  return page ? page(request, reply, refusal) : reply.type('application/json').send(failureOf(refusal))
}

export function answerErrors(app: App) {
  app.setErrorHandler<FastifyError>(answer)
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found')
  })
}
