import type { FastifyReply } from 'fastify'
import type { Task } from '../threads/tasks'
import { visitorOf } from './limits'

/** Aborted when the client goes away before the answer: nobody waits for the search then. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Work for a visitor, who waits for it until the connection is closed. */
export const taskOf = (reply: FastifyReply): Task => ({ who: visitorOf(reply.request), signal: signalOf(reply) })
