/** What a process manager and a load balancer ask. */
import type { Store } from '../accounts'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { Refusal } from '../http/refusal'

interface HealthDeps {
  store: Store
  engine?: Engine
  /** Told to stop: who is asked for no more has time to send visitors elsewhere. */
  isStopping?: () => boolean
}

export function healthService(app: App, { store, engine, isStopping = () => false }: HealthDeps) {
  const options = { config: { rateLimit: false as const } }

  /** Worth restarting? */
  app.get('/healthz', options, async () => {
    if (!(await store.isAlive())) throw new Refusal('server_error', 'the database does not answer')
    return { ok: true }
  })

  /** Worth sending visitors to? */
  app.get('/readyz', options, async (request, reply) => {
    try {
      const ok = !isStopping() && (await store.isAlive()) && (await engine?.health()) !== undefined
      return await reply.code(ok ? 200 : 503).send({ ok })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ ok: false })
    }
  })
}
