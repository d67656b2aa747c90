/** Caches responses until the corpus or the names change, so that each is computed and compressed once. */
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { beijingDay } from '@domain/format/beijing-time'
import { Cache } from '../engine/cache'
import type { App } from './app-type'
import { hostOf } from './origin'

interface CachedResponse {
  generation: string
  headers: Record<string, string>
  body: Buffer
}

const LIMIT = 32 * 1024 * 1024
const HEADERS = ['content-type', 'content-encoding', 'vary']

/**
 * The cache key of a request. Visitors with the same rights get the same response. The key contains the day, because
 * the status of a law may change overnight.
 */
function keyOf(request: FastifyRequest) {
  const { visitor, url, protocol, headers } = request
  const rights = 'account' in visitor ? visitor.account.permissions : []
  return JSON.stringify([
    beijingDay(new Date()),
    visitor.kind,
    rights,
    protocol,
    hostOf(request),
    headers['accept-encoding'],
    url,
  ])
}

/**
 * Caches responses of services that depend only on the request, the visitor's rights, the day and stored data.
 * `currentGeneration` changes with these data.
 */
export function cacheResponses(app: App, currentGeneration: () => string) {
  const cache = new Cache<CachedResponse>(LIMIT)
  const cacheable = new WeakMap<FastifyRequest, { key: string; generation: string }>()

  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'GET') return
    const key = keyOf(request)
    const generation = currentGeneration()
    const cached = cache.get(key)
    if (cached?.generation === generation) return reply.headers(cached.headers).send(cached.body)
    cacheable.set(request, { key, generation })
  })

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const entry = cacheable.get(request)
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (!entry || reply.statusCode !== 200 || !isJson) return payload
    const body = payload instanceof Readable ? await buffer(payload) : Buffer.from(payload as string | Buffer)
    const headers = HEADERS.flatMap(name => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : []))
    const { key, generation } = entry
    cache.set(key, { generation, headers: Object.fromEntries(headers) as CachedResponse['headers'], body }, body.length)
    return body
  })
}
