/** A minimal web server for the services: routes, JSON, and CORS for pages of other origins. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  /** The values of the parts of the path that the route names. */
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  token?: string
  /** The origin of this server. */
  origin: string
}

/** A reply that is not JSON, or whose status is not 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: string | Buffer = '',
    readonly headers: Record<string, string> = {},
  ) {}
}

export type Handler = (call: Call) => unknown
/** The handlers by method and path: `GET /search/:id`. The first match counts. */
export type Routes = Record<string, Handler>

export interface Listening {
  origin: string
  stop(): Promise<void>
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, token, noLogin, fingerprintId, deviceType',
  'access-control-expose-headers': 'content-disposition',
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : undefined
}

/** Returns the params of a path: `/search/:id` and `/search/7` give `{id: '7'}`. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const match = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(path)
  return match
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
    : undefined
}

function routeFor(routes: Routes, method: string, path: string) {
  for (const [route, handler] of Object.entries(routes)) {
    const [routeMethod, pattern = ''] = route.split(' ')
    const params = routeMethod === method ? paramsOf(pattern, path) : undefined
    if (params) return { handler, params }
  }
  return undefined
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name.toLowerCase()]
  return typeof value === 'string' ? value : undefined
}

/** Whether the app's call identifies the visitor: by a token, or by a guest's fingerprint. */
function saysWho(request: IncomingMessage) {
  const guest = header(request, 'noLogin') !== undefined && Boolean(header(request, 'fingerprintId'))
  return header(request, 'deviceType') === 'alphah5' && (Boolean(header(request, 'token')) || guest)
}

function send(response: ServerResponse, answer: unknown) {
  const reply = answer instanceof Reply ? answer : new Reply(200, JSON.stringify(answer))
  response.writeHead(reply.status, { ...CORS, 'content-type': 'application/json; charset=utf-8', ...reply.headers })
  response.end(reply.body)
}

export function listen(answer: (request: IncomingMessage, response: ServerResponse, origin: string) => Promise<void>) {
  return new Promise<Listening>(resolve => {
    const server: Server = createServer((request, response) => {
      void answer(request, response, origin()).catch((error: unknown) => {
        response.writeHead(500, CORS)
        response.end(String(error))
      })
    })
    const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const stop = () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      })
    server.listen(0, '127.0.0.1', () => resolve({ origin: origin(), stop }))
  })
}

/** Serves the services. A browser itself visits the `open` ones, without identifying the visitor. */
export const serve = (routes: Routes, open: Routes) =>
  listen(async (request, response, origin) => {
    const method = request.method ?? 'GET'
    if (method === 'OPTIONS') return send(response, new Reply(204))
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const isOpen = routeFor(open, method, pathname) !== undefined
    const route = routeFor({ ...open, ...routes }, method, pathname)
    if (!route) return send(response, new Reply(404, 'Not Found', { 'content-type': 'text/plain' }))
    if (!isOpen && !saysWho(request)) return send(response, new Reply(400, 'who asks?'))
    const call = { params: route.params, query, body: await bodyOf(request), token: header(request, 'token'), origin }
    return send(response, route.handler(call))
  })
