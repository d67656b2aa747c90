/** Forwards calls of tools to a server. If the server is unreachable or refuses, the result is *not verified*. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { copy } from '../copy'
import { notVerifiedReply, wrongArgumentsReply, type ToolReply } from './run-tool'
import type { HandleToolCall } from './server'

async function openClient(url: URL, token: string): Promise<Client> {
  const client = new Client({ name: copy.mcp.name, version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  return client
}

/** The refusals that the user of the assistant can do something about, by their HTTP status. */
const REFUSALS: Record<number, string> = {
  401: copy.errors.token_unknown,
  413: copy.errors.body_too_large,
  429: copy.errors.throttled,
}

const whyRefused = (error: unknown): string =>
  (error instanceof StreamableHTTPError && REFUSALS[error.code ?? 0]) || copy.mcp.unreachable

/** The timeout of a call in milliseconds. It exceeds the longest deadline that an operator of the server can set. */
const PATIENCE = 7_200_000

export function forwardingHandler(url: URL, token: string): HandleToolCall {
  let client: Promise<Client> | undefined
  return async (tool, args, signal): Promise<ToolReply> => {
    // Wrong arguments, such as texts of many megabytes, are not sent to the server.
    const refusal = wrongArgumentsReply(tool, args)
    if (refusal) return refusal
    try {
      client ??= openClient(url, token)
      const call = { name: tool.name, arguments: args as Record<string, unknown> }
      const { structuredContent } = await (await client).callTool(call, undefined, { signal, timeout: PATIENCE })
      return structuredContent as unknown as ToolReply
    } catch (error) {
      client = undefined
      return { ...notVerifiedReply(whyRefused(error)), coverage: [] }
    }
  }
}
