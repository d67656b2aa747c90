/** Offers the tools by the Model Context Protocol. The transport and the place where tools run are parameters. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { copy, fillPlaceholders } from '../copy'
import { notVerifiedReply, type ToolReply } from './run-tool'
import type { Tool } from './tool'
import { TOOLS } from './tools'

const { mcp: words } = copy
const VERSION = '1'

/** Answers one call. `signal` aborts when the client cancels. */
export type HandleToolCall = (tool: Tool, args: unknown, signal: AbortSignal) => Promise<ToolReply>

const resultOf = (reply: ToolReply): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(reply) }],
  structuredContent: { ...reply },
  isError: reply.status === 'not_verified',
})

const unknownTool = (name: string): ToolReply => ({
  ...notVerifiedReply(fillPlaceholders(words.unknownTool, { name: name.slice(0, 60) })),
  coverage: [],
})

export function mcpServer(handle: HandleToolCall): Server {
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
    if (!tool) return resultOf(unknownTool(params.name))
    return resultOf(await handle(tool, params.arguments ?? {}, signal))
  })
  return server
}
