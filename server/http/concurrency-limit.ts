/**
 * Of one visitor so many questions are answered at once, so many more wait in line for that, and no more: who asks for much, or
 * for what is dear, keeps nobody else waiting.
 */
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app-type'
import { visitorOf } from './limits'
import { Refusal } from './http-error'

/** Answered and in line. A screen asks for six at most, and one address may stand for a whole office. */
export const OF_ONE_VISITOR = 32

const gone = () => new DOMException('nobody waits any more', 'AbortError')

class Crowd {
  asked = 0
  private answering = 0
  private readonly line: Array<() => void> = []

  constructor(private readonly atOnce: number) {}

  get isGone() {
    return this.asked === 0 && this.answering === 0
  }

  async turn({ raw }: FastifyReply) {
    if (raw.destroyed) throw gone()
    if (this.answering < this.atOnce) this.answering++
    else await new Promise<void>((resolve, reject) => this.wait(raw, resolve, reject))
  }

  /** Who goes away leaves the line. */
  private wait(raw: FastifyReply['raw'], go: () => void, leave: (error: Error) => void) {
    this.line.push(go)
    raw.once('close', () => {
      const at = this.line.indexOf(go)
      if (at < 0) return
      this.line.splice(at, 1)
      leave(gone())
    })
  }

  /** Whose turn is over hands it on. */
  done() {
    const next = this.line.shift()
    if (next) next()
    else this.answering--
  }
}

export function limitCrowds(app: App, atOnce: number) {
  const crowds = new Map<string, Crowd>()
  const crowdOf = new WeakMap<FastifyRequest, Crowd>()
  const answering = new WeakMap<FastifyRequest, Crowd>()

  const tidy = (who: string, crowd: Crowd) => void (crowd.isGone && crowds.get(who) === crowd && crowds.delete(who))

  app.addHook('preParsing', async (request, reply) => {
    const who = visitorOf(request)
    const crowd = crowds.get(who) ?? new Crowd(atOnce)
    if (crowd.asked >= OF_ONE_VISITOR) throw new Refusal('busy')
    crowds.set(who, crowd)
    crowdOf.set(request, crowd)
    crowd.asked++
    finished(reply.raw, () => {
      crowd.asked--
      tidy(who, crowd)
    })
  })

  // After what was answered before has been answered again.
  app.addHook('preHandler', async (request, reply) => {
    const crowd = crowdOf.get(request)!
    await crowd.turn(reply)
    answering.set(request, crowd)
  })

  // When the answer is made, whether or not anybody is there to have it: work that was left goes on for a while.
  app.addHook('onSend', async (request, _reply, payload) => {
    const crowd = answering.get(request)
    answering.delete(request)
    crowd?.done()
    if (crowd) tidy(visitorOf(request), crowd)
    return payload
  })
}
