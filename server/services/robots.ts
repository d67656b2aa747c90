/** The rules for crawlers: `/robots.txt`. */
import type { App } from '../http/app-type'
import { ROBOTS_PATH, robotsText } from '../http/indexing'
import type { ServerSettings } from '../settings'

export function robotsService(app: App, settings: ServerSettings) {
  app.get(ROBOTS_PATH, { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robotsText(settings)),
  )
}
