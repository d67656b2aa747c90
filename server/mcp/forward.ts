/** Forwards calls of tools to a server. A server that is away or refuses has verified nothing. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { copy } from '../copy'
import { notVerified, type Reply } from './run-tool'
import type { Handle } from './server'

async function openClient(url: URL, token: string): Promise<Client> {
  const client = new Client({ name: copy.mcp.name, version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  return client
}

export function forwardTo(url: URL, token: string): Handle {
  let client: Promise<Client> | undefined
  return async ({ name }, args, signal): Promise<Reply> => {
    try {
      client ??= openClient(url, token)
      const call = { name, arguments: args as Record<string, unknown> }
      const { structuredContent } = await (await client).callTool(call, undefined, { signal })
      return structuredContent as unknown as Reply
    } catch {
      client = undefined
      return { ...notVerified(copy.mcp.unreachable), coverage: [] }
    }
  }
}
