/** Sends requests under load, each from another address, so that the rate limits do not apply. */
import http from 'node:http'

export const AT_ONCE = 50

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
/** An agent for requests that must not wait, so that the other requests keep their connections. */
const another = new http.Agent({ keepAlive: true })

export function hangUp() {
  agent.destroy()
  another.destroy()
}

export interface LoadCall {
  path: string
  body?: unknown
  token?: string
}

let visitors = 0
const nextAddress = () => {
  visitors++
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Sends a request. Returns the status after the complete answer. */
export const sendRequest = (origin: string, { path, body, token }: LoadCall, from?: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = {
      'x-forwarded-for': from ?? nextAddress(),
      ...(token === undefined ? { noLogin: 'true' } : { token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const request = http.request(
      origin + path,
      { agent: from ? another : agent, method: body === undefined ? 'GET' : 'POST', headers },
      reply => reply.resume().on('end', () => resolve(reply.statusCode ?? 0)),
    )
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
