/** What is no HTTP, or too much of it, meets no route: it is told in the services' envelope all the same, and hung up on. */
import type { ConnectionError } from 'fastify'
import type { Socket } from 'node:net'
import { HEADERS } from './headers'
import { failureOf, Refusal } from './http-error'

const REASONS: Record<string, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function statusOf({ code }: ConnectionError) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

export function refuseUnreadable(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const status = statusOf(error)
  const refusal = new Refusal(status === 431 ? 'too_many_conditions' : 'invalid_request')
  const body = JSON.stringify({ ...failureOf(refusal), status })
  const headers = { ...HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${head}\r\n\r\n${body}`)
}
