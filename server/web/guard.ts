/** Ties a form to the browser it was shown in: the same random value in a cookie and in the form (double submit). */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entropy } from '../runtime'

const COOKIE = 'form_guard'
const WELL_FORMED = /^[\w-]{22}$/

const cookieOf = (request: FastifyRequest) => {
  const value = request.cookies[COOKIE]
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/** A browser keeps its value, so that two open tabs do not put each other out. */
export function guardOf(request: FastifyRequest, reply: FastifyReply, random: Entropy) {
  const value = cookieOf(request) ?? random(16).toString('base64url')
  const secure = request.protocol === 'https'
  reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'strict', secure })
  return value
}

export function isGuarded(request: FastifyRequest, sent: string) {
  const kept = cookieOf(request)
  return kept !== undefined && WELL_FORMED.test(sent) && timingSafeEqual(Buffer.from(kept), Buffer.from(sent))
}
