import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import { Refusal } from './http-error'

/** The name that this server was asked by. A proxy passes it on; what is forwarded as such may be anybody's word. */
export const hostOf = ({ headers }: FastifyRequest) => headers.host ?? ''

/** Where the visitor sees this server, as far as its proxies are trusted to tell. */
export function ownOrigin(request: FastifyRequest) {
  const address = `${request.protocol}://${hostOf(request)}`
  if (!URL.canParse(address)) throw new Refusal('invalid_request')
  return new URL(address).origin
}

/** Origins that belong to the product. `Host` is the visitor's word, believed only where the deployer named no origin. */
export function productOrigins(request: FastifyRequest, { corsOrigins, page }: ServerSettings) {
  if (page.h5Origin) return [page.h5Origin, ...corsOrigins]
  const own = ownOrigin(request)
  // A proxy in front may speak https without our knowing.
  return [own, own.replace(/^http:/, 'https:'), ...corsOrigins]
}
