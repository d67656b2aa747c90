/**
 * `npm run mcp`: the tools over standard input and output, for an assistant program on the same machine. Each call goes
 * to a server's `/mcp`, so its rights, limits and log are the same.
 *
 * MCP_URL is the address of the server's `/mcp`; MCP_TOKEN is a personal token.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { forwardingHandler } from './forward'
import { mcpServer } from './server'

/** A longer message ends this process. The transport alone would close without a word, and the assistant would wait. */
const MOST_BYTES = 64 * 2 ** 20

async function main() {
  const { MCP_URL = '', MCP_TOKEN = '' } = process.env
  if (!URL.canParse(MCP_URL) || !MCP_TOKEN) {
    process.stderr.write('MCP_URL must be the address of a server’s /mcp, and MCP_TOKEN a personal token.\n')
    process.exitCode = 1
    return
  }
  const server = mcpServer(forwardingHandler(new URL(MCP_URL), MCP_TOKEN))
  server.onclose = () => process.exit(1)
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: MOST_BYTES }))
}

void main()
