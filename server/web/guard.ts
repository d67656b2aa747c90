/** CSRF protection by double submit: the same random value in a cookie and in the form. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entropy } from '../runtime'

const COOKIE = 'form_guard'
const WELL_FORMED = /^[\w-]{22}$/

const cookieOf = (request: FastifyRequest) => {
  const value = request.cookies[COOKIE]
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/** Returns the browser's value, or a new one. With one value for the browser, two open tabs both work. */
export function guardOf(request: FastifyRequest, reply: FastifyReply, random: Entropy) {
  const value = cookieOf(request) ?? random(16).toString('base64url')
  const secure = request.protocol === 'https'
  reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'strict', secure })
  return value
}

export function isGuarded(request: FastifyRequest, value: string) {
  const expected = cookieOf(request)
  return expected !== undefined && WELL_FORMED.test(value) && timingSafeEqual(Buffer.from(expected), Buffer.from(value))
}
