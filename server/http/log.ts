import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import type { App } from './app-type'
import { type LogStream, logOutput } from './log-output'
import { pathOf } from '../paths'

/**
 * What a log line says of a request: method and path. Query values hold codes, states, secretKeys and
 * searches; headers hold tokens. Neither is ever written, so nothing has to be redacted later.
 */
const describe = (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) })

/** Logs to standard error; standard output is for the person who started the server. */
export const logOptions = (level: ServerSettings['logLevel'], stream: LogStream = logOutput()) => ({
  level,
  stream,
  serializers: { req: describe, res: (reply: { statusCode: number }) => ({ status: reply.statusCode }) },
  redact: { paths: ['headers', 'token', 'cookie', 'password', 'secretKey', 'code', 'state'], remove: true },
})

export function logRequests(app: App) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ ...describe(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
