/** CSRF protection by double submit: the same random value in a cookie and in the form. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RandomBytes } from '../runtime'

const COOKIE = 'form_guard'
const WELL_FORMED = /^[\w-]{22}$/

const cookieOf = (request: FastifyRequest) => {
  const value = request.cookies[COOKIE]
  return value !== undefined && WELL_FORMED.test(value) ? value : undefined
}

/** Returns the value of the browser's cookie, or a new one. Two open tabs share the cookie, so both forms work. */
export function csrfValueOf(request: FastifyRequest, reply: FastifyReply, random: RandomBytes) {
  const value = cookieOf(request) ?? random(16).toString('base64url')
  const secure = request.protocol === 'https'
  reply.setCookie(COOKIE, value, { path: '/', httpOnly: true, sameSite: 'strict', secure })
  return value
}

export function isCsrfValueValid(request: FastifyRequest, value: string) {
  const expected = cookieOf(request)
  return expected !== undefined && WELL_FORMED.test(value) && timingSafeEqual(Buffer.from(expected), Buffer.from(value))
}
