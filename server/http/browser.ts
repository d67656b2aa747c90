import type { FastifyRequest } from 'fastify'
import { digest } from '../runtime'

/**
 * Identifies the browser by a digest of the random number that a guest's app sends with every call. The number never
 * appears in an address, so the code and state in a login's address do not reveal it.
 */
export const browserOf = ({ headers }: FastifyRequest) =>
  digest(String(headers.fingerprintid ?? '')).toString('base64url')
