/** What a process manager and a load balancer ask. */
import type { FastifyError } from 'fastify'
import type { Store } from '../accounts'
import type { Engine } from '../engine/port'
import type { App } from '../http/app-type'
import { httpErrorOf } from '../http/errors'
import { failureOf } from '../http/http-error'
import { SECOND } from '../runtime'

interface HealthDeps {
  store: Pick<Store, 'tryWriting'>
  engine?: Engine
  /** Told to stop: who is asked for no more has time to send visitors elsewhere. */
  isStopping?: () => boolean
}

/** Does it once for all that ask within a time: these questions count towards no limit, and each of them writes, or asks all threads. */
function atMostOnceIn<T>(ms: number, work: () => Promise<T>) {
  let last: { at: number; done: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at >= ms) last = { at: performance.now(), done: work() }
    return last.done
  }
}

export function healthService(app: App, { store, engine, isStopping = () => false }: HealthDeps) {
  const options = { config: { rateLimit: false as const } }
  const tryWriting = atMostOnceIn(SECOND, () => store.tryWriting())
  const threadsAnswer = atMostOnceIn(
    SECOND,
    async () => (await engine?.health()) !== undefined && (await app.documentWorker.answers()),
  )

  /** Does it do what it is for? */
  app.get('/healthz', options, async () => {
    await tryWriting()
    return { ok: true }
  })

  /** Worth sending visitors to? */
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
