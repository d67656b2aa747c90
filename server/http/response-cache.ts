/** Replies as they went out, kept until the corpus changes: what many ask alike is worked out and compressed once. */
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Cache } from '../engine/cache'
import type { Engine } from '../engine/port'
import type { App } from './app-type'
import { hostOf } from './origin'

interface Kept {
  generation: number
  headers: Record<string, string>
  body: Buffer
}

const LIMIT = 32 * 1024 * 1024
const HEADERS = ['content-type', 'content-encoding', 'vary']

/** Who may see the same is answered the same. */
function keyOf(request: FastifyRequest) {
  const { visitor, url, protocol, headers } = request
  const rights = 'account' in visitor ? visitor.account.permissions : []
  return JSON.stringify([visitor.kind, rights, protocol, hostOf(request), headers['accept-encoding'], url])
}

/** For services whose answers depend on nothing else. */
export function rememberReplies(app: App, engine: Engine) {
  const kept = new Cache<Kept>(LIMIT)
  const asked = new WeakMap<FastifyRequest, { key: string; generation: number }>()

  app.addHook('preValidation', async (request, reply) => {
    if (request.method !== 'GET') return
    const key = keyOf(request)
    const generation = engine.generation()
    const known = kept.get(key)
    if (known?.generation === generation) return reply.headers(known.headers).send(known.body)
    asked.set(request, { key, generation })
  })

  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const asking = asked.get(request)
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (!asking || reply.statusCode !== 200 || !isJson) return payload
    const body = payload instanceof Readable ? await buffer(payload) : Buffer.from(payload as string | Buffer)
    const headers = HEADERS.flatMap(name => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : []))
    const { key, generation } = asking
    kept.set(key, { generation, headers: Object.fromEntries(headers) as Kept['headers'], body }, body.length)
    return body
  })
}
