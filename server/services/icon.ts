import type { App } from '../http/app-type'
import { EMBEDDABLE } from '../http/headers'
import { ICON } from '../web/mark'

/** Browsers ask for it by this name whatever the page says; what they get is a drawing. */
export function iconService(app: App) {
  app.get('/favicon.ico', { config: { rateLimit: false } }, async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ ...EMBEDDABLE, 'cache-control': 'public, max-age=86400' })
      .send(ICON),
  )
}
