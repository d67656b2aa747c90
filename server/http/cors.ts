import type { ServerSettings } from '../settings'
import type { App } from './app-type'
import { isServicePath } from '@contract/service-paths'
import { pathOfUrl } from '../paths'

const ALLOWED_HEADERS = 'content-type, token, nologin, fingerprintid, devicetype'

/**
 * Allows an H5 app on another host to call the services. Origins must match exactly. Cookies are not allowed, since the
 * app sends the token in a header.
 */
export function allowOrigins(app: App, { corsOrigins }: ServerSettings) {
  if (corsOrigins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isServicePath(pathOfUrl(request.url))) return
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (!origin || !corsOrigins.includes(origin)) return
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'retry-after')
    if (request.method !== 'OPTIONS') return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      })
      .send()
  })
}
