/** Answers requests that Node cannot parse with an error in the services' envelope. Then closes the connection. */
import type { ConnectionError } from 'fastify'
import type { Socket } from 'node:net'
import type { ErrorId } from '../copy'
import { DEFAULT_HEADERS } from './headers'
import { failureOf, HttpError } from './http-error'

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

const ERROR_IDS: Record<string, ErrorId> = {
  // Besides the address, cookies may exceed the limit.
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

export function answerClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error)
  const httpError = new HttpError(ERROR_IDS[error.code] ?? 'invalid_request')
  const status = httpError.statusCode
  const body = JSON.stringify(failureOf(httpError))
  const headers = { ...DEFAULT_HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${head}\r\n\r\n${body}`)
}
