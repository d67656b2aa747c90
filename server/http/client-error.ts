/** Answers requests that Node cannot parse with an error in the services' envelope. Then closes the connection. */
import type { ConnectionError } from 'fastify'
import type { Socket } from 'node:net'
import { HEADERS } from './headers'
import { failureOf, HttpError } from './http-error'

const REASONS: Record<string, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function statusOf({ code }: ConnectionError) {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

export function answerClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const status = statusOf(error)
  const httpError = new HttpError(status === 431 ? 'too_many_conditions' : 'invalid_request')
  const body = JSON.stringify({ ...failureOf(httpError), status })
  const headers = { ...HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${head}\r\n\r\n${body}`)
}
