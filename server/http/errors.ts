import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { NotWritableError } from '../accounts/database/port'
import type { ErrorId } from '../copy'
import { QueryTooHardError, EngineUnavailableError } from '../engine/port'
import { BusyError } from '../threads/busy'
import { TaskEndedError } from '../threads/task-ended'
import type { App } from './app-type'
import { logEvent } from './events'
import { failureOf, HttpError } from './http-error'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers an error as an HTML page, on routes that people visit. */
    errorPage?: (request: FastifyRequest, reply: FastifyReply, error: HttpError) => FastifyReply
  }
}

/** The seconds after which a client should retry. */
const BUSY_FOR = 2

const BY_STATUS: Record<number, ErrorId> = {
  // A forbidden resource answers like a missing one. The answer thus does not reveal whether the resource exists.
  403: 'not_found',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_type',
  429: 'throttled',
}

/** The HTTP statuses that the audit log records: not authenticated, forbidden, too many requests. */
const LOGGED = new Set([401, 403, 429])

/** Converts any error to one that a client may see. Internal messages never leave the server. */
export function httpErrorOf(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof BusyError) return new HttpError('busy')
  if (error instanceof EngineUnavailableError) return new HttpError('search_unavailable', error.message)
  if (error instanceof NotWritableError) return new HttpError('not_writable', error.message)
  if (error instanceof QueryTooHardError) return new HttpError('too_hard')
  if (error instanceof TaskEndedError) return new HttpError('over_budget')
  const status = error.statusCode ?? 500
  if (status >= 500 || status < 400) return new HttpError('server_error', error.message)
  return new HttpError(BY_STATUS[status] ?? 'invalid_request', error.message)
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const httpError = httpErrorOf(error)
  // If the client left before the answer, the server is not at fault.
  const isFault = httpError.statusCode >= 500 && error.name !== 'AbortError'
  if (LOGGED.has(httpError.statusCode)) logEvent(request, 'refused', { refusal: httpError.id })
  if (httpError.id === 'busy' || httpError.id === 'search_unavailable') reply.header('retry-after', BUSY_FOR)
  if (httpError.id === 'busy') request.log.warn('too much is asked at once')
  else if (isFault) request.log.error({ err: error, id: httpError.id }, 'request failed')
  reply.code(httpError.statusCode).header('cache-control', 'no-store')
  const page = request.routeOptions.config?.errorPage
  return page ? page(request, reply, httpError) : reply.type('application/json').send(failureOf(httpError))
}

export function handleErrors(app: App) {
  app.setErrorHandler<FastifyError>(answer)
  app.setNotFoundHandler(() => {
    throw new HttpError('not_found')
  })
}
