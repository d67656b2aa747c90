import type { FastifyRequest } from 'fastify'
import type { ServerSettings } from '../settings'
import type { App } from './app-type'
import { type LogStream, logOutput } from './log-output'
import { pathOfUrl } from '../paths'

/**
 * The data of a request that the log contains: method and path. Query values contain codes, states, secretKeys and
 * searches; headers contain tokens. Neither is ever logged, so nothing must be removed later.
 */
const describe = (request: FastifyRequest) => ({ method: request.method, path: pathOfUrl(request.url) })

/** The log goes to standard error. Standard output is for the person who started the server. */
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
