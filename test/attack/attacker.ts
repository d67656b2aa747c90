/**
 * Sends hostile requests for some seconds, or each request once. Prints the results as JSON. Arguments:
 * ORIGIN SECONDS|once EVERY TOKEN
 */
import http from 'node:http'
import { attackRequests, type AttackRequest, type Openapi } from './requests'
import { readTools } from './tools'

/** The number of connections that a browser opens to one host. */
const AT_ONCE = 6
/** The server ends requests that take longer than this. */
const PATIENCE = 60_000
/** The status with which the server refuses a visitor who sends too many requests. */
const BUSY = '503'
const ADDRESS = '203.0.113.66'

const [origin = '', seconds = 'once', every = '1', token = ''] = process.argv.slice(2)
const until = seconds === 'once' ? Infinity : Date.now() + Number(seconds) * 1000
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** In the mode `once` each request has its own address, since the rate limit would otherwise block most requests. */
let sent = 0
const addressNow = () => (seconds === 'once' ? `10.${++sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` : ADDRESS)

const statuses: Record<string, number> = {}
const faults: string[] = []
let slowest = { ms: 0, request: '' }

const nameOf = ({ method, path, body = '' }: AttackRequest) => `${method} ${path.slice(0, 120)} ${body.slice(0, 80)}`

function send(request: AttackRequest) {
  const start = performance.now()
  return new Promise<void>(resolve => {
    const end = (status: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      const ms = performance.now() - start
      if (ms > slowest.ms) slowest = { ms: Math.round(ms), request: nameOf(request) }
      if (/^5/.test(status) && status !== BUSY) faults.push(`${status} ${nameOf(request)}`)
      resolve()
    }
    const outgoing = http.request(
      origin + request.path,
      {
        agent,
        method: request.method,
        timeout: PATIENCE,
        headers: {
          'x-forwarded-for': addressNow(),
          ...(request.headers ?? (token ? { token } : { noLogin: 'true' })),
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      reply => reply.resume().on('end', () => end(String(reply.statusCode))),
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
    outgoing.on('error', error => {
      if (error.message === 'timeout') faults.push(`timeout ${nameOf(request)}`)
      end('cut off')
    })
    outgoing.end(request.body)
  })
}

async function attack() {
  const openapi = (await (await fetch(`${origin}/openapi.json`)).json()) as Openapi
  const tools = token ? await readTools(origin, token) : undefined
  do {
    const requests = attackRequests(openapi, Number(every), tools)
    const worker = async () => {
      for (const request of requests) {
        if (Date.now() > until) return
        await send(request)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } while (Date.now() < until && until !== Infinity)
  agent.destroy()
  process.stdout.write(JSON.stringify({ statuses, faults: faults.slice(0, 50), slowest }))
}

void attack()
