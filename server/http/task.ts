import type { FastifyReply } from 'fastify'
import { signalOf } from '../search/request'
import type { Task } from '../threads/tasks'
import { visitorOf } from './limits'

/** Work for a visitor, who waits for it until the connection is closed. */
export const taskOf = (reply: FastifyReply): Task => ({ who: visitorOf(reply.request), signal: signalOf(reply) })
