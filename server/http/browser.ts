import type { FastifyRequest } from 'fastify'
import { digest } from '../runtime'

/**
 * Which browser asks, as a digest of the random number that a guest's app sends with every call. It never stands in an
 * address: whoever learns the code and the state of somebody's login from one cannot name it.
 */
export const browserOf = ({ headers }: FastifyRequest) =>
  digest(String(headers.fingerprintid ?? '')).toString('base64url')
