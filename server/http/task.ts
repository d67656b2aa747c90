import type { FastifyReply } from 'fastify'
import type { Task } from '../threads/tasks'
import { visitorOf } from './limits'

/** Aborts when the client leaves before the answer: nobody needs the result then. */
export function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Work for a visitor, until the connection closes. */
export const taskOf = (reply: FastifyReply): Task => ({ visitor: visitorOf(reply.request), signal: signalOf(reply) })
