import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import { Refusal } from './refusal'

/** Where the visitor sees this server, as far as its proxies are trusted to tell. */
export function ownOrigin(request: FastifyRequest) {
  const address = `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) throw new Refusal('invalid_request')
  return new URL(address).origin
}

/** Origins that belong to the product. Ours counts under https too: a proxy in front may speak it without our knowing. */
export function productOrigins(request: FastifyRequest, { corsOrigins, page }: ServerSettings) {
  const own = ownOrigin(request)
  return [own, own.replace(/^http:/, 'https:'), ...corsOrigins, ...(page.h5Origin ? [page.h5Origin] : [])]
}
