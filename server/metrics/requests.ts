import type { App } from '../http/app-type'
import type { Metrics } from './registry'

/**
 * Measures requests by route pattern. Addresses would be unsuitable labels: they contain searches, and there are too
 * many.
 */
export function measureRequests(app: App, { requests }: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    requests.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}
