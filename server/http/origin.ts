import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import { HttpError } from './http-error'

/** The host of the request. X-Forwarded-Host is ignored: anybody can set it. */
export const hostOf = ({ headers }: FastifyRequest) => headers.host ?? ''

/** The origin as the visitor sees it, as far as the proxies are trusted. */
export function serverOrigin(request: FastifyRequest) {
  const address = `${request.protocol}://${hostOf(request)}`
  if (!URL.canParse(address)) throw new HttpError('invalid_request')
  return new URL(address).origin
}

/** Origins of the product. `Host` comes from the visitor, so it counts only where no origin is configured. */
export function productOrigins(request: FastifyRequest, { corsOrigins, page }: ServerSettings) {
  if (page.h5Origin) return [page.h5Origin, ...corsOrigins]
  const origin = serverOrigin(request)
  // A proxy in front may speak https although we do not see it.
  return [origin, origin.replace(/^http:/, 'https:'), ...corsOrigins]
}
