/** An end that cuts nobody off: who has asked is answered, and who comes later finds the door shut. */
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { SECOND } from '../runtime'

/** Who never ends a request, or reads no answer, is not waited for any longer. */
const AT_MOST = 5 * SECOND
/** What was on its way when the end came has arrived by then. */
const GRACE = SECOND / 10

/** Watches a server from its beginning; what is returned ends it. */
export function drainOf(server: Server, atMost = AT_MOST) {
  const sockets = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let draining = false

  const hangUpAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  const closeIdle = () => {
    const busy = new Set([...underWay].map(({ socket }) => socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
  }

  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (draining) hangUpAfter(response)
  })

  return async () => {
    draining = true
    underWay.forEach(hangUpAfter)
    // An HTTP server's own close() takes connections for idle whose request waits to be read.
    const ended = new Promise<void>(resolve => Listener.prototype.close.call(server, () => resolve()))
    const idle = setInterval(() => setImmediate(closeIdle), GRACE)
    const late = setTimeout(() => sockets.forEach(socket => socket.destroy()), atMost)
    await ended
    clearInterval(idle)
    clearTimeout(late)
  }
}
