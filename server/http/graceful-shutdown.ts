/** Graceful shutdown: answers the requests under way and accepts no new ones. */
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { SECOND } from '../runtime'

/** Connections that neither finish a request nor read an answer are closed after this time. */
const AT_MOST = 5 * SECOND
/** Requests sent before the shutdown have arrived after this time. */
const GRACE = SECOND / 10

/** Watches a server from its start; the returned function ends it. */
export function gracefulShutdown(server: Server, atMost = AT_MOST) {
  const sockets = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let draining = false

  const closeAfter = (response: ServerResponse) => {
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
    if (draining) closeAfter(response)
  })

  return async () => {
    draining = true
    underWay.forEach(closeAfter)
    // The HTTP server's own close() treats connections with an unread request as idle.
    const ended = new Promise<void>(resolve => Listener.prototype.close.call(server, () => resolve()))
    const idle = setInterval(() => setImmediate(closeIdle), GRACE)
    const late = setTimeout(() => sockets.forEach(socket => socket.destroy()), atMost)
    await ended
    clearInterval(idle)
    clearTimeout(late)
  }
}
