/** A proxy before the cluster: it can be cut, ask for a password, use TLS, and change calls. */
import { createServer as createPlain, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { urls } from './engine'

export interface Door {
  /** The required user and password, `name:secret`. */
  password?: string
  /** Runs before a call is passed on. */
  before?: (path: string) => Promise<void>
  /** The body of a call, as the cluster gets it. */
  change?: (path: string, body: string) => string
  tls?: { cert: string; key: string }
}

async function bodyOf(incoming: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export async function doorToCluster(door: Door = {}) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const { tls } = door

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '', headers } = incoming
    const authorization = door.password && `Basic ${Buffer.from(door.password).toString('base64')}`
    const body = await bodyOf(incoming)
    if (authorization && headers.authorization !== authorization)
      return void outgoing.writeHead(401).end('Unauthorized')
    await door.before?.(url)
    const { hostname, port } = new URL(urls()[0]!)
    const payload = Buffer.from(door.change?.(url, body) ?? body)
    const requestHeaders = { ...headers, 'content-length': payload.length }
    const request = ask({ hostname, port, method, path: url, headers: requestHeaders }, reply => {
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(outgoing)
    })
    request.on('error', () => outgoing.destroy()).end(payload)
  }
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    void pass(incoming, outgoing).catch(() => outgoing.destroy())
  const server = tls ? createSecure(tls, listener) : createPlain(listener)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (!isOpen) socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const hangUp = () => sockets.forEach(socket => socket.destroy())
  return {
    door,
    urlFor: (user = '') =>
      `${tls ? 'https' : 'http'}://${user && `${user}@`}127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut() {
      isOpen = false
      hangUp()
    },
    open: () => void (isOpen = true),
    async end() {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
