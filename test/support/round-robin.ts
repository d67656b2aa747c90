/** A balancer as it stands before several servers: sends each request to the next one, and nothing a second time. */
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

const LOOK_MS = 100

interface Behind {
  origin: string
  isReady: boolean
}

/** With `watch` only those that say by `/readyz` that they want visitors get any. */
export async function roundRobin(origins: string[], { watch = false } = {}) {
  const agent = new Agent({ keepAlive: true })
  const behind: Behind[] = origins.map(origin => ({ origin, isReady: true }))
  /** What went wrong between it and a server. */
  const failures: string[] = []
  let turn = 0

  function next(): Behind | undefined {
    const ready = behind.filter(({ isReady }) => isReady)
    return ready[turn++ % ready.length]
  }
  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const server = next()
    const { url: path, method, headers } = incoming
    const fail = (reason: string) => {
      failures.push(`${method} ${path} of ${server?.origin}: ${reason}`)
      outgoing.writeHead(502).end()
    }
    if (!server) return fail('nobody is ready')
    const { hostname, port } = new URL(server.origin)
    const sent = ask({ agent, hostname, port, path, method, headers }, reply => {
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.on('error', error => failures.push(error.message)).pipe(outgoing)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
    incoming.pipe(sent)
  }
  const look = async (one: Behind) => {
    const { origin } = one
    const isReady = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
      reply => reply.ok,
      () => false,
    )
    if (one.origin === origin) one.isReady = isReady
  }
  const looking = watch ? setInterval(() => behind.forEach(one => void look(one)), LOOK_MS) : undefined

  const door = createServer(pass)
  // What a client keeps open is not closed under its hands.
  door.keepAliveTimeout = 0
  await once(door.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    failures,
    /** A server in the place of another; it gets visitors once it says so. */
    replace: (at: number, origin: string) => void (behind[at] = { origin, isReady: false }),
    async close() {
      clearInterval(looking)
      agent.destroy()
      door.closeAllConnections()
      door.close()
      await once(door, 'close')
    },
  }
}
