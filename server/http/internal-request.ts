/** Calls that the server makes of its own services: no visitor is charged for them. */
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-own-call'
const SECRET = randomBytes(16).toString('hex')

export const ownCall = { [HEADER]: SECRET }

export const isOwnCall = ({ headers }: FastifyRequest) => headers[HEADER] === SECRET
