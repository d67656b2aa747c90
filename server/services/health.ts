import type { Store } from '../accounts'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'

export function healthService(app: App, { store }: { store: Store }) {
  app.get('/healthz', { config: { rateLimit: false } }, async () => {
    if (!store.isAlive()) throw new Refusal('server_error', 'the database does not answer')
    return { ok: true }
  })
}
