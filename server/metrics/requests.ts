import type { App } from '../http/app-type'
import type { Metrics } from './registry'

/** Labels by the route's pattern: addresses contain searches, and there are too many of them. */
export function measureRequests(app: App, { requests }: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    requests.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}
