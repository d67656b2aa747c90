import type { App } from '../http/app-type'
import type { Metrics } from './registry'

/** By the route's pattern: an address holds what a visitor searches for, and there are as many as searches. */
export function measureRequests(app: App, { requests }: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    requests.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}
