import type { FastifyReply } from 'fastify'
import type { Task } from '../threads/tasks'
import { visitorKey } from './visitor'

/** Returns a signal that aborts when the client disconnects before the answer. Nobody then needs the result. */
export function disconnectSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** A task for the visitor of a request. It ends when the connection closes. */
export const visitorTaskOf = (reply: FastifyReply): Task => ({
  visitor: visitorKey(reply.request),
  signal: disconnectSignalOf(reply),
})
