import type { FastifyRequest } from 'fastify'
import { secretDigest } from '../runtime'

/**
 * Identifies the browser by a digest of a random number. A guest's app sends the number in a header of every call,
 * never in an address. A person who sees the address of a login therefore cannot complete the login.
 */
export const browserDigestOf = ({ headers }: FastifyRequest) =>
  secretDigest(String(headers.fingerprintid ?? '')).toString('base64url')
