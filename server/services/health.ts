/** Health checks for process managers and load balancers. */
import type { FastifyError } from 'fastify'
import type { AccountStore } from '../accounts'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { httpErrorOf } from '../http/errors'
import { failureOf } from '../http/http-error'
import { SECOND } from '../runtime'

interface HealthDeps {
  store: Pick<AccountStore, 'tryWriting'>
  engine?: Engine
  /** Whether the server is shutting down. Load balancers then need time to redirect visitors. */
  isStopping?: () => boolean
}

/**
 * Runs the work once for all callers within `ms` milliseconds. This protects the server, because checks are not
 * rate-limited, and the work writes to the database or uses all threads.
 */
function oncePer<T>(ms: number, work: () => Promise<T>) {
  let last: { at: number; done: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at >= ms) last = { at: performance.now(), done: work() }
    return last.done
  }
}

export function healthService(app: App, { store, engine, isStopping = () => false }: HealthDeps) {
  const options = { config: { rateLimit: false as const } }
  const tryWriting = oncePer(SECOND, () => store.tryWriting())
  const threadsAnswer = oncePer(
    SECOND,
    async () => (await engine?.health()) !== undefined && (await app.documentWorker.answers()),
  )

  /** Liveness: whether the server can write. */
  app.get('/healthz', options, async () => {
    await tryWriting()
    return { ok: true }
  })

  /** Readiness: whether a proxy may send visitors to this server. */
  app.get('/readyz', options, async (request, reply) => {
    try {
      await tryWriting()
      const ok = !isStopping() && (await threadsAnswer())
      return await reply.code(ok ? 200 : 503).send({ ok })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      const { id, resultMsg } = failureOf(httpErrorOf(error as FastifyError))
      return reply.code(503).send({ ok: false, id, resultMsg })
    }
  })
}
