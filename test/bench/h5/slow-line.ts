/**
 * Simulates the slow connection by a proxy before the server. A page's own emulation would not slow the
 * service worker. The connection can be cut.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const LATENCY = 150
const BYTES_PER_MS = 1.6e6 / 8 / 1000

export interface SlowLine {
  origin: string
  cut(): Promise<void>
}

export async function slowLineTo(origin: string): Promise<SlowLine> {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  /** The time at which the connection will have transferred its pending data. */
  let free = 0

  function bring(chunk: Buffer, to: Socket) {
    const now = performance.now()
    free = Math.max(free, now) + chunk.length / BYTES_PER_MS
    setTimeout(() => to.destroyed || to.write(chunk), Math.max(LATENCY, free - now))
  }

  const proxy = createServer(client => {
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.pipe(server)
    server.on('data', (chunk: Buffer) => bring(chunk, client))
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut() {
      const closed = new Promise<void>(resolve => proxy.close(() => resolve()))
      for (const socket of sockets) socket.destroy()
      return closed
    },
  }
}
