/** The tools as a server of the Model Context Protocol. It knows neither where tools run nor how messages come. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { copy } from '../copy'
import { notVerified, type Reply } from './run-tool'
import type { Tool } from './tool'
import { TOOLS } from './tools'

const { mcp: words } = copy
const VERSION = '1'

/** Answers one call. `signal` aborts when the client gives up. */
export type Handle = (tool: Tool, args: unknown, signal: AbortSignal) => Promise<Reply>

const resultOf = (reply: Reply): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(reply) }],
  structuredContent: { ...reply },
  isError: reply.status === 'not_verified',
})

export function mcpServer(handle: Handle): Server {
  const server = new Server(
    { name: words.name, version: VERSION },
    { capabilities: { tools: {} }, instructions: words.instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, input }) => ({
      name,
      title,
      description,
      inputSchema: JSON.parse(JSON.stringify(input)) as { type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = TOOLS.find(({ name }) => name === params.name)
    if (!tool) return resultOf({ ...notVerified(params.name.slice(0, 60)), coverage: [] })
    return resultOf(await handle(tool, params.arguments ?? {}, signal))
  })
  return server
}
