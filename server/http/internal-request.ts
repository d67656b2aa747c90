/** Requests that the server sends to its own services. They count towards no visitor's limit. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-own-call'
const SECRET = randomBytes(16).toString('hex')

export const internalRequestHeaders = { [HEADER]: SECRET }

export const isInternalRequest = ({ headers }: FastifyRequest) => headers[HEADER] === SECRET
