/** A load balancer for tests: sends each request to the next server, without retries. */
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

const LOOK_MS = 100

interface Backend {
  origin: string
  isReady: boolean
  /** The reason why the server is not ready. */
  reason?: string
}

/** With `watch`, only servers that are ready by `/readyz` receive visitors. */
export async function roundRobin(origins: string[], { watch = false } = {}) {
  const agent = new Agent({ keepAlive: true })
  const backends: Backend[] = origins.map(origin => ({ origin, isReady: true }))
  /** Errors between the balancer and a server. */
  const failures: string[] = []
  let turn = 0

  function next(): Backend | undefined {
    const ready = backends.filter(({ isReady }) => isReady)
    return ready[turn++ % ready.length]
  }
  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const server = next()
    const { url: path, method, headers } = incoming
    const fail = (reason: string) => {
      failures.push(`${method} ${path} of ${server?.origin}: ${reason}`)
      outgoing.writeHead(502).end()
    }
    if (!server) return fail(`nobody is ready: ${backends.map(({ reason }) => reason).join('; ')}`)
    const { hostname, port } = new URL(server.origin)
    const outgoingRequest = ask({ agent, hostname, port, path, method, headers }, reply => {
      outgoing.writeHead(reply.statusCode!, reply.headers)
      reply.on('error', error => failures.push(error.message)).pipe(outgoing)
    })
    outgoingRequest.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
    incoming.pipe(outgoingRequest)
  }
  const checkReady = async (backend: Backend) => {
    const { origin } = backend
    const reason = await fetch(`${origin}/readyz`, { headers: { connection: 'close' } }).then(
      async reply => (reply.ok ? undefined : await reply.text()),
      (error: Error) => `${error.message} ${String(error.cause)}`,
    )
    if (backend.origin === origin) Object.assign(backend, { isReady: reason === undefined, reason })
  }
  const timer = watch ? setInterval(() => backends.forEach(one => void checkReady(one)), LOOK_MS) : undefined

  const balancer = createServer(forward)
  // A client's connection stays open without a limit.
  balancer.keepAliveTimeout = 0
  await once(balancer.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    failures,
    /** Replaces a server; the new one receives visitors once it is ready. */
    replace: (at: number, origin: string) => void (backends[at] = { origin, isReady: false }),
    /** Returns the reason why a server receives no visitors. */
    notReady: (at: number) => (backends[at]!.isReady ? undefined : (backends[at]!.reason ?? 'not checked yet')),
    async close() {
      clearInterval(timer)
      agent.destroy()
      balancer.closeAllConnections()
      balancer.close()
      await once(balancer, 'close')
    },
  }
}
