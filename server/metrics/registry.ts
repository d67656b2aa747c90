/** Metrics under the usual Prometheus names: of the process, the requests and the corpus. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from '../engine/port'

/**
 * The bounds of the histogram of response times, in seconds. A list takes a few milliseconds; the charts of a large
 * search take some hundred.
 */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  ended: Counter<'kind' | 'why'>
}

function watchCorpus(registry: Registry, engine: Engine) {
  const registers = [registry]
  const bytes = new Gauge({ name: 'corpus_bytes', help: 'Size of the corpus on disk', registers })
  new Gauge({
    name: 'corpus_documents',
    help: 'Documents that can be found',
    labelNames: ['collection'],
    registers,
    async collect() {
      this.reset()
      const health = await engine.health().catch(() => undefined)
      // If the search engine is down, the metrics of the corpus are missing; the others are served.
      if (!health) return
      bytes.set(health.bytes)
      for (const [collection, count] of Object.entries(health.collections)) this.set({ collection }, count)
    },
  })
}

export function createMetrics(engine: Engine): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchCorpus(registry, engine)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const ended = new Counter({
    name: 'tasks_ended_total',
    help: 'Work in threads that was ended before it was done: its time was over, its memory was, or its client had left',
    labelNames: ['kind', 'why'],
    registers: [registry],
  })
  return { registry, requests, ended }
}
