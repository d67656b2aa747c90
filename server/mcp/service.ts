/**
 * Serves the tools over HTTP, at `/mcp`, for holders of a personal token. A tool calls the services as other clients
 * do.
 */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { beijingDay } from '@domain/format/beijing-time'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { copy, type ErrorId } from '../copy'
import type { App } from '../http/app-type'
import { HttpError } from '../http/http-error'
import { beginDelegation } from '../http/visitor'
import type { RateLimits } from '../http/rate-limits'
import { serverOrigin } from '../http/origin'
import { disconnectSignalOf } from '../http/task'
import { MCP_PATH } from '../paths'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { coverageCache } from './coverage-cache'
import { runTool } from './run-tool'
import { mcpServer } from './server'
import { type ServiceCall, ServiceRefusal, type ToolContext } from './tool'

interface McpDeps {
  settings: Pick<ServerSettings, 'page' | 'deadlines'>
  limits: RateLimits
  runtime: Pick<Runtime, 'now'>
}

/** How much longer than the deadline of a request a tool waits for a service. The deadline ends with a reason. */
const RESERVE = 5 * SECOND

interface Envelope {
  data?: unknown
  result?: unknown
  id?: ErrorId
  errMsg?: string
}

function urlOf({ path, query = {} }: ServiceCall) {
  const parameters = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return parameters.length ? `${path}?${new URLSearchParams(parameters).toString()}` : path
}

const envelopeIn = (text: string): Envelope => {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {}
  }
}

/** Calls a service within this process. */
async function callService<T>(
  app: App,
  call: ServiceCall,
  { headers, remoteAddress, timeout, signal }: Caller,
): Promise<T> {
  const { body } = call
  const reply = await app
    .inject({
      method: body ? 'POST' : 'GET',
      url: urlOf(call),
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
      remoteAddress,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    .catch(() => {
      throw new ServiceRefusal('unreachable', copy.mcp.timeout)
    })
  const { data, result, id = 'server_error', errMsg } = envelopeIn(reply.body)
  if (reply.statusCode === 200) return (data ?? result) as T
  throw new ServiceRefusal(id, errMsg ?? copy.errors.server_error)
}

interface Caller {
  headers: Record<string, string>
  remoteAddress: string
  timeout: number
  signal: AbortSignal
}

const requestOf = (request: FastifyRequest) =>
  new Request(new URL(MCP_PATH, 'http://mcp'), {
    method: 'POST',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  })

export function mcpService(app: App, { settings: { page, deadlines }, limits, runtime }: McpDeps) {
  const timeout = deadlines.request + RESERVE
  const memory = coverageCache(runtime)

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { headers, end } = beginDelegation(request.visitor)
    const origin = page.h5Origin || serverOrigin(request)
    const caller = { headers: { ...headers, host: request.headers.host ?? '' }, remoteAddress: request.ip, timeout }
    const hangUp = disconnectSignalOf(reply)
    const server = mcpServer((tool, args, signal) => {
      const context: ToolContext = {
        call: call => callService(app, call, { ...caller, signal: AbortSignal.any([hangUp, signal]) }),
        address: path => origin + page.basename + path,
        today: beijingDay(runtime.now()),
      }
      return runTool(tool, args, context, memory.of(context))
    })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    try {
      await server.connect(transport)
      const response = await transport.handleRequest(requestOf(request), { parsedBody: request.body })
      const type = response.headers.get('content-type')
      if (type) reply.type(type)
      return await reply.code(response.status).send(await response.text())
    } finally {
      end()
      await server.close()
    }
  }

  app.register(async (routes: App) => {
    routes.addHook('preParsing', async ({ visitor }, reply) => {
      if ('account' in visitor) return
      reply.header('www-authenticate', 'Bearer')
      throw new HttpError('token_unknown')
    })
    routes.post(MCP_PATH, { config: { rateLimit: limits.mcp } }, async (request, reply) => {
      // Batches are refused, because their calls would count as one request.
      if (Array.isArray(request.body)) throw new HttpError('invalid_request')
      return answer(request, reply)
    })
    // The server has no sessions and no streams. In this case the protocol requires status 405.
    routes.get(MCP_PATH, { config: { rateLimit: limits.mcp } }, (_request, reply) =>
      reply.code(405).header('allow', 'POST').send(),
    )
  })
}
