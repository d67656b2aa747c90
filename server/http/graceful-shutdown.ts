/** Shuts the server down gracefully: answers the running requests and accepts no new ones. */
import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { SECOND } from '../runtime'

/** After this time, all remaining connections are closed, such as those that do not read their answer. */
const AT_MOST = 5 * SECOND
/** The interval at which idle connections are closed. Requests that were sent before the shutdown arrive within it. */
const GRACE = SECOND / 10

/** Watches a server from its start. The returned function shuts the server down. */
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
    // The close() of the HTTP server is not used: it treats connections with an unread request as idle.
    const ended = new Promise<void>(resolve => Listener.prototype.close.call(server, () => resolve()))
    const idle = setInterval(() => setImmediate(closeIdle), GRACE)
    const late = setTimeout(() => sockets.forEach(socket => socket.destroy()), atMost)
    await ended
    clearInterval(idle)
    clearTimeout(late)
  }
}
