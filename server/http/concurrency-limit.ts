/**
 * Limits how many requests of one visitor are answered at once. Further requests wait, up to a limit. Thus
 * many or expensive requests of one visitor do not delay other visitors.
 */
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type'
import { visitorKey } from './visitor'
import { HttpError } from './http-error'

/**
 * The maximum number of pending requests of one visitor, including those that wait. A screen sends six at most, but one
 * address may serve a whole office.
 */
export const MAX_PENDING_REQUESTS = 32

const clientGone = () => new DOMException('nobody waits any more', 'AbortError')

class VisitorQueue {
  pending = 0
  private active = 0
  private readonly waiting: Array<() => void> = []

  constructor(private readonly atOnce: number) {}

  get isIdle() {
    return this.pending === 0 && this.active === 0
  }

  async waitForTurn({ raw }: FastifyReply) {
    if (raw.destroyed) throw clientGone()
    if (this.active < this.atOnce) this.active++
    else await new Promise<void>((resolve, reject) => this.wait(raw, resolve, reject))
  }

  /** Waits for a slot. A request whose connection closes leaves the queue. */
  private wait(raw: FastifyReply['raw'], start: () => void, leave: (error: Error) => void) {
    this.waiting.push(start)
    raw.once('close', () => {
      const at = this.waiting.indexOf(start)
      if (at < 0) return
      this.waiting.splice(at, 1)
      leave(clientGone())
    })
  }

  /** Ends a request. The slot goes to the next waiting request. */
  done() {
    const next = this.waiting.shift()
    if (next) next()
    else this.active--
  }
}

export function limitConcurrency(app: App, atOnce: number) {
  const queues = new Map<string, VisitorQueue>()
  const queueOf = new WeakMap<FastifyRequest, VisitorQueue>()
  const answering = new WeakMap<FastifyRequest, VisitorQueue>()

  const dropIdle = (visitor: string, queue: VisitorQueue) =>
    void (queue.isIdle && queues.get(visitor) === queue && queues.delete(visitor))

  app.addHook('preParsing', async (request, reply) => {
    const visitor = visitorKey(request)
    const queue = queues.get(visitor) ?? new VisitorQueue(atOnce)
    if (queue.pending >= MAX_PENDING_REQUESTS) throw new HttpError('busy')
    queues.set(visitor, queue)
    queueOf.set(request, queue)
    queue.pending++
    finished(reply.raw, () => {
      queue.pending--
      dropIdle(visitor, queue)
    })
  })

  // This hook runs after the response cache, because a cached response needs no slot.
  app.addHook('preHandler', async (request, reply) => {
    const queue = queueOf.get(request)!
    await queue.waitForTurn(reply)
    answering.set(request, queue)
  })

  // Frees the place when the answer is ready, not when the client disconnects: the work for a client that has left
  // continues for a while.
  app.addHook('onSend', async (request, _reply, payload) => {
    const queue = answering.get(request)
    answering.delete(request)
    queue?.done()
    if (queue) dropIdle(visitorKey(request), queue)
    return payload
  })
}
