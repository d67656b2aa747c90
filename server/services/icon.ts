import type { App } from '../http/app-type'
import { EMBEDDABLE_HEADERS } from '../http/headers'
import { LOGO_ICON } from '../web/logo'

/** Browsers request /favicon.ico whatever icon the page names. The reply is an SVG. */
export function iconService(app: App) {
  app.get('/favicon.ico', { config: { rateLimit: false } }, async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ ...EMBEDDABLE_HEADERS, 'cache-control': 'public, max-age=86400' })
      .send(LOGO_ICON),
  )
}
