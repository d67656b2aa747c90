import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import { HttpError } from './http-error'

/** The host that the client requested. X-Forwarded-Host is ignored, since anybody can set it. */
export const hostOf = ({ headers }: FastifyRequest) => headers.host ?? ''

/** The server's origin as the visitor sees it. The headers of trusted proxies are taken into account. */
export function serverOrigin(request: FastifyRequest) {
  const address = `${request.protocol}://${hostOf(request)}`
  if (!URL.canParse(address)) throw new HttpError('invalid_request')
  return new URL(address).origin
}

/**
 * Returns the origins to which a login may return. The header `Host` comes from the visitor, so it counts only if no
 * origin is configured.
 */
export function productOrigins(request: FastifyRequest, { corsOrigins, page }: ServerSettings) {
  if (page.h5Origin) return [page.h5Origin, ...corsOrigins]
  const origin = serverOrigin(request)
  // A proxy may use https towards visitors although this server receives http.
  return [origin, origin.replace(/^http:/, 'https:'), ...corsOrigins]
}
